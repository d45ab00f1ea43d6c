import type { Log } from './log.ts';

/** One after the other: the door first, the database last. */
export type StopStep = () => Promise<void> | void;

/** After this long the process ends even if a step has not, in milliseconds; what was acknowledged is stored by then. */
const LONGEST_STOP_MS = 10_000;

/** Ends the server in order. */
export interface Shutdown {
  readonly isStopping: () => boolean;
  /** Takes the steps, once, and gives back the exit code: 0 if all was in order. */
  readonly stop: (why: 'SIGINT' | 'SIGTERM' | 'failure') => Promise<number>;
  /** The exit code, once somebody has asked for the end and it is there. */
  readonly ended: Promise<number>;
}

const UNHEARD = (): void => {};

/** The end of a server, in these steps. A step that fails does not keep the others from being taken. */
export function shutdown(steps: readonly StopStep[], log: Log, longestMs = LONGEST_STOP_MS): Shutdown {
  let stopping: Promise<number> | null = null;
  let say: (code: number) => void = UNHEARD;
  const ended = new Promise<number>((resolve) => {
    say = resolve;
  });

  async function takeSteps(): Promise<boolean> {
    let isFine = true;
    for (const step of steps) {
      try {
        await step();
      } catch {
        log({ event: 'failed', part: 'stop', kind: 'Error', code: null });
        isFine = false;
      }
    }
    return isFine;
  }

  async function stop(why: 'SIGINT' | 'SIGTERM' | 'failure'): Promise<number> {
    log({ event: 'stopping', signal: why });
    const start = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), longestMs);
    });
    const isFine = await Promise.race([takeSteps(), tooLong]);
    clearTimeout(timer);
    log({ event: 'stopped', seconds: Math.round(performance.now() - start) / 1000 });
    const code = isFine && why !== 'failure' ? 0 : 1;
    say(code);
    return code;
  }

  return {
    isStopping: () => stopping !== null,
    stop: (why) => (stopping ??= stop(why)),
    ended,
  };
}
