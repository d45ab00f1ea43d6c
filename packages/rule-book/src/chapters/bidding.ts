import { nameableRanks, rankLevel } from '@stammtisch/rules';
import { gameName, namedRankName } from '@stammtisch/texts';
import { paragraph } from '../paragraph.ts';
import type { Chapter, Figure, Paragraph } from '../paragraph.ts';
import type { Speaker } from '../speaker.ts';

/** Ansagen: who plays and what (R17–R33, B25–B31). */
export function biddingChapter(speaker: Speaker): Chapter {
  const { say, table, rules } = speaker;
  return {
    id: 'ansagen',
    title: say('Ansagen', 'Bidding'),
    played: true,
    paragraphs: [
      paragraph(
        ['R17', 'B25', 'B28'],
        say(
          'Sind alle Karten da, wird der Reihe nach gefragt, zuerst der Ausspieler. Wer spielen will, sagt [[ich-taet-spielen|„ich tät spielen“]], sonst [[weiter|„weiter“]]. Welches Spiel, bleibt vorerst geheim.',
          'When all cards are there everybody is asked in turn, the forehand first. Who wants to play says [[ich-taet-spielen|“ich tät spielen”]], otherwise [[weiter|“weiter”]]. Which game remains a secret for now.',
        ),
        { table: table('bidding.mode', 'bidding.interestBinding') },
      ),
      paragraph(
        ['R18', 'R31', 'R32', 'B26', 'B31'],
        say('Wollen mehrere spielen, gilt das höhere Spiel.', 'If several want to play, the higher game counts.'),
        { table: table('bidding.herzSoloFirst'), figures: [rankFigure(speaker)] },
      ),
      paragraph(
        ['R19', 'R28', 'R33'],
        say(
          `Bei gleich hohen Spielen geht vor, wer früher dran ist. ${rules['bidding.herzSoloFirst'] ? '' : 'Die Farbe macht kein Spiel höher: Ein Herz-Solo sticht kein Eichel-Solo aus.'}`.trim(),
          `Among equal games the earlier seat has precedence. ${rules['bidding.herzSoloFirst'] ? '' : 'The suit never makes a game higher: a Herz-Solo does not beat an Eichel-Solo.'}`.trim(),
        ),
      ),
      ...negotiation(speaker),
      paragraph(
        ['R25', 'R26', 'R27', 'B30'],
        say(
          'Erst wenn feststeht, wer spielt, folgt die [[ansage|Ansage]] mit Spiel und Farbe: „Ich spiele …“. Sie ist bindend: Danach wird nichts mehr erhöht und kein Tout mehr nachgeschoben. Die Worte dürfen je nach Gegend andere sein, eindeutig müssen sie sein.',
          'Only when it is clear who plays comes the [[ansage|announcement]] with game and suit: “Ich spiele …”. It binds: nothing is raised and no Tout is added afterwards. Words may vary by region, but they must be clear.',
        ),
        { table: rules['bidding.mode'] === 'table' ? [] : table('bidding.finalMayExceedNamed') },
      ),
    ],
  };
}

function negotiation({ rules, say, table, language }: Speaker): readonly Paragraph[] {
  const minimum = rules['bidding.minGameByInterest'].map((game) => gameName(game, language)).join(', ');
  const here = rules['bidding.mode'];
  const notHere = [
    say(
      'Hier wird nicht verhandelt: Jeder nennt sein Spiel einmal.',
      'There is no negotiation here: everybody names a game once.',
    ),
  ];
  return [
    paragraph(
      ['R21', 'R23', 'R24', 'B27'],
      say(
        'Beim [[ueberbieten|Überbieten]] nennt der Spätere, wie hoch er geht, ohne die Farbe zu verraten. Der Frühere spielt so hoch selber („selber“) oder sagt weiter. Solange nichts angesagt ist, darf einer höher gehen, etwa vom Wenz zum Wenz-Tout.',
        'When [[ueberbieten|outbidding]], the later seat names how high it goes without telling the suit. The earlier one plays that high himself (“selber”) or passes. As long as nothing is announced one may go higher, say from Wenz to Wenz-Tout.',
      ),
      { table: here === 'table' ? notHere : table('bidding.negotiationOrder') },
    ),
    paragraph(
      ['R22', 'B29'],
      say(
        'Nach der Schafkopfschule braucht ein höheres Spiel, wer als Zweiter, Dritter oder Vierter spielen will. Gezählt werden die, die spielen wollen, nicht die Plätze. Ein Spiel, das ein Tisch nicht spielt, wird durch das nächsthöhere ersetzt.',
        'After the Schafkopfschule a second, third or fourth player who wants to play needs a higher game. Those who want to play are counted, not the seats. A game that a table does not play is replaced by the next higher one.',
      ),
      {
        table:
          here === 'schafkopfschule'
            ? [say(`Mindestens gespielt wird der Reihe nach: ${minimum}.`, `The minimum in order: ${minimum}.`)]
            : [say('Es gibt keine Mindestspiele.', 'There are no minimum games.')],
      },
    ),
  ];
}

/** All ranks from the highest to the lowest; equal ones stand on one step. */
function rankFigure({ rules, language, say }: Speaker): Figure {
  const sie = rules['games.sie'] ? [{ game: 'sie', tout: false } as const] : [];
  const ranks = [...nameableRanks(rules), ...sie].toReversed();
  const levels = [...new Set(ranks.map((rank) => rankLevel(rules, rank)))];
  return {
    kind: 'ranks',
    label: say('Vom höchsten zum niedrigsten Spiel', 'From the highest game to the lowest'),
    steps: levels.map((level) =>
      ranks.filter((rank) => rankLevel(rules, rank) === level).map((rank) => namedRankName(rank, language)),
    ),
  };
}
