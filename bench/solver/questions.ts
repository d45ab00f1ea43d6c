import { isPlayOver, playCard } from '../../packages/rules/src/index.ts';
import type { Play, Result } from '../../packages/rules/src/index.ts';
import type { SolveProblem, Solver } from '../../packages/solver/src/index.ts';
import type { BenchDeal } from './deals.ts';

/** What is measured: asks the solver about a deal and checks the answer. */
export interface Question {
  readonly name: string;
  /** Nodes of the search, 0 where the solver does not say. */
  readonly ask: (solver: Solver, deal: BenchDeal) => number;
}

export const QUESTIONS: readonly Question[] = [
  { name: 'exact', ask: exact },
  { name: '61', ask: reaches61 },
  { name: 'cards, class', ask: classes },
  { name: 'cards, exact', ask: firstCards },
  { name: 'all decisions', ask: allDecisions },
];

function exact(solver: Solver, { play, value }: BenchDeal): number {
  const solved = found(solver.value(play));
  check(solved.value, value);
  return solved.nodes;
}

function reaches61(solver: Solver, { play, value }: BenchDeal): number {
  check(found(solver.reaches(play, 61)), value >= 61);
  return 0;
}

function classes(solver: Solver, { play, value }: BenchDeal): number {
  const classes = found(solver.classes(play, [31, 61, 91]));
  check([...classes.values()].includes(classOf(value)), true);
  return 0;
}

function firstCards(solver: Solver, { play, value }: BenchDeal): number {
  const solved = found(solver.cards(play));
  check(solved.value, value);
  return solved.nodes;
}

/** Every legal card of every decision on the way of best play. */
function allDecisions(solver: Solver, { play, value }: BenchDeal): number {
  let nodes = 0;
  let now: Play = play;
  while (!isPlayOver(now)) {
    const solved = found(solver.cards(now, { keep: true }));
    check(solved.value, value);
    nodes += solved.nodes;
    now = playCard(now, solved.line[0] ?? 0);
  }
  return nodes;
}

function classOf(value: number): number {
  return [31, 61, 91].filter((target) => value >= target).length;
}

/** An answer that must be there, since nothing limits the question. */
export function found<T>(answer: Result<T, SolveProblem>): T {
  if (!answer.ok) throw new Error(answer.reason.code);
  return answer.value;
}

function check<T>(answer: T, expected: T): void {
  if (answer !== expected) throw new Error(`the solver says ${String(answer)}, but it is ${String(expected)}`);
}
