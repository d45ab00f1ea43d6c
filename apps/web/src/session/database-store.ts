import type { Appended, BrowserStore } from './event-store.ts';
import type { Journal } from './journal.ts';
import {
  allAside,
  clearAside,
  clearSession,
  findSession,
  openSessionDatabase,
  setAsideFrom,
  storeIn,
} from './session-database.ts';
import type { SessionHead } from './session-head.ts';
import { reopening } from '../storage/database.ts';
import { lengthWith, missing, onTop, type Unstored } from './unstored.ts';

/**
 * A store in the browser's database. Whatever happens is written into the journal before the call returns, and from there into the database;
 * what the database does not take stays in the journal and is tried again with what comes next.
 */
export function databaseStore(opened: IDBDatabase, journal: Journal): BrowserStore {
  const database = reopening(opened, () => openSessionDatabase(indexedDB));
  /** The open session as far as this window knows it, and how many events of it are in the database. */
  let head: SessionHead | null = null;
  let stored = 0;
  /** What is being written, and what came since. */
  let writing: Unstored | null = null;
  let waiting: Unstored | null = null;
  let queue: Promise<Appended> = Promise.resolve('stored');

  const latest = (): Unstored | null => waiting ?? writing;
  const length = (): number => {
    const last = latest();
    return last === null ? stored : lengthWith(last);
  };

  /** Everything that is not in the database yet. */
  function unstored(): Unstored | null {
    return waiting === null ? writing : onTop(writing, waiting);
  }

  function note(change: Unstored): Promise<Appended> {
    waiting = onTop(waiting, change);
    journal.write(unstored() ?? change);
    queue = queue.then(flush);
    return queue;
  }

  function changed(from: number, events: readonly unknown[], newHead: SessionHead): Promise<Appended> {
    return note({ head: newHead, begins: false, base: length(), from, events });
  }

  async function flush(): Promise<Appended> {
    if (waiting === null) return 'stored';
    writing = waiting;
    waiting = null;
    const written = writing;
    const outcome = await storeOrFind(written).catch(outcomeOf);
    if (outcome === 'failed') waiting = unstored();
    // Whoever has the whole log begins anew with it; until then it goes on where it was.
    if (outcome === 'gone') stored = length();
    if (outcome === 'gone') waiting = null;
    writing = null;
    if (outcome === 'stored') stored = lengthWith(written);
    if (outcome === 'taken') waiting = head = null;
    if (waiting === null) journal.clear();
    else journal.write(waiting);
    return outcome;
  }

  /** Another window may have found in the journal what this one is about to store, and been quicker. */
  async function storeOrFind(written: Unstored): Promise<Appended> {
    const there = await database();
    const outcome = await storeIn(there, written);
    if (outcome !== 'taken') return outcome;
    const rest = missing(await findSession(there), written);
    if (rest === 'foreign') return 'taken';
    return rest === null ? 'stored' : storeIn(there, rest);
  }

  /** Only looks: what the journal has is stored with whatever happens next. */
  async function load() {
    await queue;
    const found = await database()
      .then(findSession)
      .catch(() => null);
    const noted = journal.read() ?? waiting;
    const left = noted === null ? null : missing(found, noted);
    const rest = left === 'foreign' ? null : left;
    waiting = rest;
    head = rest?.head ?? found?.head ?? null;
    stored = found !== null && head?.id === found.head.id ? found.events.length : 0;
    if (head === null) return null;
    const kept = stored === 0 ? [] : (found?.events ?? []);
    return { head, events: rest === null ? kept : [...kept.slice(0, rest.from), ...rest.events] };
  }

  return {
    lasting: true,
    load,
    async begin(newHead) {
      head = newHead;
      const outcome = await note({ head, begins: true, base: 0, from: 0, events: [] });
      if (outcome === 'failed') throw new Error('The session could not be stored.');
    },
    append(id, from, events) {
      if (head?.id !== id || from !== length()) return Promise.resolve('taken');
      return changed(from, events, head);
    },
    async keepHead(newHead) {
      if (head?.id !== newHead.id) return;
      head = newHead;
      await changed(length(), [], head);
    },
    async truncate(id, from) {
      if (head?.id === id && from < length()) await changed(from, [], head);
    },
    async setAside(id, from) {
      await queue;
      await setAsideFrom(await database(), id, from);
      if (head?.id === id) stored = Math.min(stored, from);
    },
    aside: () => database().then(allAside),
    clearAside: () => database().then(clearAside),
    async forget() {
      await queue;
      waiting = head = null;
      journal.clear();
      await clearSession(await database());
    },
  };
}

/** A database that was closed has made room for a newer version of the app in another window. */
function outcomeOf(error: unknown): Appended {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'ConstraintError' || name === 'InvalidStateError' ? 'taken' : 'failed';
}
