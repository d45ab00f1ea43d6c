import type { Hints } from './hints.ts';
import { listeners } from './listeners.ts';

/** Hints within one process: all that one node needs. */
export function localHints(): Hints {
  const { listen, tell } = listeners();
  return {
    say: (table, length) => queueMicrotask(() => tell(table, length)),
    listen,
    areSure: true,
    close: () => Promise.resolve(),
  };
}
