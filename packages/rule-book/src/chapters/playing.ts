import { cardOf, handSize } from '@stammtisch/rules';
import { cardsFrom } from '../example.ts';
import { paragraph } from '../paragraph.ts';
import type { Chapter } from '../paragraph.ts';
import type { Speaker } from '../speaker.ts';
import { turnFigure, turnIn } from '../turn-example.ts';

/** Stich für Stich: following, trumping, winning a trick (R70–R75, B59). */
export function playingChapter({ rules, say, table }: Speaker): Chapter {
  const suit = turnIn(rules, { game: 'rufspiel' }, { hand: cardsFrom('EO EK E9 SA HU H9'), trick: [cardOf('E', 'Z')] });
  const trump = turnIn(
    rules,
    { game: 'rufspiel' },
    { hand: cardsFrom('EO EK E9 SA HU H9'), trick: [cardOf('H', 'A')] },
  );
  const free = turnIn(rules, { game: 'rufspiel' }, { hand: cardsFrom('EO EK E9 SA HU H9'), trick: cardsFrom('GA GK') });
  return {
    id: 'spielen',
    title: say('Stich für Stich', 'Trick by trick'),
    played: true,
    paragraphs: [
      paragraph(
        ['R70', 'R74'],
        say(
          `Reihum legt jeder eine Karte, das ist ein [[stich|Stich]]. Ihn bekommt der höchste Trumpf; liegt keiner, die höchste Karte der ausgespielten Farbe. Wer ihn hat, spielt zum nächsten aus, ${handSize(rules)} Stiche lang.`,
          `Everybody in turn plays a card, that is a [[stich|trick]]. The highest trump gets it; without one, the highest card of the suit that was led. Its winner leads to the next, for ${handSize(rules)} tricks.`,
        ),
      ),
      paragraph(
        ['R71'],
        say(
          'Wer die ausgespielte Farbe hat, muss sie [[zugeben]]. Trumpf ist eine Farbe für sich: Auf Trumpf muss Trumpf, und ein Ober oder Unter bedient nie die Farbe, die auf ihm steht, solange er Trumpf ist.',
          'If you have the suit that was led, you must [[zugeben|follow]]. Trumps are a suit of their own: trump must be followed by trump, and an Ober or Unter never follows the suit printed on it while it is trump.',
        ),
        {
          figures: [
            turnFigure(say('Rufspiel: Eichel-Zehn liegt', 'Rufspiel: Eichel-Zehn was led'), suit),
            turnFigure(say('Rufspiel: Herz-Sau liegt, also Trumpf', 'Rufspiel: Herz-Sau was led, a trump'), trump),
          ],
        },
      ),
      paragraph(
        ['R72', 'R73'],
        say(
          'Wer die Farbe nicht hat, ist [[frei]]: Er darf [[stechen]] oder [[abwerfen]], was er will. Es gibt keine Pflicht zu stechen oder zu überstechen.',
          'If you do not have the suit you are [[frei|free]]: you may [[stechen|trump]] or [[abwerfen|discard]] whatever you like. There is no duty to trump or to beat.',
        ),
        {
          table: table('ramsch.stichzwang', 'bettel.stichzwang'),
          figures: [
            turnFigure(
              say('Rufspiel: Gras liegt, kein Gras in der Hand', 'Rufspiel: Gras was led, none in hand'),
              free,
            ),
          ],
        },
      ),
      paragraph(
        ['R75'],
        say(
          '[[was-liegt-das-liegt|Was liegt, das liegt]]: Eine gespielte Karte wird nicht zurückgenommen.',
          '[[was-liegt-das-liegt|A card laid stays]]: a played card is not taken back.',
        ),
      ),
      paragraph(
        ['B59'],
        say(
          'Der Computer bietet nur erlaubte Karten an, darum gibt es hier keine Strafen für Fehler.',
          'The computer offers legal cards only, so there are no penalties for mistakes here.',
        ),
        { table: table('play.claimRest', 'play.lastTrickVisible') },
      ),
    ],
  };
}

/** Stoß: doubling by the opponents and the answers (R81–R87, B9–B13). */
export function stossChapter({ rules, say, table, value }: Speaker): Chapter {
  const on = rules['stoss.enabled'];
  return {
    id: 'stoss',
    title: say('Stoß und Retour', 'Stoß and Retour'),
    played: on,
    paragraphs: [
      paragraph(
        ['R81', 'R85'],
        say(
          'Glaubt ein Gegner, dass das Spiel verloren geht, sagt er [[stoss|Stoß]], auch Kontra oder Spritze genannt. Das Spiel zählt dann doppelt. Jede Antwort verdoppelt noch einmal.',
          'If an opponent believes the game will be lost he says [[stoss|Stoß]], also called Kontra or Spritze. Then the game counts double. Each answer doubles once more.',
        ),
        { table: on ? [] : [say('Es gibt keinen Stoß.', 'There is no Stoß.')] },
      ),
      paragraph(
        ['R82', 'B10'],
        say(
          'Möglich ist er ab der Ansage, also auch, bevor eine Karte liegt. Auch wer ausgespielt hat, darf danach noch Stoß geben, solange die Frist läuft.',
          'It is possible from the announcement on, so even before a card is played. The one who led may give it afterwards too, as long as there is time.',
        ),
        { table: table('stoss.deadline') },
      ),
      paragraph(
        ['R83', 'R84', 'B12'],
        say(
          'Einen Stoß geben nur die Gegner, und nur einer von ihnen. Antworten darf mit [[retour|Retour]] der Spieler oder sein Mitspieler. Der Mitspieler darf keinen Stoß geben; mit einem Retour verrät er sich, das ist erlaubt.',
          'Only the opponents give a Stoß, and only one of them. The declarer or the partner may answer with [[retour|Retour]]. The partner may not give a Stoß; a Retour gives him away, which is allowed.',
        ),
      ),
      paragraph(
        ['R87', 'B13', 'B11'],
        say(
          'Abwechselnd darf weiter verdoppelt werden, so oft es ausgemacht ist: Stoß, Retour, [[sub|Sub]], Resub.',
          'The parties may go on doubling in turn as often as agreed: Stoß, Retour, [[sub|Sub]], Resub.',
        ),
        {
          table: on
            ? [
                say(`Höchstens: ${value('stoss.maxSteps')}.`, `At most: ${value('stoss.maxSteps')}.`),
                ...table('stoss.reDeadline'),
              ]
            : [],
        },
      ),
      paragraph(
        ['R86', 'B9'],
        say(
          'Ein Stoß ändert von Haus aus nur das Geld: Die Spielerpartei braucht weiterhin 61 Augen.',
          'A Stoß by itself changes only the money: the declaring party still needs 61 points.',
        ),
        { table: table('stoss.takesOver') },
      ),
    ],
  };
}
