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

  async function rows(): Promise<readonly unknown[]> {
    return database === null ? [] : read(database, (store) => store.getAll(), []);
  }

  return {
    lasting: database !== null,
    add,
    async get(id) {
      const row: unknown = database === null ? null : await read(database, (store) => store.get(id), null);
      return isStored(row) ? row : (memory.get(id) ?? null);
    },
    async all() {
      const records = (await rows()).filter(isStored);
      const known = new Set(records.map(({ id }) => id));
      return [...records, ...[...memory.values()].filter(({ id }) => !known.has(id))];
    },
    unreadable: async () => (await rows()).filter((row) => !isStored(row)),
    async removeUnreadable() {
      if (database === null) return;
      const keys = await read(database, (store) => store.getAllKeys(), []);
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
    // Asked all at once: waiting for each answer takes minutes for the ten thousand deals of a backup.
    const known = await Promise.all(records.map(({ id }) => answer(store.count(id))));
    for (const [index, record] of records.entries()) if (known[index] === 0) store.put(record);
    await done;
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'not-kept';
  }
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
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
  otherwise: Value,
): Promise<Value> {
  try {
    return await answer(ask((await database()).transaction(RECORDS).objectStore(RECORDS)));
  } catch {
    return otherwise;
  }
}

function isStored(row: unknown): row is StoredRecord {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';
}
