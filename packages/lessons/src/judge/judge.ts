import type { Answer, Choice } from '../answer.ts';
import { wrong, type Verdict } from '../finding.ts';
import type { Step } from '../step.ts';
import { judgeBill, rightBill } from './judge-bill.ts';
import { inOrder, judgeOrder, judgeSelection, rightCards } from './judge-cards.ts';
import { choicesOf, judgeChoice } from './judge-choice.ts';
import { countedValue, judgeNumber } from './judge-count.ts';
import { judgeAction, solvingAction, tableOf } from './judge-table.ts';

/** A step that is answered at once, unlike a whole deal. */
export type Task = Exclude<Step, { readonly kind: 'deal' }>;

/** What the rules say about an answer. An answer of the wrong kind is wrong. At the table this judges the first action of the step. */
export function judge(step: Task, answer: Answer): Verdict {
  switch (step.kind) {
    case 'table':
      return answer.type === 'action' ? judgeAction(step, tableOf(step), answer.action) : wrong();
    case 'select':
      return answer.type === 'cards' ? judgeSelection(step, answer.cards) : wrong();
    case 'order':
      return answer.type === 'cards' ? judgeOrder(step, answer.cards) : wrong();
    case 'choose':
      return answer.type === 'choice' ? judgeChoice(step.question, answer.choice) : wrong();
    case 'count':
      return answer.type === 'number' ? judgeNumber(step.counted, answer.value) : wrong();
    case 'bill':
      return answer.type === 'bill' ? judgeBill(step.ended, answer.bill) : wrong();
  }
}

/** A right answer; at the table the first action of it. */
export function solutionOf(step: Task): Answer {
  switch (step.kind) {
    case 'table':
      return { type: 'action', action: solvingAction(step, tableOf(step)) };
    case 'select':
      return { type: 'cards', cards: rightCards(step.picked) };
    case 'order':
      return { type: 'cards', cards: inOrder(step) };
    case 'choose':
      return { type: 'choice', choice: rightChoice(step.question) };
    case 'count':
      return { type: 'number', value: countedValue(step.counted) };
    case 'bill':
      return { type: 'bill', bill: rightBill(step.ended) };
  }
}

/** Every choice that is right; a hand may be able to call more than one Sau. */
export function rightChoices(question: Parameters<typeof choicesOf>[0]): readonly Choice[] {
  return choicesOf(question).filter((choice) => judgeChoice(question, choice).right);
}

function rightChoice(question: Parameters<typeof choicesOf>[0]): Choice {
  const [first] = rightChoices(question);
  if (first === undefined) throw new Error('a question without an answer');
  return first;
}
