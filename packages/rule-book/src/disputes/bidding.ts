import { rankLevel, stossDeadline } from '@stammtisch/rules';
import type { HouseRules, StossDeadline } from '@stammtisch/rules';
import { reasonText } from '@stammtisch/texts';
import { billOf, outcome, rufspiel } from '../example.ts';
import type { Dispute } from '../paragraph.ts';
import { ramschOf } from '../ramsch-example.ts';
import type { Speaker } from '../speaker.ts';
import { yesOrNo } from './verdict.ts';

/** Questions about ranks, Stoß, Klopfen and the Stock. */
export function biddingDisputes(speaker: Speaker): readonly Dispute[] {
  return [
    sameGame(speaker),
    ...soloOrWenz(speaker),
    ...stoss(speaker),
    ...everythingDoubles(speaker),
    ...stock(speaker),
    ...ramschTie(speaker),
  ];
}

function sameGame({ rules, say }: Speaker): Dispute {
  const eichel = rankLevel(rules, { game: 'solo', tout: false });
  const herz = rankLevel(rules, { game: 'solo', tout: false, herz: true });
  return {
    id: 'eichel-oder-herz',
    question: say('Eichel-Solo oder Herz-Solo: Wer darf spielen?', 'Eichel-Solo or Herz-Solo: who may play?'),
    verdict: herz > eichel ? say('Das Herz-Solo.', 'The Herz-Solo.') : say('Wer früher dran ist.', 'The earlier seat.'),
    answer:
      herz > eichel
        ? say(
            'An diesem Tisch steht das Herz-Solo über den anderen.',
            'At this table the Herz-Solo ranks above the others.',
          )
        : say(
            'Die Farbe macht kein Solo höher, auch nicht beim Tout. Es entscheidet der Platz ab dem Ausspieler.',
            'The suit makes no Solo higher, in a Tout neither. The seat counted from the forehand decides.',
          ),
    figures: [],
    rules: ['R28', 'R33'],
  };
}

function soloOrWenz({ rules, say }: Speaker): readonly Dispute[] {
  if (!rules['games.wenz'] || !rules['games.solo']) return [];
  const difference = rankLevel(rules, { game: 'solo', tout: false }) - rankLevel(rules, { game: 'wenz', tout: false });
  const verdict = difference > 0 ? say('Solo.', 'Solo.') : say('Wenz.', 'Wenz.');
  return [
    {
      id: 'solo-oder-wenz',
      question: say('Solo oder Wenz: Was ist höher?', 'Solo or Wenz: which is higher?'),
      verdict: difference === 0 ? say('Beide gleich.', 'Both are equal.') : verdict,
      answer:
        difference === 0
          ? say(
              'An diesem Tisch stehen sie auf einer Stufe; es spielt, wer früher dran ist.',
              'At this table they are on one step; the earlier seat plays.',
            )
          : say(
              'So steht es in der Rangliste dieses Tisches. Ein Wenz-Tout wäre wieder höher als ein Solo ohne Tout.',
              'So says the ranking of this table. A Wenz-Tout again would be higher than a Solo without Tout.',
            ),
      figures: [],
      rules: ['R31', 'B26'],
    },
  ];
}

