import type { WrittenRecord } from '@stammtisch/rules';
import { allKept } from './keeping.ts';
import { answer, finished, reopening } from '../storage/database.ts';
import { openArchiveDatabase, RECORDS } from './database.ts';

/** A record as it lies in the archive; what is in it is not checked yet. */
export interface StoredRecord {
  readonly id: string;
}

/** Where records went: into the database, or only into the memory of this page, because the disk is full or there is no database. */
export type Kept = 'kept' | 'full' | 'not-kept';

/** Every finished deal of this browser, by id. */
export interface Archive {
  /** Adds records that are not there yet, all or none; a record that is there stays as it is. */
  readonly add: (records: readonly (WrittenRecord | StoredRecord)[]) => Promise<Kept>;
  /** One record, or `null`. */
  readonly get: (id: string) => Promise<StoredRecord | null>;
  /** Everything there is, in no order. */
  readonly all: () => Promise<readonly StoredRecord[]>;
  /** What lies there and is no record at all. */
  readonly unreadable: () => Promise<readonly unknown[]>;
  readonly removeUnreadable: () => Promise<void>;
  /** Forgets records; false if that failed. */
  readonly remove: (ids: readonly string[]) => Promise<boolean>;
  /** Whether anything outlives this page. */
  readonly lasting: boolean;
}

/** So many records are written or read at a time: a few milliseconds on a phone. */
const AT_ONCE = 100;

/** In the order of keys this comes after every text, and after all numbers and dates. */
const BINARY = new ArrayBuffer(0);

let opened: Promise<Archive> | null = null;

/** The archive of this browser, opened once; memory where the browser keeps nothing. */
export function archive(): Promise<Archive> {
  opened ??= openArchive();
  return opened;
}

/** The same, once everything is in it that is still being written: for whoever wants to see it. */
export async function wholeArchive(): Promise<Archive> {
  await allKept();
  return archive();
}

async function openArchive(): Promise<Archive> {
  try {
    return archiveIn(await openArchiveDatabase(indexedDB));
  } catch {
    return archiveIn(null);
  }
}

/**
 * An archive in a database; without one in memory. What the database does not take stays in memory, so that a deal can be looked at as long
 * as the page is open.
 */
export function archiveIn(opened: IDBDatabase | null): Archive {
  const database = opened === null ? null : reopening(opened, () => openArchiveDatabase(indexedDB));
  const memory = new Map<string, StoredRecord>();

  async function add(records: readonly StoredRecord[]): Promise<Kept> {
    const kept = database === null ? 'not-kept' : await addTo(database, records);
    if (kept !== 'kept') for (const record of records) if (!memory.has(record.id)) memory.set(record.id, record);
    return kept;
  }

  return {
    lasting: database !== null,
    add,
    async get(id) {
      const row: unknown =
        database === null ? null : await read(database, (store) => answer<unknown>(store.get(id)), null);
      return isStored(row) ? row : (memory.get(id) ?? null);
    },
    async all() {
      const records = database === null ? [] : await read(database, stored, []);
      const known = new Set(records.map(({ id }) => id));
      return [...records, ...[...memory.values()].filter(({ id }) => !known.has(id))];
    },
    unreadable: async () => (database === null ? [] : read(database, withoutName, [])),
    async removeUnreadable() {
      if (database === null) return;
      const keys = await read(database, (store) => answer(store.getAllKeys()), []);
      await removeFrom(
        database,
        keys.filter((key) => typeof key !== 'string'),
      );
    },
    async remove(ids) {
      for (const id of ids) memory.delete(id);
      return database === null || removeFrom(database, ids);
    },
  };
}

type Opened = () => Promise<IDBDatabase>;

async function addTo(database: Opened, records: readonly StoredRecord[]): Promise<Kept> {
  try {
    const transaction = (await database()).transaction(RECORDS, 'readwrite');
    const done = finished(transaction);
    // Awaited below; a failure between here and there is the same failure.
    done.catch(() => undefined);
    const store = transaction.objectStore(RECORDS);
    // Waiting for each answer takes minutes for the ten thousand deals of a backup, and all at once hold the page up.
    for (let from = 0; from < records.length; from += AT_ONCE) await putNew(store, records.slice(from, from + AT_ONCE));
    await done;
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'not-kept';
  }
}

/** Each answer is a turn of the page. The next records are asked for in the same transaction, which stays open as long as something is asked. */
async function putNew(store: IDBObjectStore, records: readonly StoredRecord[]): Promise<void> {
  const known = await Promise.all(records.map(({ id }) => answer(store.count(id))));
  const puts = records.filter((_, index) => known[index] === 0).map((record) => answer(store.put(record)));
  await Promise.all(puts);
}

/** All records, some at a time: to unpack them is most of the work. */
async function stored(store: IDBObjectStore): Promise<readonly StoredRecord[]> {
  const all: StoredRecord[] = [];
  let range: IDBKeyRange = IDBKeyRange.bound('', BINARY, false, true);
  for (;;) {
    const rows: readonly StoredRecord[] = await answer(store.getAll(range, AT_ONCE));
    for (const row of rows) all.push(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return all;
    range = IDBKeyRange.bound(last.id, BINARY, true, true);
  }
}

/** What lies there under something else than a text. */
async function withoutName(store: IDBObjectStore): Promise<readonly unknown[]> {
  const [before, after] = [IDBKeyRange.upperBound('', true), IDBKeyRange.lowerBound(BINARY)];
  const rows: readonly (readonly unknown[])[] = await Promise.all([
    answer(store.getAll(before)),
    answer(store.getAll(after)),
  ]);
  return rows.flat();
}

async function removeFrom(database: Opened, ids: readonly IDBValidKey[]): Promise<boolean> {
  try {
    const transaction = (await database()).transaction(RECORDS, 'readwrite');
    for (const id of ids) transaction.objectStore(RECORDS).delete(id);
    await finished(transaction);
    return true;
  } catch {
    return false;
  }
}

async function read<Value>(
  database: Opened,
  ask: (store: IDBObjectStore) => Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  try {
    return await ask((await database()).transaction(RECORDS).objectStore(RECORDS));
  } catch {
    return otherwise;
  }
}

function isStored(row: unknown): row is StoredRecord {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';
}
