import { GAMES, hasEffect, pointsToWin, schneiderLimits } from '@stammtisch/rules';
import type { Game } from '@stammtisch/rules';
import { billOf, outcome, rufspiel, suitSolo } from '../example.ts';
import { paragraph } from '../paragraph.ts';
import type { Chapter, Figure, PriceRow } from '../paragraph.ts';
import type { Speaker } from '../speaker.ts';

/** Abrechnung: who won, Schneider, Schwarz, prices and payment (R88–R93, R102–R108, B1–B3, B16, B56–B58). */
export function resultChapter(speaker: Speaker): Chapter {
  const { rules, say, table } = speaker;
  const limits = schneiderLimits(rules, 0);
  const needed = pointsToWin(rules, { contract: rufspiel('G'), mussTrumps: null, stoss: 0 });
  return {
    id: 'abrechnung',
    title: say('Abrechnung', 'The bill'),
    played: true,
    paragraphs: [
      paragraph(
        ['R88'],
        say(
          `Die [[spielerpartei|Spielerpartei]] gewinnt mit ${needed} Augen. Bei 60 zu 60 hat die [[gegenpartei|Gegenpartei]] gewonnen.`,
          `The [[spielerpartei|declaring party]] wins with ${needed} points. At 60 all the [[gegenpartei|opponents]] have won.`,
        ),
        { table: table('stoss.takesOver', 'muss.winAt60WithMaxTrumps') },
      ),
      paragraph(
        ['R89', 'R90', 'B1'],
        say(
          'Wer mit sehr wenigen Augen verliert, ist [[schneider|Schneider]] und zahlt mehr.',
          'Who loses with very few points is [[schneider|Schneider]] and pays more.',
        ),
        {
          table: [
            say(
              `Die Spielerpartei ist Schneider mit höchstens ${limits.declarer} Augen, die Gegenpartei mit höchstens ${limits.opponents}.`,
              `The declaring party is Schneider with at most ${limits.declarer} points, the opponents with at most ${limits.opponents}.`,
            ),
            say(
              `Die Spielerpartei gewinnt also mit ${120 - limits.opponents} Augen Schneider.`,
              `So the declaring party wins with Schneider at ${120 - limits.opponents} points.`,
            ),
          ],
        },
      ),
      paragraph(
        ['R91', 'R92', 'R93', 'B2', 'B3'],
        say(
          'Wer keinen Stich hat, ist [[schwarz|Schwarz]]. Das ist eine Frage der Stiche: Ein einziger Stich, und sei er ohne Augen, verhindert es. Schneider sagt der Verlierer aus Anstand selbst an; jede Partei zählt ihre Stiche.',
          'Who has no trick is [[schwarz|Schwarz]]. That is a matter of tricks: a single one, even without points, prevents it. The loser owns up to Schneider; each party counts its own tricks.',
        ),
        { table: table('schwarz.mode', 'schwarz.claimRequired') },
      ),
      paragraph(
        ['R102', 'R103', 'R104'],
        say(
          'Der [[tarif|Tarif]] wird vorher ausgemacht. Üblich sind ein Preis fürs Rufspiel, ein höherer für Solospiele und je einer für Schneider, Schwarz und jeden Laufenden.',
          'The [[tarif|tariff]] is agreed beforehand. Usual are a price for the Rufspiel, a higher one for solo games, and one each for Schneider, Schwarz and every Laufender.',
        ),
        { table: table('scoring.currency'), figures: [priceFigure(speaker)] },
      ),
      paragraph(
        ['R107', 'B16'],
        say(
          'Erst wird zusammengezählt: [[grundtarif|Grundtarif]], Schneider, Schwarz, Laufende. Dann wird vervielfacht: Tout, Klopfen, Stoß, [[doppelspiel|Doppelspiel]]. Der Stock wird nie vervielfacht.',
          'First everything is added up: [[grundtarif|base price]], Schneider, Schwarz, Laufende. Then it is multiplied: Tout, knocks, Stoß, [[doppelspiel|doubled deals]]. The Stock is never multiplied.',
        ),
        { table: limitLine(speaker) },
      ),
      paragraph(
        ['R105', 'R108', 'B57'],
        say(
          'Im Rufspiel zahlt jeder der beiden Verlierer einem der beiden Gewinner.',
          'In a Rufspiel each of the two losers pays one of the two winners.',
        ),
        { figures: [rufspielBill(speaker)] },
      ),
      paragraph(
        ['R106'],
        say(
          'Im Solospiel zahlt jeder der drei Gegner dem Spieler, oder er zahlt jedem von ihnen.',
          'In a solo game each of the three opponents pays the declarer, or he pays each of them.',
        ),
        { figures: [soloBill(speaker)] },
      ),
      paragraph(
        ['B56', 'B58'],
        say(
          'Gerechnet wird in ganzen Cent oder Punkten. Was sich nicht teilen lässt, bleibt im Stock, oder der Frühere zahlt es.',
          'Everything is reckoned in whole cents or points. What cannot be divided stays in the Stock, or the earlier seat pays it.',
        ),
      ),
    ],
  };
}

function limitLine({ rules, say }: Speaker): readonly string[] {
  const most = rules['score.maxFactor'];
  return most === 1024
    ? []
    : [
        say(
          `Klopfen, Stoß und Doppelspiele machen zusammen höchstens ${most}-fach.`,
          `Knocks, Stoß and doubled deals together count at most ${most} times.`,
        ),
      ];
}

function priceFigure(speaker: Speaker): Figure {
  const { rules, say, price, game, amount } = speaker;
  const played = (name: Game): boolean =>
    name === 'ramsch' ? rules['allPass.action'] === 'ramsch' : rules[`games.${name}`];
  const games = GAMES.filter(played).map((name): PriceRow => ({ name: game(name), amount: price(name) }));
  const extras: readonly PriceRow[] = [
    { name: 'Schneider', amount: amount(rules['tariff.schneider']) },
    { name: 'Schwarz', amount: rules['schwarz.mode'] === 'double' ? '×2' : amount(rules['tariff.schwarz']) },
    ...(hasEffect(rules, 'tariff.laufende')
      ? [{ name: say('jeder Laufende', 'each Laufender'), amount: amount(rules['tariff.laufende']) }]
      : []),
  ];
  return { kind: 'prices', label: say('Preise an diesem Tisch', 'Prices at this table'), rows: [...games, ...extras] };
}

/** Anna calls, Carla holds the Sau, 95 points, three Laufende (R108). */
function rufspielBill({ rules, say }: Speaker): Figure {
  const example = outcome(rules, rufspiel('E'), 95, { laufende: { holder: 'declarer', count: 3 } });
  return {
    kind: 'bill',
    label: say(
      'Anna ruft, Carla spielt mit: 95 Augen, drei Ober von oben',
      'Anna calls, Carla is her partner: 95 points, the three highest Ober',
    ),
    bill: billOf(rules, example),
    contract: example.contract,
  };
}

function soloBill({ rules, say }: Speaker): Figure {
  const example = outcome(rules, suitSolo('solo', 'G'), 61);
  return {
    kind: 'bill',
    label: say('Anna gewinnt ein Gras-Solo mit 61 Augen', 'Anna wins a Gras-Solo with 61 points'),
    bill: billOf(rules, example),
    contract: example.contract,
  };
}
