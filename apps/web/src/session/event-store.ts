import { type TableEvent } from '@stammtisch/rules';
import { readSessionHead, type SessionHead } from './session-head.ts';

/** A session as it lies in the store. Its events are not checked yet. */
export interface StoredSession {
  readonly head: SessionHead;
  readonly events: readonly unknown[];
}

/** Whether an append was stored, was not because somebody else had written there, or could not be. */
export type Appended = 'stored' | 'taken' | 'failed';

/** Where the one open session of this browser lives. */
export interface EventStore {
  /** Whether anything outlives the page. */
  readonly lasting: boolean;
  /** The open session, or `null`. */
  readonly load: () => Promise<StoredSession | null>;
  /** Replaces whatever was there. */
  readonly begin: (head: SessionHead) => Promise<void>;
  /** Adds events as numbers `from`, `from`+1 …, all or none. A number can be written only once. */
  readonly append: (id: string, from: number, events: readonly TableEvent[]) => Promise<Appended>;
  /** Writes a changed head of the open session; does nothing if another one is open by now. */
  readonly keepHead: (head: SessionHead) => Promise<void>;
  /** Forgets events from number `from` on: what a damaged log had behind its last good event, or what was taken back. */
  readonly truncate: (id: string, from: number) => Promise<void>;
}

const DATABASE = 'stammtisch';
const SESSIONS = 'session';
const EVENTS = 'event';

/** The store of this browser: IndexedDB, or memory where that is missing or refused (private windows, blocked storage). */
export async function openEventStore(): Promise<EventStore> {
  try {
    return databaseStore(await openDatabase());
  } catch {
    return memoryStore();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(SESSIONS);
      request.result.createObjectStore(EVENTS);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('database blocked')));
  });
}

function databaseStore(database: IDBDatabase): EventStore {
  return {
    lasting: true,
    async load() {
      try {
        const transaction = database.transaction([SESSIONS, EVENTS]);
        const head = readSessionHead(await answer(transaction.objectStore(SESSIONS).get('open')));
        if (head === null) return null;
        const events: readonly unknown[] = await answer(transaction.objectStore(EVENTS).getAll(eventsOf(head.id)));
        return { head, events };
      } catch {
        return null;
      }
    },
    async begin(head) {
      const transaction = database.transaction([SESSIONS, EVENTS], 'readwrite');
      transaction.objectStore(EVENTS).clear();
      transaction.objectStore(SESSIONS).put(head, 'open');
      await finished(transaction);
    },
    async append(id, from, events) {
      const transaction = database.transaction([SESSIONS, EVENTS], 'readwrite');
      const open = readSessionHead(await answer(transaction.objectStore(SESSIONS).get('open')));
      if (open?.id !== id) return 'taken';
      const store = transaction.objectStore(EVENTS);
      events.forEach((event, place) => store.add(event, [id, from + place]));
      return finished(transaction);
    },
    async keepHead(head) {
      const transaction = database.transaction(SESSIONS, 'readwrite');
      const store = transaction.objectStore(SESSIONS);
      const open = readSessionHead(await answer(store.get('open')));
      if (open?.id === head.id) store.put(head, 'open');
      await finished(transaction);
    },
    async truncate(id, from) {
      const transaction = database.transaction(EVENTS, 'readwrite');
      transaction.objectStore(EVENTS).delete(IDBKeyRange.bound([id, from], [id, Infinity]));
      await finished(transaction);
    },
  };
}

/** Forgets the open session. Rejects where that fails. */
export async function forgetSession(): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction([SESSIONS, EVENTS], 'readwrite');
  transaction.objectStore(SESSIONS).clear();
  transaction.objectStore(EVENTS).clear();
  const done = await finished(transaction);
  database.close();
  if (done !== 'stored') throw new Error('The open session could not be deleted.');
}

function eventsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('request failed')));
  });
}

function finished(transaction: IDBTransaction): Promise<Appended> {
  return new Promise((resolve) => {
    let error: DOMException | null = null;
    transaction.addEventListener('error', (event) => {
      error = (event.target as IDBRequest).error;
    });
    transaction.addEventListener('complete', () => resolve('stored'));
    transaction.addEventListener('abort', () => resolve(error?.name === 'ConstraintError' ? 'taken' : 'failed'));
  });
}

/** A store that forgets with the page. */
export function memoryStore(): EventStore {
  let session: { readonly head: SessionHead; readonly events: TableEvent[] } | null = null;
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
      if (session?.head.id === head.id) session = { ...session, head };
      return Promise.resolve();
    },
    truncate(id, from) {
      if (session?.head.id === id) session.events.length = from;
      return Promise.resolve();
    },
  };
}
