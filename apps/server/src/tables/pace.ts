import { randomBytes } from 'node:crypto';
import { botDelay } from '@stammtisch/table';

/** How quickly tables go on by themselves. */
export interface Pace {
  /** How long a bot lets pass, in milliseconds. */
  readonly botDelay: () => number;
  /** How often a node looks for tables whose time has come, in milliseconds. */
  readonly wakeMs: number;
}

/** As people play; or, for tests that look at something else, as fast as it goes. */
export const PACES = {
  calm: { botDelay: () => botDelay(randomBytes), wakeMs: 200 },
  quick: { botDelay: () => 0, wakeMs: 20 },
} as const satisfies Readonly<Record<string, Pace>>;