function stoss({ rules, say, language, value }: Speaker): readonly Dispute[] {
  if (!rules['stoss.enabled']) return [];
  const deadline = stossDeadline(rules, 0);
  const late = reasonText({ code: 'stoss-late', deadline }, language);
  const partner = reasonText({ code: 'stoss-partner' }, language);
  const until: Readonly<Partial<Record<StossDeadline, string>>> = {
    beforeFirstCard: '',
    beforeSecondCard: say(
      'Die erste Karte darf schon liegen, die zweite nicht.',
      'The first card may lie, the second may not.',
    ),
    ownFirstCard: say(
      'Es zählt die eigene erste Karte, nicht die der anderen.',
      'Your own first card counts, not those of the others.',
    ),
    endOfFirstTrick: say(
      'Auch wenn schon drei Karten liegen, geht es noch.',
      'Even with three cards on the table it is still possible.',
    ),
  };
  return [
    {
      id: 'kontra-bis-wann',
      question: say('Bis wann darf ich Kontra geben?', 'Until when may I give Kontra?'),
      verdict: say(`${capital(value('stoss.deadline'))}.`, `${capital(value('stoss.deadline'))}.`),
      answer:
        `${until[deadline] ?? ''} ${say('Danach heißt es hier:', 'After that it says here:')} ${say('„', '“')}${late}${say('“', '”')}`.trim(),
      figures: [],
      rules: ['R82', 'B10'],
    },
    {
      id: 'mitspieler-kontra',
      question: say('Darf der Mitspieler Kontra geben?', 'May the partner give Kontra?'),
      verdict: yesOrNo(say, false),
      answer: `${partner} ${say(
        'Nur er erfährt das; die anderen merken nichts, damit er nicht verraten wird.',
        'Only he is told; the others notice nothing, so that he is not given away.',
      )}`,
      figures: [],
      rules: ['R84', 'B12'],
    },
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function everythingDoubles(speaker: Speaker): readonly Dispute[] {
  const { rules, say } = speaker;
  if (!rules['klopfen.enabled'] || !rules['stoss.enabled'] || !rules['games.rufspiel']) return [];
  const example = outcome(rules, rufspiel('G'), 95, { knocks: 2, stoss: 1 });
  const bill = billOf(rules, example);
  return [
    {
      id: 'klopfen-und-stoss',
      question: say('Zwei Klopfer und ein Stoß: Wie viel macht das?', 'Two knocks and a Stoß: how much is it?'),
      verdict: say(`Mal ${bill.factor}.`, `Times ${bill.factor}.`),
      answer: say(
        'Erst wird alles zusammengezählt, auch Schneider und Laufende, dann wird das Ganze vervielfacht.',
        'First everything is added up, Schneider and Laufende too, then all of it is multiplied.',
      ),
      figures: [
        {
          kind: 'bill',
          label: say('Rufspiel mit 95 Augen', 'Rufspiel with 95 points'),
          bill,
          contract: example.contract,
        },
      ],
      rules: ['R107', 'B14', 'B16'],
    },
  ];
}

function stock(speaker: Speaker): readonly Dispute[] {
  const { rules, say, amount } = speaker;
  if (!rules['stock.enabled'] || !rules['games.rufspiel']) return [];
  const before = 8 * (rules['tariff.rufspiel'] || 10);
  const lost = outcome(rules, rufspiel('G'), 50);
  const bill = billOf(rules, lost, before);
  const grows = bill.stock.after > bill.stock.before;
  return [
    {
      id: 'stock-verloren',
      question: say(
        'Das Rufspiel ist verloren. Muss die Spielerpartei in den Stock zahlen?',
        'The Rufspiel is lost. Does the declaring party pay into the Stock?',
      ),
      verdict: yesOrNo(say, grows),
      answer: grows
        ? say(
            `Liegen ${amount(before)} im Stock, sind es danach ${amount(bill.stock.after)}.`,
            `With ${amount(before)} in the Stock there are ${amount(bill.stock.after)} afterwards.`,
          )
        : say(
            'Ein verlorenes Spiel lässt den Stock an diesem Tisch, wie er ist.',
            'At this table a lost game leaves the Stock as it is.',
          ),
      figures: [
        {
          kind: 'bill',
          label: say(
            `Verloren mit 50 Augen, im Stock ${amount(before)}`,
            `Lost with 50 points, ${amount(before)} in the Stock`,
          ),
          bill,
          contract: lost.contract,
        },
      ],
      rules: ['R109', 'B53'],
    },
  ];
}

/** Two have equal points; one of them has the Eichel-Ober in his tricks. */
function ramschTie(speaker: Speaker): readonly Dispute[] {
  const { rules, say, value } = speaker;
  if (rules['allPass.action'] !== 'ramsch') return [];
  const bill = billOf(rules, tiedRamsch(rules));
  return [
    {
      id: 'ramsch-gleichstand',
      question: say(
        'Ramsch: Zwei haben gleich viele Augen. Wer zahlt?',
        'Ramsch: two have equally many points. Who pays?',
      ),
      verdict: bill.losers.length > 1 ? say('Beide.', 'Both.') : say('Einer von ihnen.', 'One of them.'),
      answer: `${capital(value('ramsch.tie'))}.`,
      figures: [
        {
          kind: 'bill',
          label: say(
            'Anna und Ben haben je 40 Augen; Ben hat den Eichel-Ober in seinen Stichen',
            'Anna and Ben have 40 points each; Ben has the Eichel-Ober in his tricks',
          ),
          bill,
          contract: { game: 'ramsch' },
        },
      ],
      rules: ['B51'],
    },
  ];
}

function tiedRamsch(rules: HouseRules): ReturnType<typeof ramschOf> {
  return ramschOf(rules, [40, 40, 25, 15], { highestTrump: [90, 100, 0, 0] });
}
