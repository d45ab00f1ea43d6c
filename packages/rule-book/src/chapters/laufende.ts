import { cardsOf, laufende, orderOf, setOf } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';
import { billOf, cardsFrom, outcome, rufspiel } from '../example.ts';
import { paragraph } from '../paragraph.ts';
import type { Chapter, Figure, PriceRow } from '../paragraph.ts';
import type { Speaker } from '../speaker.ts';

const GAMES_WITH_LAUFENDE = ['rufspiel', 'solo', 'wenz', 'farbwenz', 'geier', 'farbgeier'] as const;

/** Laufende: the unbroken run of highest trumps (R94–R101, B4–B8). */
export function laufendeChapter(speaker: Speaker): Chapter {
  const { rules, say, table, amount } = speaker;
  const counted = rules['laufende.enabled'] && rules['laufende.scope'] !== 'none';
  return {
    id: 'laufende',
    title: say('Laufende', 'Laufende'),
    played: counted,
    paragraphs: [
      paragraph(
        ['R94', 'R96', 'B5'],
        say(
          'Hat eine Partei die höchsten Trümpfe ohne Lücke, sind das [[laufende|Laufende]]: vom allerhöchsten abwärts bis zum ersten Trumpf der anderen. Im Rufspiel zählen die Karten beider Partner zusammen. Es gilt, was gegeben wurde, nicht, wer die Stiche macht.',
          'If a party has the highest trumps without a gap, those are [[laufende|Laufende]]: from the very highest down to the first trump of the others. In a Rufspiel the cards of both partners count together. What was dealt counts, not who wins the tricks.',
        ),
        { figures: runFigures(speaker) },
      ),
      paragraph(
        ['R95', 'R97', 'R101', 'B6', 'B7'],
        say(
          'Gezählt wird erst ab einer Mindestzahl, und mehr als eine Höchstzahl wird nicht bezahlt.',
          'They count only from a minimum on, and no more than a maximum is paid.',
        ),
        {
          table: counted ? [] : [say('Laufende zählen nicht.', 'Laufende do not count.')],
          figures: counted ? [limits(speaker)] : [],
        },
      ),
      paragraph(
        ['R98'],
        say(
          'Ist die Mindestzahl erreicht, wird jeder Laufende bezahlt, nicht erst die darüber.',
          'Once the minimum is reached every Laufender is paid, not only those above it.',
        ),
        {
          table: counted
            ? [
                say(
                  `Jeder kostet ${amount(rules['tariff.laufende'])}.`,
                  `Each costs ${amount(rules['tariff.laufende'])}.`,
                ),
              ]
            : [],
        },
      ),
      paragraph(
        ['R99', 'B4'],
        say(
          'Auch die Gegner können Laufende haben; der Spieler spielt dann „[[ohne|ohne drei]]“. Ob sie das Spiel teurer machen, ist Sache des Tisches.',
          'The opponents can have Laufende too; then the declarer plays “[[ohne|ohne drei]]”, without three. Whether they raise the price is up to the table.',
        ),
        { table: table('laufende.scope'), figures: counted ? [losersBill(speaker)] : [] },
      ),
      paragraph(
        ['B8'],
        say(
          'Im Bettel gibt es keine Trümpfe und im Ramsch keine Parteien, also auch keine Laufenden.',
          'A Bettel has no trumps and a Ramsch no parties, so they have no Laufende.',
        ),
      ),
    ],
  };
}

function runFigures({ rules, say }: Speaker): readonly Figure[] {
  const order = orderOf(rules, { game: 'rufspiel' });
  const inRun = (own: readonly Card[]): string => {
    const run = laufende(order, setOf(own));
    return say(`${run.count} Laufende`, `${run.count} Laufende`);
  };
  const gap = cardsFrom('EO GO SO EU');
  const both = cardsFrom('EO GO HO SO');
  return [
    {
      kind: 'cards',
      label: say(
        `${inRun(gap)}: Der Herz-Ober fehlt, dort ist Schluss`,
        `${inRun(gap)}: the Herz-Ober is missing, there the run ends`,
      ),
      cards: cardsOf(setOf(gap)).toSorted((a, b) => (order.strength[b] ?? 0) - (order.strength[a] ?? 0)),
    },
    {
      kind: 'cards',
      label: say(
        `${inRun(both)}: zwei beim Spieler, zwei beim Mitspieler`,
        `${inRun(both)}: two with the declarer, two with the partner`,
      ),
      cards: both,
    },
  ];
}

function limits({ rules, say, game }: Speaker): Figure {
  const rows = GAMES_WITH_LAUFENDE.filter((name) => rules[`games.${name}`]).map((name): PriceRow => {
    const min = rules[`laufende.min.${name}`];
    const max = rules[`laufende.max.${name}`];
    return { name: game(name), amount: say(`ab ${min}, höchstens ${max}`, `from ${min}, at most ${max}`) };
  });
  return { kind: 'prices', label: say('So viele Laufende zählen', 'How many Laufende count'), rows };
}

function losersBill({ rules, say }: Speaker): Figure {
  const example = outcome(rules, rufspiel('G'), 50, { laufende: { holder: 'declarer', count: 3 } });
  return {
    kind: 'bill',
    label: say(
      'Anna und Carla hatten die drei höchsten Ober und verlieren mit 50 Augen',
      'Anna and Carla had the three highest Ober and lose with 50 points',
    ),
    bill: billOf(rules, example),
    contract: example.contract,
  };
}
