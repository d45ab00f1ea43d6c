import type { HouseRules } from '@stammtisch/rules';
import type { WrittenLanguage } from '@stammtisch/texts';
import { paragraph } from '../paragraph.ts';
import type { OddsRow, Paragraph } from '../paragraph.ts';
import { speaker } from '../speaker.ts';
import type { Speaker } from '../speaker.ts';
import { drawn } from './choose.ts';
import {
  anyOfFour,
  bothFollow,
  dealCount,
  gesperrt,
  handCount,
  longSuit,
  oneHand,
  runOf,
  shapeOf,
  voidSomewhere,
  withPartner,
} from './hand-odds.ts';
import type { Shape } from './hand-odds.ts';
import { grouped } from './odds-text.ts';
import { otherwise } from './ratio.ts';

/** Chances of the deal, computed exactly for the deck of the table; nobody has looked at his cards yet unless it says so. */
export function oddsBook(rules: HouseRules, language: WrittenLanguage): readonly Paragraph[] {
  const table = speaker(rules, language);
  const shape = shapeOf(rules);
  return [
    dealsAndSie(table, shape),
    trumps(table, shape),
    ober(table, shape),
    runs(table, shape),
    calling(table, shape),
    partner(table, shape),
    searching(table, shape),
    ...runningAway(table, shape),
  ];
}

