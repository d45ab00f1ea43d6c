import { isPlayOver, playCard } from '../../packages/rules/src/index.ts';
import type { Play } from '../../packages/rules/src/index.ts';
import type { Solver } from '../../packages/solver/src/index.ts';
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
  const solved = solver.value(play);
  check(solved?.value, value);
  return solved?.nodes ?? 0;
}

function reaches61(solver: Solver, { play, value }: BenchDeal): number {
  check(solver.reaches(play, 61), value >= 61);
  return 0;
}

function classes(solver: Solver, { play, value }: BenchDeal): number {
  const found = solver.classes(play, [31, 61, 91]) ?? new Map<number, number>();
  check([...found.values()].includes(classOf(value)), true);
  return 0;
}

function firstCards(solver: Solver, { play, value }: BenchDeal): number {
  const solved = solver.cards(play);
  check(solved?.value, value);
  return solved?.nodes ?? 0;
}

/** Every legal card of every decision on the way of best play. */
function allDecisions(solver: Solver, { play, value }: BenchDeal): number {
  let nodes = 0;
  let now: Play = play;
  while (!isPlayOver(now)) {
    const solved = solver.cards(now, { keep: true });
    check(solved?.value, value);
    nodes += solved?.nodes ?? 0;
    now = playCard(now, solved?.line[0] ?? 0);
  }
  return nodes;
}

function classOf(value: number): number {
  return [31, 61, 91].filter((target) => value >= target).length;
}

function check<T>(answer: T, expected: T): void {
  if (answer !== expected) throw new Error(`the solver says ${String(answer)}, but it is ${String(expected)}`);
}
