import { parentPort } from 'node:worker_threads';
import { makeSolver } from '@stammtisch/solver';
import { solvePosition } from './solve-position.ts';
import type { SolveTask, SolveTimed } from './solve-threads.ts';

// A thread of `solve --jobs`: solves one position after another.
const solver = makeSolver();
parentPort?.on('message', ({ play, budget }: SolveTask) => {
  const started = performance.now();
  const solved = solvePosition(solver, play, budget);
  parentPort?.postMessage({ solved, ms: performance.now() - started } satisfies SolveTimed);
});
