import { handSize } from '@stammtisch/rules';
import { paragraph } from '../paragraph.ts';
import type { Chapter } from '../paragraph.ts';
import type { Speaker } from '../speaker.ts';

/** Geben: shuffling, cutting, dealing, who begins (R9–R15, B60). */
export function dealingChapter({ rules, say, table }: Speaker): Chapter {
  const hand = handSize(rules);
  const cutting = rules['dealing.cutMaxTimes'] > 0;
  return {
    id: 'geben',
    title: say('Geben', 'Dealing'),
    played: true,
    paragraphs: [
      paragraph(
        ['R9', 'R10', 'R11'],
        say(
          'Der [[geber|Geber]] mischt, sein rechter Nachbar darf [[abheben]]. Was liegen bleibt, kommt obenauf.',
          'The [[geber|dealer]] shuffles, his right-hand neighbour may [[abheben|cut]]. What stays goes on top.',
        ),
        {
          table: cutting
            ? table('dealing.cutMinCards', 'dealing.cutMaxTimes')
            : [say('Es wird nicht abgehoben.', 'The pack is not cut.')],
        },
      ),
      paragraph(
        ['R12', 'R13', 'B60'],
        say(
          `Gegeben wird im Uhrzeigersinn, zuerst dem linken Nachbarn, bis jeder ${hand} Karten hat.`,
          `Cards are dealt clockwise, the left neighbour first, until everybody has ${hand}.`,
        ),
        { table: table('dealing.packets') },
      ),
      paragraph(
        ['R14', 'B34'],
        say('Nach jedem Spiel gibt der Nächste im Uhrzeigersinn.', 'After each game the next one clockwise deals.'),
        { table: table('dealing.redealDealer') },
      ),
      paragraph(
        ['R15'],
        say(
          'Den ersten Stich eröffnet immer der [[ausspieler|Ausspieler]] links vom Geber, ganz gleich, wer das Spiel ansagt – auch bei einem Solo.',
          'The first trick is always led by the [[ausspieler|forehand]] left of the dealer, whoever announced the game – in a Solo too.',
        ),
      ),
    ],
  };
}

/** Klopfen: doubling before the cards are all there (R16, B14, B15, B17). */
export function knockingChapter({ rules, say, table }: Speaker): Chapter {
  return {
    id: 'klopfen',
    title: say('Klopfen', 'Knocking'),
    played: rules['klopfen.enabled'],
    paragraphs: [
      paragraph(
        ['R16', 'B15'],
        say(
          'Wer nach den ersten Karten glaubt, dass es gut wird, [[klopfen|klopft]]: Das folgende Spiel wird teurer, für ihn wie gegen ihn. Gefragt wird der Reihe nach ab dem Ausspieler, bevor einer seine übrigen Karten sieht.',
          'If your first cards look good you [[klopfen|knock]]: the following game costs more, for you and against you. Everybody is asked in turn from the forehand on, before the other cards are seen.',
        ),
        {
          table: rules['klopfen.enabled']
            ? table('klopfen.afterCards')
            : [say('Es wird nicht geklopft.', 'There is no knocking.')],
        },
      ),
      paragraph(
        ['B14'],
        say(
          'Klopfen verpflichtet von sich aus zu nichts. Mehrere Klopfer wirken zusammen.',
          'Knocking by itself obliges to nothing. Several knocks work together.',
        ),
        {
          table: table(
            'klopfen.who',
            'klopfen.maxKnocks',
            'klopfen.stacking',
            'klopfen.carryOver',
            'klopfen.mustPlayOnAllPass',
          ),
        },
      ),
      paragraph(
        ['B17'],
        say(
          'Klopfen und [[stoss|Stoß]] haben nichts miteinander zu tun: Wer geklopft hat, darf auch einen Stoß geben, und beides multipliziert sich.',
          'Knocking and [[stoss|Stoß]] are independent: who knocked may also give a Stoß, and the factors multiply.',
        ),
        { table: table('klopfen.appliesToRamsch', 'klopfen.appliesToSie') },
      ),
    ],
  };
}
