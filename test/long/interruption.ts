import process from 'node:process';

/** From now on Ctrl+C and `kill` only ask a run to end: the answer says whether that has happened. A second time they end it at once. */
export function untilStopped(): () => boolean {
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void (stopped = true));
  return () => stopped;
}
