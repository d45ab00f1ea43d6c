import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { NO_TALLY, addTallies, simulateTables, tablesOf } from '@stammtisch/bots';
import type { SimulationPlan, Tally } from '@stammtisch/bots';

/** Tables that are played in one go: small enough for progress, large enough that threads are not kept talking. */
const TABLES_AT_ONCE = 50;

/** Tables `from`, `from + 1`, … `to - 1` of a plan, as a thread is asked to play them. */
export interface TableRange {
  readonly plan: SimulationPlan;
  readonly from: number;
  readonly to: number;
}

/**
 * Plays all tables of a plan on `jobs` threads, telling `progress` how many are done. Parts are added in the order of their tables, so the
 * sums are the same for any number of threads.
 */
export async function tallyInJobs(
  plan: SimulationPlan,
  jobs: number,
  progress: (done: number) => Promise<void>,
): Promise<Tally> {
  const ranges = rangesOf(plan);
  const tallies: Tally[] = [];
  let next = 0;
  let done = 0;
  const work = async (play: (range: TableRange) => Promise<Tally> | Tally): Promise<void> => {
    for (let index = next++; index < ranges.length; index = next++) {
      const range = ranges[index];
      if (range === undefined) return;
      tallies[index] = await play(range);
      done += range.to - range.from;
      await progress(done);
    }
  };
  const threads = Math.min(jobs, ranges.length);
  if (threads === 1) await work(({ from, to }) => simulateTables(plan, from, to));
  else await Promise.all(Array.from({ length: threads }, () => inThread(work)));
  return tallies.reduce(addTallies, NO_TALLY);
}

function rangesOf(plan: SimulationPlan): readonly TableRange[] {
  const tables = tablesOf(plan);
  return Array.from({ length: Math.ceil(tables / TABLES_AT_ONCE) }, (_, index) => ({
    plan,
    from: index * TABLES_AT_ONCE,
    to: Math.min(tables, (index + 1) * TABLES_AT_ONCE),
  }));
}

async function inThread(work: (play: (range: TableRange) => Promise<Tally>) => Promise<void>): Promise<void> {
  const worker = new Worker(new URL('./simulate-worker.ts', import.meta.url));
  try {
    await work(async (range) => {
      worker.postMessage(range);
      const [tally] = (await once(worker, 'message')) as [Tally];
      return tally;
    });
  } finally {
    await worker.terminate();
  }
}
