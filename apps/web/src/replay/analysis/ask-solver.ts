import type { Play } from '@stammtisch/rules';
import { reliableWorker } from '../../workers/reliable-worker.ts';
import type { SolvedPosition } from './solve-deal.ts';

/** Every position has a budget; a worker that takes longer than this for all of them is dead. */
const PATIENCE = 120_000;

/** Solves the positions of a deal in a worker. */
export const askSolver = reliableWorker<readonly Play[], readonly (SolvedPosition | null)[]>({
  start: () => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' }),
  here: async (plays) => (await import('./solve-deal.ts')).solveDeal(plays),
  patience: PATIENCE,
});
