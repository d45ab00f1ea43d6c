import { randomBytes } from 'node:crypto';
import { botDelay, BOT_DELAY_MS } from '@stammtisch/table';
import type { World } from './world.ts';

/** How quickly tables go on by themselves. */
export interface Pace {
  /** How long a bot lets pass before it begins to think, in milliseconds. */
  readonly botDelay: () => number;
  /** How long a bot has to think: it answers after that, also where it had no choice. */
  readonly thinkMs: number;
  /** How often a node looks for tables whose time has come, in milliseconds. */
  readonly wakeMs: number;
}

const THINK_MS = BOT_DELAY_MS.shortest;

/** As people play; or, for tests that look at something else, as fast as it goes. */
export const PACES = {
  calm: { botDelay: () => botDelay(randomBytes) - THINK_MS, thinkMs: THINK_MS, wakeMs: 200 },
  quick: { botDelay: () => 0, thinkMs: 0, wakeMs: 20 },
} as const satisfies Readonly<Record<string, Pace>>;

/** What is held for later. */
export interface Holding {
  readonly hold: World['hold'];
  /** Nothing is done any more. */
  readonly close: () => void;
}

/** Holds what bots want until they could have thought about it. What is held when the node ends another node asks for again. */
export function holding({ thinkMs }: Pick<Pace, 'thinkMs'>, { now, failed }: Pick<World, 'now' | 'failed'>): Holding {
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;
  return {
    async hold(since, work) {
      if (isClosed) return undefined;
      const left = since + thinkMs - now();
      if (left <= 0) return work();
      const timer = setTimeout(() => {
        timers.delete(timer);
        work().catch(failed);
      }, left);
      timers.add(timer);
    },
    close() {
      isClosed = true;
      timers.forEach((timer) => clearTimeout(timer));
      timers.clear();
    },
  };
}
