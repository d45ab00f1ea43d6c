import { stichDesTages, type StichDesTages } from '@stammtisch/lessons';
import { reliableWorker } from '../../workers/reliable-worker.ts';

/** No phone searches so long. */
const PATIENCE = 60_000;

/** Searches for the puzzle of a day (`2026-12-04`) in a worker. */
export const askDaily = reliableWorker<string, StichDesTages>({
  start: () => new Worker(new URL('./daily.worker.ts', import.meta.url), { type: 'module' }),
  here: (date) => Promise.resolve(date).then(stichDesTages),
  patience: PATIENCE,
});
