import type { Hints } from './hints.ts';

/** Those who listen, whatever the hints come from. */
export interface Listeners {
  readonly listen: Hints['listen'];
  readonly tell: (table: string | null) => void;
}

/** A list of listeners, empty at first. */
export function listeners(): Listeners {
  const all = new Set<(table: string | null) => void>();
  return {
    listen(listener) {
      // A function of its own, so that somebody who listens twice is told twice and can stop once.
      const own = (table: string | null): void => listener(table);
      all.add(own);
      return () => void all.delete(own);
    },
    tell: (table) => all.forEach((listener) => listener(table)),
  };
}
