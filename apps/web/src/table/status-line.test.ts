import { seededRandom, shuffle } from '@stammtisch/bots';
import {
  decide,
  deckCards,
  evolve,
  newTable,
  PRESETS,
  SEATS,
  view,
  type HouseRules,
  type Table,
  publicEvents,
  type PublicEvent,
} from '@stammtisch/rules';
import { cardName, eventText } from '@stammtisch/texts';
import { describe, expect, it } from 'vitest';
import { de } from '../i18n/de.ts';
import { en } from '../i18n/en.ts';
import { narration } from './narrate.ts';
import { statusLine } from './status-line.ts';

const NAMES = ['Du', 'Sepp', 'Resi', 'Xaver'] as const;
const WORDS = [
  { t: de, language: 'de', names: (seat: 0 | 1 | 2 | 3) => NAMES[seat] },
  { t: en, language: 'en', names: (seat: 0 | 1 | 2 | 3) => (seat === 0 ? 'You' : NAMES[seat]) },
] as const;

/** Every table of a deal in which a seat takes the action that `random` picks. */
function* tables(
  rules: HouseRules,
  seed: string,
): Generator<{ readonly table: Table; readonly heard: readonly PublicEvent[] }> {
  const random = seededRandom(seed);
  let table = newTable(rules, 3);
  const heard: PublicEvent[] = [];
  let command: Parameters<typeof decide>[1] = { type: 'deal', deck: shuffle(deckCards(rules.deck), random) };
  for (;;) {
    const decided = decide(table, command);
    if (!decided.ok) throw new Error(decided.reason.code);
    table = decided.value.reduce(evolve, table);
    heard.push(...publicEvents(decided.value));
    yield { table, heard };
    const seat = SEATS.find((one) => view(table, one).actions.length > 0);
    if (seat === undefined) return;
    const { actions } = view(table, seat);
    command = { seat, ...actions[Math.floor(random() * actions.length)]! };
  }
}

describe('the line that says who must do what', () => {
  it.each(['schafkopfschule', 'wirtshaus', 'sauspiel', 'turnier'] as const)(
    'is one sentence of at most 48 characters at every moment, in both languages: %s',
    (preset) => {
      for (let deal = 0; deal < 40; deal++) {
        for (const { table } of tables(PRESETS[preset], `${preset}/${deal}`)) {
          for (const words of WORDS) {
            const line = statusLine({ view: view(table, 0), hold: null, kontraPause: false }, words);
            expect(line).toMatch(/^.{1,48}$/);
            expect(line).not.toContain('undefined');
          }
        }
      }
    },
  );

  it('tells the duty to follow, and that one is free of the suit', () => {
    const lines = new Set<string>();
    for (let deal = 0; deal < 60; deal++) {
      for (const { table } of tables(PRESETS.sauspiel, `duty/${deal}`)) {
        lines.add(statusLine({ view: view(table, 0), hold: null, kontraPause: false }, WORDS[0]));
      }
    }
    for (const line of [
      'Du kommst raus.',
      'Du bist dran: Trumpf zugeben.',
      'Du bist dran: Eichel zugeben.',
      'Du bist dran · kein Gras: frei.',
      'Sepp überlegt …',
      'Magst klopfen?',
    ]) {
      expect([...lines]).toContain(line);
    }
  });

  it('tells a complete trick as long as it lies', () => {
    const [first] = tables(PRESETS.sauspiel, 'hold');
    const trick = { leader: 1, cards: [0, 1, 2, 3], winner: 2, points: 21 } as const;
    const hold = { trick, stage: 'lying' } as const;
    const shown = { view: view(first!.table, 0), hold, kontraPause: false };
    expect(statusLine(shown, WORDS[0])).toBe('Stich an Resi: 21 Augen.');
    expect(statusLine({ ...shown, hold: { ...hold, trick: { ...trick, winner: 0 } } }, WORDS[0])).toBe(
      'Dein Stich: 21 Augen.',
    );
  });
});

describe('the log', () => {
  it('tells everything that can be heard, and a line for each trick', () => {
    for (let deal = 0; deal < 20; deal++) {
      const all = [...tables(PRESETS.wirtshaus, `log/${deal}`)];
      const last = all.at(-1)!;
      const tricks = view(last.table, 0).deal!.tricks;
      const lines = narration({ heard: last.heard, tricks, rules: PRESETS.wirtshaus }, WORDS[0]);
      const spoken = last.heard.filter((event) => eventText(event, WORDS[0].names, 'de') !== null);
      expect(lines).toHaveLength(spoken.length + tricks.length);
    }
  });

  it.each(['short', 'normal', 'full'] as const)(
    'tells every card in order, at most eight words a line: %s',
    (speech) => {
      for (const preset of ['schafkopfschule', 'wirtshaus', 'sauspiel', 'turnier'] as const) {
        for (let deal = 0; deal < 20; deal++) {
          const { table, heard } = [...tables(PRESETS[preset], `speech/${deal}`)].at(-1)!;
          const { tricks } = view(table, 0).deal!;
          for (const words of WORDS) {
            const lines = narration({ heard, tricks, rules: PRESETS[preset] }, words, speech);
            const told = lines.flatMap((line) => /^(\w+): (\p{L}+-\p{L}+)[.,]/u.exec(line)?.slice(1).join(' ') ?? []);
            const played = heard.flatMap((event) =>
              event.type === 'played' ? `${words.names(event.seat)} ${cardName(event.card, words.language)}` : [],
            );
            expect(told.filter((line) => played.includes(line))).toEqual(played);
            expect(Math.max(...lines.map((line) => line.split(' ').length))).toBeLessThanOrEqual(8);
          }
        }
      }
    },
  );

  it('tells trumps, who is ahead and the points in all where much is spoken', () => {
    const { table, heard } = [...tables(PRESETS.sauspiel, 'full')].at(-1)!;
    const { tricks } = view(table, 0).deal!;
    const lines = narration({ heard, tricks, rules: PRESETS.sauspiel }, WORDS[0], 'full').join(' ');
    expect(lines).toContain(', Trumpf');
    expect(lines).toContain(', liegt vorn.');
    expect(lines).toMatch(/Augen, zusammen \d+\./);
  });

  it('never tells the pack, and never who was asked about a Stoß (B12)', () => {
    const secret = [
      { type: 'dealt', deck: [] },
      { type: 'stoss-declined', seat: 1 },
      { type: 'passed', seat: 1 },
    ] as const;
    expect(publicEvents(secret)).toEqual([{ type: 'passed', seat: 1 }]);
  });
});
