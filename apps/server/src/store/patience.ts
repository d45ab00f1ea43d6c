import { setTimeout as sleep } from 'node:timers/promises';

/** The longest pause between two tries, in milliseconds. */
const LONGEST_PAUSE = 1_000;

/**
 * Tries something again and again, at growing distances, as long as `isPassing` says that its errors pass (a database that restarts, for
 * example) and the patience lasts; then rejects with the last error.
 */
export async function withPatience<T>(
  patienceMs: number,
  isPassing: (error: unknown) => boolean,
  run: () => Promise<T>,
): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let pause = 20; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await run();
    } catch (error) {
      if (!isPassing(error) || performance.now() + pause > end) throw error;
      await sleep(pause);
    }
  }
}
