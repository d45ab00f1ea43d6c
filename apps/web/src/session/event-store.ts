import type { TableEvent } from '@stammtisch/rules';
import { databaseStore } from './database-store.ts';
import { journalIn } from './journal.ts';
import { openSessionDatabase } from './session-database.ts';
import type { SessionHead } from './session-head.ts';

/** A session as it lies in the store. Its events are not checked yet. */
export interface StoredSession {
  readonly head: SessionHead;
  readonly events: readonly unknown[];
}

/**
 * Whether an append was stored, was not because somebody else had written there or because the whole session is gone from the store (somebody
 * cleared the data of the site), or could not be.
 */
export type Appended = 'stored' | 'taken' | 'gone' | 'failed';

/** Where the one open session of this browser lives. */
export interface EventStore {
  /** Whether anything outlives the page. */
  readonly lasting: boolean;
  /** The open session, or `null`. */
  readonly load: () => Promise<StoredSession | null>;
  /** Replaces whatever was there. */
  readonly begin: (head: SessionHead) => Promise<void>;
  /**
   * Adds events as numbers `from`, `from`+1 …, all or none. A number can be written only once. What the store could not take it tries again
   * with whatever comes next.
   */
  readonly append: (id: string, from: number, events: readonly TableEvent[]) => Promise<Appended>;
  /** Writes a changed head of the open session; does nothing if another one is open by now. */
  readonly keepHead: (head: SessionHead) => Promise<void>;
  /** Forgets events from number `from` on: what was taken back. */
  readonly truncate: (id: string, from: number) => Promise<void>;
  /** Takes what a damaged log has from number `from` on out of it, and keeps it for whoever wants to have it. */
  readonly setAside: (id: string, from: number) => Promise<void>;
}

/** The store of this browser, and what only a page about its contents asks of it. */
export interface BrowserStore extends EventStore {
  /** What was set aside because it could not be read. */
  readonly aside: () => Promise<readonly unknown[]>;
  readonly clearAside: () => Promise<void>;
  /** Forgets the open session. Rejects where that fails. */
  readonly forget: () => Promise<void>;
}

let opened: Promise<BrowserStore> | null = null;

/** The store of this browser, opened once for this page. */
export function browserStore(): Promise<BrowserStore> {
  opened ??= openEventStore();
  return opened;
}

/** Opens a store: IndexedDB, or memory where that is missing or refused (private windows, blocked storage). */
export async function openEventStore(): Promise<BrowserStore> {
  try {
    return databaseStore(
      await openSessionDatabase(indexedDB),
      journalIn(() => localStorage),
    );
  } catch {
    return memoryStore();
  }
}

/** A store that forgets with the page. */
export function memoryStore(): BrowserStore {
  let session: { readonly head: SessionHead; readonly events: TableEvent[] } | null = null;
  const cut = (id: string, from: number): Promise<void> => {
    if (session?.head.id === id) session.events.length = from;
    return Promise.resolve();
  };
  return {
    lasting: false,
    load: () => Promise.resolve(session),
    begin(head) {
      session = { head, events: [] };
      return Promise.resolve();
    },
    append(id, from, events) {
      if (session?.head.id !== id || session.events.length !== from) return Promise.resolve('taken');
      session.events.push(...events);
      return Promise.resolve('stored');
    },
    keepHead(head) {
      if (session?.head.id === head.id) session = { head, events: session.events };
      return Promise.resolve();
    },
    truncate: cut,
    setAside: cut,
    aside: () => Promise.resolve([]),
    clearAside: () => Promise.resolve(),
    forget() {
      session = null;
      return Promise.resolve();
    },
  };
}
