import { SEATS, cardCode, ok } from '@stammtisch/rules';
import type { CardCode, Play, Result } from '@stammtisch/rules';
import type { SolveProblem, Solver } from '@stammtisch/solver';

/** What the solver finds out about a position, ready to be sent between threads and printed. */
export interface Solved {
  readonly value: number;
  /** By card: value after it. */
  readonly cards: Readonly<Record<string, number>>;
  readonly line: readonly CardCode[];
  /** Ramsch: what each seat can be made to take. */
  readonly seats?: readonly number[];
  readonly nodes: number;
}

/** Solves a play with all hands open, unless `budget` nodes do not suffice. */
export function solvePosition(solver: Solver, play: Play, budget: number): Result<Solved, SolveProblem> {
  const solved = solver.cards(play, { budget });
  if (!solved.ok) return solved;
  const { value, cards, line, nodes } = solved.value;
  const seats = lossesOf(solver, play, budget);
  if (!seats.ok) return seats;
  return ok({
    value,
    cards: Object.fromEntries([...cards].map(([card, after]) => [cardCode(card), after])),
    line: line.map(cardCode),
    ...(seats.value.length === 0 ? {} : { seats: seats.value }),
    nodes,
  });
}

/** Ramsch: what each seat can be made to take; nothing in other games. */
function lossesOf(solver: Solver, play: Play, budget: number): Result<readonly number[], SolveProblem> {
  const losses: number[] = [];
  if (play.contract.game !== 'ramsch') return ok(losses);
  for (const seat of SEATS) {
    const solved = solver.value(play, { budget, counted: seat });
    if (!solved.ok) return solved;
    losses.push(solved.value.value);
  }
  return ok(losses);
}
