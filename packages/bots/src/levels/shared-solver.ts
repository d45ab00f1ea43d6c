import { makeSolver } from '@stammtisch/solver';
import type { Solver } from '@stammtisch/solver';

let solver: Solver | null = null;

/** The one solver of all bots: its memory is large, what it answers depends on the question alone. Made when the first bot thinks. */
export function sharedSolver(): Solver {
  solver ??= makeSolver();
  return solver;
}
