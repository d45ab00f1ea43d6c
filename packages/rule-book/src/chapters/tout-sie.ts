import { SUITS, cardOf } from '@stammtisch/rules';
import { allOf } from '@stammtisch/texts';
import { billOf, outcome, suitSolo } from '../example.ts';
import { oneIn } from '../odds/odds-text.ts';
import { anyOfFour, oneHand, shapeOf } from '../odds/hand-odds.ts';
import { paragraph } from '../paragraph.ts';
import type { Chapter, Figure } from '../paragraph.ts';
import type { Speaker } from '../speaker.ts';

/** Tout: all tricks announced (R54–R63, R100, B18, B21–B23, B32, B62). */
export function toutChapter(speaker: Speaker): Chapter {
  const { rules, say, table, game, language } = speaker;
  const allowed = rules['tout.allowedGames'];
  const games = allOf(allowed.map(game), language);
  return {
    id: 'tout',
    title: 'Tout',
    played: allowed.length > 0,
    paragraphs: [
      paragraph(
        ['R54', 'R56', 'R59'],
        say(
          'Mit [[tout|Tout]] sagt der Spieler an, dass er alle Stiche macht. Trümpfe und Reihenfolge bleiben die des Spiels. Das Wort muss in der Ansage fallen: „Herz-Solo Tout“.',
          'With [[tout|Tout]] the declarer announces to take all tricks. Trumps and their order remain those of the game. The word has to be part of the announcement: “Herz-Solo Tout”.',
        ),
      ),
      paragraph(['R55', 'B32'], say('Nicht zu jedem Spiel passt ein Tout.', 'Not every game allows a Tout.'), {
        table: [
          allowed.length > 0
            ? say(`Möglich bei: ${games}.`, `Possible in: ${games}.`)
            : say('Es gibt keinen Tout.', 'There is no Tout.'),
        ],
      }),
      paragraph(
        ['R57', 'R58', 'B62', 'B22'],
        say(
          'Geht ein einziger Stich verloren, ist das Spiel verloren, auch wenn er keine Augen hat und alle 120 beim Spieler liegen. Augen entscheiden nichts. Im Rufspiel-Tout, wo es ihn gibt, zählen die Stiche beider Partner.',
          'A single lost trick loses the game, even one without points and with all 120 on the declarer’s side. Points decide nothing. In a Rufspiel-Tout, where there is one, the tricks of both partners count.',
        ),
        { table: table('tout.onLostTrick') },
      ),
      paragraph(
        ['R60', 'R61', 'R100', 'B21', 'B23'],
        say(
          'Ein Tout vervielfacht den Preis samt Laufenden, gewonnen wie verloren.',
          'A Tout multiplies the price together with the Laufende, won or lost.',
        ),
        {
          table: table('tout.multiplier', 'tout.schneiderSchwarz'),
          figures: allowed.includes('solo') ? [toutBill(speaker)] : [],
        },
      ),
      paragraph(
        ['R62', 'R63', 'B18'],
        say(
          'Bezahlt wird wie bei jedem Solospiel. Ein Stoß ändert nur das Geld, nicht das Ziel.',
          'Payment is as in every solo game. A Stoß changes only the money, not the goal.',
        ),
        { table: table('stoss.onTout') },
      ),
    ],
  };
}

function toutBill({ rules, say }: Speaker): Figure {
  const example = outcome(rules, suitSolo('solo', 'H', true), 120, { laufende: { holder: 'declarer', count: 4 } });
  const won = { ...example, tricks: example.tricksInDeal };
  return {
    kind: 'bill',
    label: say('Anna gewinnt ein Herz-Solo Tout mit allen vier Obern', 'Anna wins a Herz-Solo Tout with all four Ober'),
    bill: billOf(rules, won),
    contract: won.contract,
  };
}

/** Sie: all Ober and Unter in one hand (R64–R69, B19, B20, B33, B61). */
export function sieChapter(speaker: Speaker): Chapter {
  const { rules, say, table, price, language } = speaker;
  const one = oneHand(shapeOf(rules));
  return {
    id: 'sie',
    title: 'Sie',
    played: rules['games.sie'],
    paragraphs: [
      paragraph(
        ['R64', 'R65'],
        rules.deck === 32
          ? say(
              'Wer genau die vier Ober und die vier Unter bekommt, hat ein [[sie|Sie]], das höchste Spiel überhaupt. Sieben davon und eine andere Karte sind keines.',
              'Who is dealt exactly the four Ober and the four Unter has a [[sie|Sie]], the highest game of all. Seven of them and another card are none.',
            )
          : say(
              'Mit der kurzen Karte ist ein [[sie|Sie]], wer die sechs höchsten Trümpfe bekommt. Es ist das höchste Spiel überhaupt.',
              'In the short deck a [[sie|Sie]] is a hand of the six highest trumps. It is the highest game of all.',
            ),
        { figures: [sieFigure(speaker)] },
      ),
      paragraph(
        ['R66', 'R68', 'B33'],
        say(
          'Man legt es hin, und das Spiel ist gewonnen; gespielt wird nicht. Man darf, man muss nicht. Am Holztisch gilt: Wer eines hinlegt, das keines ist, hat einen Fehler gemacht, und die Runde entscheidet.',
          'You lay it open and the game is won; it is not played. You may, you need not. At a real table: who lays down what is none has made a mistake, and the round decides.',
        ),
        { table: table('bidding.sieOfferAfterDeal') },
      ),
      paragraph(
        ['R67', 'B20', 'B19'],
        say(
          'Jeder der drei anderen zahlt. Schneider und Schwarz kommen nicht dazu.',
          'Each of the three others pays. Schneider and Schwarz are not added.',
        ),
        {
          table: rules['games.sie']
            ? [
                say(`Ein Sie kostet jeden ${price('sie')}.`, `A Sie costs everybody ${price('sie')}.`),
                ...table('sie.base', 'sie.multiplier', 'klopfen.appliesToSie', 'stoss.onSie'),
              ]
            : [say('Ein Sie wird nicht gespielt.', 'A Sie is not played.')],
        },
      ),
      paragraph(
        ['R69', 'B61'],
        say(
          `Die Chance steht ${oneIn(one, language)}, dass du selber eines bekommst, und ${oneIn(anyOfFour(one), language)}, dass am Tisch irgendeiner eines hat. Beide Zahlen sind genau.`,
          `The chance is ${oneIn(one, language)} that you get one, and ${oneIn(anyOfFour(one), language)} that anybody at the table has one. Both numbers are exact.`,
        ),
      ),
    ],
  };
}

function sieFigure({ rules, say }: Speaker): Figure {
  const all = (['O', 'U'] as const).flatMap((rank) => SUITS.map((suit) => cardOf(suit, rank)));
  return { kind: 'cards', label: say('Ein Sie', 'A Sie'), cards: rules.deck === 24 ? all.slice(0, 6) : all };
}
