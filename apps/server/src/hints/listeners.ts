import type { HintListener, Hints } from './hints.ts';

/** Those who listen, whatever the hints come from. */
export interface Listeners {
  readonly listen: Hints['listen'];
  readonly tell: HintListener;
}

/** A list of listeners, empty at first. */
export function listeners(): Listeners {
  const all = new Set<HintListener>();
  return {
    listen(listener) {
      // A function of its own, so that somebody who listens twice is told twice and can stop once.
      const own: HintListener = (table, length) => listener(table, length);
      all.add(own);
      return () => void all.delete(own);
    },
    tell: (table, length) => all.forEach((listener) => listener(table, length)),
  };
}
