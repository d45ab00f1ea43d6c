import { readSessionHead } from './session-head.ts';
import type { Unstored } from './unstored.ts';

/** Outside of what is saved and restored: what lies here is on its way into the database. */
const KEY = 'stammtisch-journal';

/**
 * Where what just happened lies until the database has it. Writing is done when the call returns, so not even a page that is closed in the
 * same instant loses a card.
 */
export interface Journal {
  readonly write: (unstored: Unstored) => void;
  /** What lies there, or `null`; nothing that is no journal of ours is returned. */
  readonly read: () => Unstored | null;
  readonly clear: () => void;
}

/** A journal in the storage of the browser. `storage` throws where the browser refuses it; then there is no journal. */
export function journalIn(storage: () => Storage): Journal {
  return {
    write(unstored) {
      quietly(() => storage().setItem(KEY, JSON.stringify(unstored)));
    },
    read: () => quietly(() => readUnstored(JSON.parse(storage().getItem(KEY) ?? 'null'))) ?? null,
    clear() {
      quietly(() => storage().removeItem(KEY));
    },
  };
}

/** Storage that is blocked, full or poisoned: the database alone has to do. */
function quietly<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function readUnstored(input: unknown): Unstored | null {
  if (typeof input !== 'object' || input === null) return null;
  const { head: written, begins, base, from, events } = input as Readonly<Record<string, unknown>>;
  const head = readSessionHead(written);
  if (head === null || typeof begins !== 'boolean' || !isCount(base) || !isCount(from)) return null;
  return Array.isArray(events) && from <= base ? { head, begins, base, from, events } : null;
}

function isCount(input: unknown): input is number {
  return typeof input === 'number' && Number.isInteger(input) && input >= 0;
}
