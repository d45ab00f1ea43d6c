// The course
export { LESSONS, SKIP_TEST } from './course/lessons.ts';
export type { TestQuestion } from './course/lessons.ts';
export type {
  Aim,
  BillStep,
  ChooseStep,
  Counted,
  CountStep,
  DealStep,
  Ended,
  Lesson,
  OrderStep,
  Picked,
  Question,
  SelectStep,
  Step,
  TableStep,
} from './step.ts';
export { partsOf } from './text.ts';
export type { Text, TextPart } from './text.ts';

// Positions
export { LEARNER } from './scene/scene.ts';
export type { Scene } from './scene/scene.ts';
export { setUp } from './scene/set-up.ts';
export type { SetUp } from './scene/set-up.ts';
export { readCards } from './scene/read-cards.ts';

// Judging
export type { Answer, BuiltBill, Choice } from './answer.ts';
export type { Finding, Verdict } from './finding.ts';
export { findingText } from './finding-text.ts';
export { judge, rightChoices, solutionOf } from './judge/judge.ts';
export type { Task } from './judge/judge.ts';
export { isDone, judgeAction, solvingAction } from './judge/judge-table.ts';
export { cardsToPick, inOrder, judgeOrder, judgeSelection, rightCards, whyNotPicked } from './judge/judge-cards.ts';
export { choiceKey, choicesOf, judgeChoice } from './judge/judge-choice.ts';
export { countedValue, judgeNumber, proof } from './judge/judge-count.ts';
export { judgeBill, rightBill } from './judge/judge-bill.ts';
export { settled } from './judge/ended-game.ts';
export type { Settled } from './judge/ended-game.ts';

// Stich des Tages
export { stichDesTages } from './puzzle/stich-des-tages.ts';
export type { CardFate, StichDesTages } from './puzzle/stich-des-tages.ts';

// Help in a whole deal
export { advice } from './advice.ts';
export type { Advice } from './advice.ts';
