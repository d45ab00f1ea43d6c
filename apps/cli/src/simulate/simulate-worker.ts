import { parentPort } from 'node:worker_threads';
import { simulateTables } from '@stammtisch/bots';
import type { TableRange } from './tally-in-jobs.ts';

// A thread of `simulate --jobs`: plays the tables it is told and answers with their sums.
parentPort?.on('message', ({ plan, from, to }: TableRange) => {
  parentPort?.postMessage(simulateTables(plan, from, to));
});
