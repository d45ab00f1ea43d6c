import type { SessionHead } from './session-head.ts';

/** What happened to the open session and is not in its database yet: from event `from` on, its log goes on with `events`. */
export interface Unstored {
  readonly head: SessionHead;
  /** The session is a new one: whatever is in the database goes. */
  readonly begins: boolean;
  /** How many events the database had when this happened. Those from `from` on were taken back. */
  readonly base: number;
  readonly from: number;
  readonly events: readonly unknown[];
}

/** How many events the session has once this is stored. */
export function lengthWith({ from, events }: Unstored): number {
  return from + events.length;
}

/** Both in one: `later` happened after `earlier`. */
export function onTop(earlier: Unstored | null, later: Unstored): Unstored {
  if (earlier === null || later.begins) return later;
  const from = Math.min(earlier.from, later.from);
  const kept = later.from < earlier.from ? [] : earlier.events.slice(0, later.from - earlier.from);
  return { ...earlier, head: later.head, from, events: [...kept, ...later.events] };
}

/** A session as the database has it. */
export interface Found {
  readonly head: SessionHead;
  readonly events: readonly unknown[];
}

/**
 * What of something unstored is still missing in the database; `null` if nothing is. It is `foreign` if it does not belong to what is there:
 * another window has gone on meanwhile, and what it stored counts.
 */
export function missing(found: Found | null, journal: Unstored): Unstored | 'foreign' | null {
  if (found === null || found.head.id !== journal.head.id) return journal.begins ? journal : 'foreign';
  const { length } = found.events;
  if (length === journal.base && !journal.begins) return journal;
  // The database has all of it, or the first part.
  const stored = found.events.slice(journal.from);
  const isPart = JSON.stringify(stored) === JSON.stringify(journal.events.slice(0, stored.length));
  if (length < journal.from || !isPart) return 'foreign';
  const events = journal.events.slice(stored.length);
  return events.length === 0 ? null : { head: found.head, begins: false, base: length, from: length, events };
}
