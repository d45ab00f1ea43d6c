import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { EventStore } from '../store/event-store.ts';

/** A log that was erased, and when, in milliseconds since 1970. */
export interface Erasure {
  readonly table: string;
  readonly at: number;
}

/**
 * A store that remembers beside the database what was erased: a backup from before would bring deleted persons back, so whoever restores one
 * erases them again. Written before it is done, so that nothing erased is forgotten here.
 */
export function rememberErasures(store: EventStore, file: string, now: () => number): EventStore {
  return {
    ...store,
    erase(table) {
      const erasure: Erasure = { table, at: now() };
      appendFileSync(file, `${JSON.stringify(erasure)}\n`, { mode: 0o600, flush: true });
      return store.erase(table);
    },
  };
}

/** What was erased; lines that were cut off by a crash are passed over: what they were about was not erased yet. */
export function readErasures(file: string): readonly Erasure[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Erasure];
      } catch {
        return [];
      }
    });
}