/** Counts from `first` to `last`. */
function upTo(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function dealsAndSie({ say, language }: Speaker, shape: Shape): Paragraph {
  const hands = grouped(handCount(shape), language);
  const deals = grouped(dealCount(shape), language);
  const one = oneHand(shape);
  return paragraph(
    ['chance-sie'],
    say(
      `Es gibt ${hands} verschiedene Blätter und ${deals} Arten, die Karten zu verteilen. Genau eines der Blätter ist ein [[sie|Sie]]; zwei am selben Tisch können es nicht haben, darum ist die Chance für irgendeinen viermal so groß.`,
      `There are ${hands} different hands and ${deals} ways to deal the cards. Exactly one of the hands is a [[sie|Sie]]; two at one table cannot have it, so the chance for any of them is four times as high.`,
    ),
    odds(say('Ein Sie', 'A Sie'), [
      { name: say('Du selber', 'You yourself'), ratio: one },
      { name: say('Irgendeiner am Tisch', 'Anybody at the table'), ratio: anyOfFour(one) },
    ]),
  );
}

function trumps({ say }: Speaker, shape: Shape): Paragraph {
  const draw = { cards: shape.cards, taken: shape.hand, marked: shape.trumps };
  return paragraph(
    ['chance-truempfe'],
    say(
      `Von ${shape.cards} Karten sind im Rufspiel ${shape.trumps} [[trumpf|Trumpf]], im Durchschnitt hat jeder ${average(shape, ',')}. So oft hat man:`,
      `In a Rufspiel ${shape.trumps} of ${shape.cards} cards are [[trumpf|trump]], ${average(shape, '.')} for each on average. This is how often you have:`,
    ),
    odds(
      say('Trümpfe im Rufspiel', 'Trumps in a Rufspiel'),
      upTo(0, shape.hand).map((count) => ({
        name: count === 1 ? say('1 Trumpf', '1 trump') : say(`${count} Trümpfe`, `${count} trumps`),
        ratio: drawn(draw, count),
      })),
    ),
  );
}

function average({ trumps: count }: Shape, point: string): string {
  return String(count / 4).replace('.', point);
}

function ober({ say }: Speaker, shape: Shape): Paragraph {
  const draw = { cards: shape.cards, taken: shape.hand, marked: 4 };
  return paragraph(
    ['chance-ober'],
    say(
      'Vier [[ober|Ober]] verteilen sich auf vier Spieler. Für die [[unter|Unter]] gilt dasselbe, also auch für einen [[wenz|Wenz]].',
      'Four [[ober|Ober]] are spread over four players. The same holds for the [[unter|Unter]], so for a [[wenz|Wenz]] too.',
    ),
    odds(
      say('Ober auf einer Hand', 'Ober in one hand'),
      upTo(0, 4).map((count) => ({
        name: count === 0 ? say('keiner', 'none') : say(`${count} Ober`, `${count} Ober`),
        ratio: drawn(draw, count),
      })),
    ),
  );
}

function runs({ say }: Speaker, shape: Shape): Paragraph {
  const single = upTo(1, Math.min(5, shape.hand)).map((count) => ({
    name: say(`mindestens ${count}, allein`, `at least ${count}, alone`),
    ratio: runOf(shape, count, 1),
  }));
  const both = upTo(3, 6).map((count) => ({
    name: say(`mindestens ${count}, zu zweit`, `at least ${count}, as two`),
    ratio: runOf(shape, count, 2),
  }));
  return paragraph(
    ['chance-laufende'],
    say(
      '[[laufende|Laufende]] von oben ohne Lücke: allein auf einer Hand, und auf zwei bestimmten Händen zusammen, bevor jemand in die Karten schaut.',
      '[[laufende|Laufende]] from the top without a gap: in one hand, and in two particular hands together, before anybody looks at the cards.',
    ),
    odds(say('Laufende im Rufspiel', 'Laufende in a Rufspiel'), [...single, ...both]),
  );
}

function calling({ say }: Speaker, shape: Shape): Paragraph {
  const closed = gesperrt(shape);
  return paragraph(
    ['chance-gesperrt'],
    say(
      'Fast immer lässt sich eine Sau rufen; [[gesperrt]] ist man selten. [[frei|Frei]] in einer Farbe wird man dagegen oft schon beim Geben.',
      'Some Sau can nearly always be called; a hand is seldom [[gesperrt]]. But it is often [[frei|void]] in a suit as dealt.',
    ),
    odds(say('Rufen', 'Calling'), [
      { name: say('eine Sau kann gerufen werden', 'a Sau can be called'), ratio: otherwise(closed) },
      { name: say('gesperrt', 'gesperrt'), ratio: closed },
      { name: say('mindestens eine Farbe fehlt', 'void in at least one suit'), ratio: voidSomewhere(shape) },
    ]),
  );
}

function partner({ say }: Speaker, shape: Shape): Paragraph {
  return paragraph(
    ['chance-mitspieler'],
    say(
      'Der Spieler kennt seine Karten. Der Mitspieler hat die gerufene Sau und dazu irgendwelche der anderen. So oft hat er mindestens eine von den hohen Karten, die dem Spieler fehlen:',
      'The declarer knows his own cards. The partner has the called Sau and any of the others. This is how often he has at least one of the high cards that the declarer lacks:',
    ),
    odds(
      say('Der Mitspieler hat davon mindestens eine', 'The partner has at least one of them'),
      upTo(1, 4).map((missing) => ({
        name:
          missing === 1
            ? say('es fehlt 1 Ober', '1 Ober is missing')
            : say(`es fehlen ${missing} Ober`, `${missing} Ober are missing`),
        ratio: withPartner(shape, missing),
      })),
    ),
  );
}

function searching({ say }: Speaker, shape: Shape): Paragraph {
  const suit = (shape.callable[0] ?? 0) - 1;
  const rows = upTo(1, Math.min(3, suit)).map((own): OddsRow => ({
    name:
      own === 1
        ? say('der Spieler hat 1 Karte davon', 'the declarer has 1 card of it')
        : say(`der Spieler hat ${own}`, `the declarer has ${own}`),
    ratio: bothFollow(shape, own),
  }));
  return paragraph(
    ['chance-suchen'],
    say(
      'Wird die Ruffarbe zum ersten Mal ausgespielt, kann sie ein Gegner nur stechen, wenn er keine Karte davon hat. So oft müssen beide Gegner zugeben, und die Sau kommt heim:',
      'When the called suit is led for the first time, an opponent can trump it only without a card of it. This is how often both opponents have to follow, and the Sau comes home:',
    ),
    odds(say('Die Ruf-Sau läuft', 'The called Sau holds'), rows),
  );
}

function runningAway({ say, rules }: Speaker, shape: Shape): readonly Paragraph[] {
  const need = rules['davonlaufen.minCards'];
  if (!rules['davonlaufen.enabled'] || !rules['games.rufspiel']) return [];
  return [
    paragraph(
      ['chance-davonlaufen'],
      say(
        `Zum [[davonlaufen|Davonlaufen]] braucht man an diesem Tisch ${need} Karten der Ruffarbe samt der Sau. Wer eine bestimmte Sau hat, hat so viele:`,
        `At this table [[davonlaufen|running away]] takes ${need} cards of the called suit including the Sau. A hand with a particular Sau has that many:`,
      ),
      odds(say('Lang genug zum Davonlaufen', 'Long enough to run away'), [
        {
          name: say(`mindestens ${need} Karten der Farbe`, `at least ${need} cards of the suit`),
          ratio: longSuit(shape, need),
        },
      ]),
    ),
  ];
}

function odds(label: string, rows: readonly OddsRow[]): { readonly figures: Paragraph['figures'] } {
  return { figures: [{ kind: 'odds', label, rows }] };
}
