import { RANKS, cardOf, deckCards, deckSet, has, pointsIn, pointsOf } from '@stammtisch/rules';
import { rankName, suitName } from '@stammtisch/texts';
import { paragraph } from '../paragraph.ts';
import type { Chapter, Figure } from '../paragraph.ts';
import type { Speaker } from '../speaker.ts';

/** Karten und Augen: the pack and what its cards count (R1–R8). */
export function cardsChapter(speaker: Speaker): Chapter {
  const { rules, say, table } = speaker;
  const all = deckCards(rules.deck).length;
  const points = pointsIn(deckSet(rules.deck));
  return {
    id: 'karten',
    title: say('Karten und Augen', 'Cards and points'),
    played: true,
    paragraphs: [
      paragraph(
        ['R1', 'R8'],
        say(
          'Schafkopf spielen vier. Jeder sitzt jedem gegenüber oder daneben; im Uhrzeigersinn geht alles reihum.',
          'Schafkopf is for four. They sit crosswise, and everything goes round clockwise.',
        ),
      ),
      paragraph(
        ['R2', 'R3'],
        say(
          'Gespielt wird mit bayerischen Karten in vier Farben: [[eichel|Eichel]], [[gras|Gras]], [[herz|Herz]] und [[schellen|Schellen]]. Liegen in einer neuen Schachtel Sechser, kommen sie weg.',
          'The pack is Bavarian, in four suits: [[eichel|Eichel]] (acorns), [[gras|Gras]] (leaves), [[herz|Herz]] (hearts) and [[schellen|Schellen]] (bells). If a new box has Sechser in it, they are taken out.',
        ),
        {
          table: [
            ...table('deck'),
            ...(rules.deck === 24 ? [say('Mehr im Kapitel „Kurze Karte“.', 'More in the chapter “Short deck”.')] : []),
          ],
        },
      ),
      paragraph(
        ['R4', 'R5', 'R6'],
        say(
          `Jede Karte zählt [[augen|Augen]]. Alle ${all} zusammen sind ${points}. Die Karte mit dem A heißt [[sau|Sau]].`,
          `Every card counts [[augen|Augen]], that is points. All ${all} together make ${points}. The [[sau|Sau]] is the ace.`,
        ),
        { figures: [pointsFigure(speaker)] },
      ),
      paragraph(
        ['R7'],
        say(
          'Jede Runde darf anders spielen, wenn sie es vorher ausmacht. Was hier als „an diesem Tisch“ steht, sind die [[hausregeln|Hausregeln]], die oben gewählt sind.',
          'Every round may play differently if it agrees beforehand. What is marked “at this table” here are the [[hausregeln|house rules]] chosen above.',
        ),
      ),
    ],
  };
}

function pointsFigure({ rules, language, say }: Speaker): Figure {
  const ranks = RANKS.filter((rank) => has(deckSet(rules.deck), cardOf('E', rank)));
  return {
    kind: 'values',
    label: say('Augen der Karten', 'Points of the cards'),
    values: ranks.map((rank) => {
      const card = cardOf('E', rank);
      return { card, name: rankName(rank, language), value: String(pointsOf(card)) };
    }),
  };
}

/** Kurze Karte: what is different with 24 cards. */
export function shortDeckChapter({ rules, say, language }: Speaker): Chapter {
  const cards = deckCards(24).length;
  const suits = (['E', 'G', 'S'] as const).map((suit) => suitName(suit, language)).join(', ');
  return {
    id: 'kurze-karte',
    title: say('Kurze Karte', 'Short deck'),
    played: rules.deck === 24,
    paragraphs: [
      paragraph(
        ['kurz'],
        say(
          `Mit der [[kurze-karte|kurzen Karte]] fehlen alle Achter und Siebener: ${cards} Karten, ${cards / 4} für jeden, zweimal drei. Es gibt ${cards / 4} Stiche; was im Buch „der letzte Stich“ heißt, ist der ${cards / 4}.`,
          `In the [[kurze-karte|short deck]] all Achter and Siebener are missing: ${cards} cards, ${cards / 4} for each, dealt by threes. There are ${cards / 4} tricks; what the book calls the last trick is number ${cards / 4}.`,
        ),
      ),
      paragraph(
        ['kurz-farben'],
        say(
          `Die Augen bleiben ${pointsIn(deckSet(24))}, und alle Grenzen bleiben gleich. Im Rufspiel hat jede der Farben ${suits} nur noch vier Karten, darum ist man öfter [[frei|frei]] und öfter [[gesperrt|gesperrt]].`,
          `The points remain ${pointsIn(deckSet(24))}, and so do all limits. In a Rufspiel each of the suits ${suits} has only four cards left, so you are more often [[frei|void]] and more often [[gesperrt|gesperrt]].`,
        ),
      ),
    ],
  };
}
