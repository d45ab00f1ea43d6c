import { answer, finished, openDatabase, type Migration } from '../storage/database.ts';
import { readSessionHead } from './session-head.ts';
import type { Found, Unstored } from './unstored.ts';

const SESSIONS = 'session';
const EVENTS = 'event';
const ASIDE = 'set-aside';
const ALL = [SESSIONS, EVENTS, ASIDE];
const OPEN = 'open';

/** Layout 1: the open session and its events by number. Layout 2: what could not be read. */
const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore(SESSIONS);
    database.createObjectStore(EVENTS);
  },
  (database) => database.createObjectStore(ASIDE, { autoIncrement: true }),
];

/**
 * Opens the database of the open session. Rejects if there is none to be had.
 *
 * @param migrations the steps of the layout; others than the app's own only in tests
 */
export function openSessionDatabase(
  factory: IDBFactory,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<IDBDatabase> {
  const stores = migrations === MIGRATIONS ? ALL : [SESSIONS, EVENTS];
  return openDatabase(factory, { name: 'stammtisch', stores, migrations });
}

/** The open session as it lies there, or `null`: there is none, or its head cannot be read. Its events are not checked. */
export async function findSession(database: IDBDatabase): Promise<Found | null> {
  const transaction = database.transaction([SESSIONS, EVENTS]);
  const head = readSessionHead(await answer(transaction.objectStore(SESSIONS).get(OPEN)));
  if (head === null) return null;
  const events: readonly unknown[] = await answer(transaction.objectStore(EVENTS).getAll(eventsOf(head.id)));
  return { head, events };
}

/**
 * Stores what happened, all or nothing, and only on top of what it happened on: `taken` if somebody else wrote meanwhile, `gone` if nothing
 * at all is there any more. Rejects if the database does not take it.
 */
export async function storeIn(database: IDBDatabase, unstored: Unstored): Promise<'stored' | 'taken' | 'gone'> {
  const { head, begins, base, from, events } = unstored;
  const transaction = database.transaction(ALL, 'readwrite', { durability: 'strict' });
  const done = finished(transaction);
  // Awaited below; a failure between here and there is the same failure.
  done.catch(() => undefined);
  const sessions = transaction.objectStore(SESSIONS);
  const store = transaction.objectStore(EVENTS);
  const written: unknown = await answer(sessions.get(OPEN));
  const open = readSessionHead(written);
  const isBegun = open?.id === head.id;
  if (begins && !isBegun) {
    if (written !== undefined && open === null) await setAside(transaction, written);
    store.clear();
  } else {
    if (written === undefined) return 'gone';
    if (begins || !isBegun || (await answer(store.count(eventsOf(head.id)))) !== base) return 'taken';
    if (from < base) store.delete(eventsOf(head.id, from));
  }
  sessions.put(head, OPEN);
  events.forEach((event, place) => store.add(event, [head.id, from + place]));
  await done;
  return 'stored';
}

/** Puts aside what a damaged log has from event `from` on. */
export async function setAsideFrom(database: IDBDatabase, id: string, from: number): Promise<void> {
  const transaction = database.transaction(ALL, 'readwrite', { durability: 'strict' });
  await setAside(transaction, await answer(transaction.objectStore(SESSIONS).get(OPEN)), eventsOf(id, from));
  transaction.objectStore(EVENTS).delete(eventsOf(id, from));
  await finished(transaction);
}

async function setAside(transaction: IDBTransaction, head: unknown, range?: IDBKeyRange): Promise<void> {
  const events: readonly unknown[] = await answer(transaction.objectStore(EVENTS).getAll(range));
  transaction.objectStore(ASIDE).add({ date: new Date().toISOString(), head, events });
}

/** Everything that was put aside because it could not be read. */
export async function allAside(database: IDBDatabase): Promise<readonly unknown[]> {
  return answer(database.transaction(ASIDE).objectStore(ASIDE).getAll());
}

/** Forgets what was put aside. */
export async function clearAside(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(ASIDE, 'readwrite');
  transaction.objectStore(ASIDE).clear();
  await finished(transaction);
}

/** Forgets the open session. */
export async function clearSession(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction([SESSIONS, EVENTS], 'readwrite');
  transaction.objectStore(SESSIONS).clear();
  transaction.objectStore(EVENTS).clear();
  await finished(transaction);
}

function eventsOf(id: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Infinity]);
}
