import { hasEffect } from '@stammtisch/rules';
import { billOf } from '../example.ts';
import { paragraph } from '../paragraph.ts';
import type { Chapter, Figure } from '../paragraph.ts';
import { ramschOf } from '../ramsch-example.ts';
import type { Speaker } from '../speaker.ts';

/** Alle weiter: what happens when nobody plays (R20, R30, R52, R53, R109, B24, B47–B55). */
export function allPassChapter(speaker: Speaker): Chapter {
  const { rules, say, table, price } = speaker;
  const action = rules['allPass.action'];
  const ramsch = action === 'ramsch';
  const stock = rules['stock.enabled'];
  const muss = hasEffect(rules, 'muss.gesperrt') || hasEffect(rules, 'muss.allowSolo');
  const notPlayed = (de: string, en: string): readonly string[] => [say(`${de} nicht.`, `${en}.`)];
  return {
    id: 'alle-weiter',
    title: say('Alle weiter', 'When all pass'),
    played: true,
    paragraphs: [
      paragraph(
        ['R20', 'R30', 'B55'],
        say(
          'Will keiner spielen, gibt es mehrere Bräuche: [[zusammenwerfen]] und neu geben, in den [[stock|Stock]] zahlen, das nächste Spiel doppelt, [[ramsch|Ramsch]], oder einer muss spielen.',
          'If nobody wants to play there are several customs: [[zusammenwerfen|throw in]] and deal again, pay into the [[stock|Stock]], double the next game, play a [[ramsch|Ramsch]], or somebody has to play.',
        ),
        { table: table('allPass.action') },
      ),
      paragraph(
        ['R109', 'B53'],
        say(
          'In den Stock zahlt jeder die [[einlage|Einlage]], wenn zusammengeworfen wird. Ein gewonnenes Spiel nimmt ihn mit. Er wird nie vervielfacht.',
          'Everybody pays the [[einlage|contribution]] into the Stock when the cards are thrown in. A won game takes it. It is never multiplied.',
        ),
        {
          table: stock
            ? table(
                'stock.contribution',
                'stock.wonBy',
                'stock.split',
                'stock.onLoss',
                'stock.capPerGame',
                'stock.multipliedByKlopfen',
              )
            : notPlayed('Einen Stock gibt es', 'There is no Stock'),
        },
      ),
      paragraph(
        ['B24'],
        say(
          'Ein [[doppelspiel|Doppelspiel]] zählt doppelt, weil davor alle weiter gesagt haben. Es gilt für das nächste Spiel, das wirklich gespielt wird, ganz gleich welches.',
          'A [[doppelspiel|doubled deal]] counts double because everybody passed before it. It holds for the next game that is really played, whichever it is.',
        ),
        {
          table:
            action === 'doubleNext'
              ? table('allPass.doubleNextMax')
              : notPlayed('Doppelspiele gibt es', 'There are no doubled deals'),
        },
      ),
      paragraph(
        ['R52', 'B47', 'B48', 'B52'],
        say(
          'Im [[ramsch|Ramsch]] spielt jeder für sich; Trumpf ist wie im Rufspiel, eine Ruf-Sau gibt es nicht. Wer die meisten Augen hat, zahlt den anderen.',
          'In a [[ramsch|Ramsch]] everybody plays for himself; trumps are as in a Rufspiel, there is no called Sau. Who has most points pays the others.',
        ),
        {
          table: ramsch
            ? [
                say(`Ein Ramsch kostet ${price('ramsch')}.`, `A Ramsch costs ${price('ramsch')}.`),
                ...table('ramsch.losers', 'stoss.inRamsch', 'klopfen.appliesToRamsch'),
              ]
            : notPlayed('Ramsch gibt es', 'Ramsch is not played'),
          figures: ramsch ? [ramschBillFigure(speaker)] : [],
        },
      ),
      paragraph(
        ['R53', 'B49', 'B50'],
        say(
          'Wer im Ramsch keinen Stich hat, ist [[jungfrau|Jungfrau]]. Wer alles holt, macht einen [[durchmarsch|Durchmarsch]].',
          'Who has no trick in a Ramsch is a [[jungfrau|Jungfrau]]. Who takes everything makes a [[durchmarsch|Durchmarsch]].',
        ),
        { table: ramsch ? labelled(speaker) : [] },
      ),
      paragraph(
        ['B51'],
        say(
          'Haben im Ramsch mehrere gleich viele Augen, muss entschieden werden, wer zahlt.',
          'If several have equally many points in a Ramsch, it must be decided who pays.',
        ),
        { table: table('ramsch.tie') },
      ),
      paragraph(
        ['B54'],
        say(
          'Im [[muss-spiel|Muss-Spiel]] muss einer spielen, obwohl er nicht wollte, meist wer den Eichel-Ober hat: „[[der-alte|der Alte]] muss“.',
          'In a [[muss-spiel|Muss-Spiel]] somebody has to play although he did not want to, mostly the holder of the Eichel-Ober: “[[der-alte|der Alte]] muss”.',
        ),
        {
          table: muss
            ? table('muss.allowSolo', 'muss.gesperrt', 'muss.winAt60WithMaxTrumps')
            : notPlayed('Ein Muss-Spiel gibt es', 'There is no Muss-Spiel'),
        },
      ),
    ],
  };
}

function labelled({ rules, say, value }: Speaker): readonly string[] {
  const pay = hasEffect(rules, 'ramsch.durchmarschPayout')
    ? [
        say(
          `Ein Durchmarsch zählt ${value('ramsch.durchmarschPayout')}.`,
          `A Durchmarsch counts ${value('ramsch.durchmarschPayout')}.`,
        ),
      ]
    : [];
  return [`Jungfrau: ${value('ramsch.jungfrau')}.`, `Durchmarsch: ${value('ramsch.durchmarsch')}.`, ...pay];
}

function ramschBillFigure({ rules, say }: Speaker): Figure {
  return {
    kind: 'bill',
    label: say(
      'Anna hat 60 Augen, Ben 40, Carla 20, Dirk keinen Stich',
      'Anna has 60 points, Ben 40, Carla 20, Dirk no trick',
    ),
    bill: billOf(rules, ramschOf(rules, [60, 40, 20, 0])),
    contract: { game: 'ramsch' },
  };
}
