import { describe, expect, it } from 'vitest';
import { PRESETS, cardOf, settle } from '@stammtisch/rules';
import type { Bill, Contract, Outcome, RamschOutcome, TableEvent } from '@stammtisch/rules';
import { announcementBubble, eventText, trickText } from './events.ts';
import { LANGUAGES } from './language.ts';

const names = (seat: number) => ['Resi', 'Sepp', 'Xaver', 'Du'][seat] ?? '';

const RUFSPIEL: Contract = {
  game: 'rufspiel',
  suit: 'G',
  declarer: 0,
  tout: true,
  called: cardOf('G', 'A'),
  muss: false,
};

function settled(outcome: Outcome): TableEvent {
  const bill = settle({ ...PRESETS.sauspiel, 'ramsch.tie': 'allTiedPay' }, outcome, 0);
  if (!bill.ok) throw new Error(bill.reason.code);
  return { type: 'settled', bill: bill.value satisfies Bill };
}

const RAMSCH: RamschOutcome = {
  kind: 'ramsch',
  points: [50, 30, 25, 15],
  tricks: [3, 2, 2, 1],
  tricksInDeal: 8,
  highestTrump: null,
  lastTrick: null,
  forehand: 0,
  knocks: 0,
  stoss: 0,
  doubled: 1,
};

const SIE: Outcome = { kind: 'sie', declarer: 0, knocks: 0, stoss: 0, doubled: 1 };

const EVENTS: readonly TableEvent[] = [
  { type: 'stock-filled', paid: [10, 10, 10, 10] },
  { type: 'dealt', deck: [] },
  { type: 'cut', seat: 0, at: 12 },
  { type: 'knocked', seat: 0 },
  { type: 'not-knocked', seat: 0 },
  { type: 'interested', seat: 0 },
  { type: 'passed', seat: 0 },
  { type: 'named', seat: 0, rank: { game: 'farbwenz', tout: true } },
  { type: 'held', seat: 0 },
  { type: 'contract', contract: RUFSPIEL },
  { type: 'contract', contract: { game: 'ramsch' } },
  { type: 'must-play', seat: 0, why: 'eichel-ober' },
  { type: 'must-play', seat: 0, why: 'knocked' },
  { type: 'stoss', seat: 0 },
  { type: 'played', seat: 0, card: cardOf('G', '9') },
  { type: 'claimed', seat: 0 },
  { type: 'claim-refused', seat: 0 },
  { type: 'schwarz-claimed', seat: 0 },
  settled(SIE),
  settled(RAMSCH),
  settled({ ...RAMSCH, points: [40, 40, 40, 0], tricks: [3, 3, 1, 1] }),
  settled({ ...RAMSCH, points: [30, 30, 30, 30], tricks: [2, 2, 2, 2] }),
  settled({ ...RAMSCH, points: [120, 0, 0, 0], tricks: [8, 0, 0, 0] }),
  settled({ kind: 'thrown-in', knocks: 0 }),
];

const SILENT: readonly TableEvent[] = [
  { type: 'stoss-declined', seat: 1 },
  { type: 'done-cutting', seat: 1 },
  { type: 'claim-agreed', seat: 1 },
  { type: 'schwarz-waived', seat: 1 },
];

describe.each(LANGUAGES)('events in %s', (language) => {
  it('each is heard in at most eight words, and reads differently from all others', () => {
    const texts = EVENTS.map((event) => eventText(event, names, language));
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text?.split(' ').length, text ?? '').toBeLessThanOrEqual(8);
      expect(text).not.toMatch(/undefined|null|["']/);
    }
    expect(new Set(texts).size).toBe(EVENTS.length);
  });

  it('nobody hears who does not answer a Stoß (B12)', () => {
    for (const event of SILENT) expect(eventText(event, names, language)).toBeNull();
  });

  it('bubbles are short, and only for what is said aloud', () => {
    for (const event of EVENTS) {
      const said = announcementBubble(event, language);
      if (said !== null) expect(said).toMatch(/^\p{Lu}.{2,40}[.!]$/u);
    }
    expect(announcementBubble({ type: 'played', seat: 0, card: 3 }, language)).toBeNull();
    expect(announcementBubble({ type: 'stoss-declined', seat: 0 }, language)).toBeNull();
    expect(announcementBubble({ type: 'contract', contract: { game: 'ramsch' } }, language)).toBeNull();
  });
});

function announced(contract: Contract): string | null {
  return announcementBubble({ type: 'contract', contract }, 'de');
}

describe('words of the log', () => {
  it('reads as ux.md 4.2 has it', () => {
    expect(eventText({ type: 'played', seat: 0, card: cardOf('G', '9') }, names, 'de')).toBe('Resi: Gras-Neun.');
    expect(trickText({ winner: 0, points: 21 }, names, 'de')).toBe('Stich an Resi, 21 Augen.');
    expect(trickText({ winner: 0, points: 21 }, names, 'en')).toBe('Trick to Resi, 21 points.');
    expect(trickText({ winner: 3, points: 0 }, names, 'de', 3)).toBe('Dein Stich, 0 Augen.');
  });

  it('a Stoß and its answers have their own words', () => {
    expect([0, 1, 2, 3].map((step) => announcementBubble({ type: 'stoss', seat: 1 }, 'de', step))).toEqual([
      'Stoß!',
      'Retour!',
      'Sub!',
      'Resub!',
    ]);
    expect(eventText({ type: 'stoss', seat: 1 }, names, 'de', 1)).toBe('Sepp: Retour.');
  });

  it('games as they are announced', () => {
    expect(announced(RUFSPIEL)).toBe('Rufspiel Tout auf die Gras-Sau!');
    expect(announced({ ...RUFSPIEL, tout: false, called: cardOf('S', 'Z'), suit: 'S' })).toBe(
      'Rufspiel auf die Schellen-Zehn!',
    );
    expect(announced({ game: 'solo', suit: 'E', declarer: 1, tout: false })).toBe('Eichel-Solo!');
    expect(announced({ game: 'wenz', declarer: 1, tout: true })).toBe('Wenz Tout!');
    expect(announced({ game: 'sie', declarer: 1 })).toBe('Sie!');
    expect(announcementBubble({ type: 'contract', contract: { ...RUFSPIEL, tout: false } }, 'bar')).toBe(
      'Rufspui auf d’Blaue!',
    );
    expect(announcementBubble({ type: 'interested', seat: 1 }, 'bar')).toBe('I dat spuin.');
  });

  it('who lost a Ramsch', () => {
    expect(eventText(settled(RAMSCH), names, 'de')).toBe('Ramsch verloren: Resi.');
    const tied = settled({ ...RAMSCH, points: [30, 30, 30, 30], tricks: [2, 2, 2, 2] });
    expect(eventText(tied, names, 'de')).toBe('Ramsch verloren: niemand.');
  });
});
