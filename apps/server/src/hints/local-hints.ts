import type { Hints } from './hints.ts';
import { listeners } from './listeners.ts';

/** Hints within one process: all that one node needs. */
export function localHints(): Hints {
  const { listen, tell } = listeners();
  return {
    say: (table) => queueMicrotask(() => tell(table)),
    listen,
    close: () => Promise.resolve(),
  };
}
