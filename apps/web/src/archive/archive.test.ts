import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { archiveIn, type StoredRecord } from './archive.ts';
import { answer, finished } from '../storage/database.ts';
import { openArchiveDatabase, RECORDS } from './database.ts';

const DEALS: readonly StoredRecord[] = [{ id: 'a-1' }, { id: 'a-2' }];

function ids(records: readonly StoredRecord[]): readonly string[] {
  return records.map(({ id }) => id).toSorted();
}

describe('the archive of finished deals', () => {
  test('keeps what it was given, across visits', async () => {
    const factory = new IDBFactory();
    expect(await archiveIn(await openArchiveDatabase(factory)).add(DEALS)).toBe('kept');
    const again = archiveIn(await openArchiveDatabase(factory));
    expect(ids(await again.all())).toEqual(['a-1', 'a-2']);
    expect(await again.get('a-2')).toEqual({ id: 'a-2' });
    expect(await again.get('b')).toBeNull();
    expect(await again.remove(['a-1'])).toBe(true);
    expect(ids(await again.all())).toEqual(['a-2']);
  });

  test('more than is written or read at a time is there whole, and a second time brings nothing new', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({ id: `deal-${index}`, part: 'first' }));
    const archive = archiveIn(await openArchiveDatabase(new IDBFactory()));
    expect(await archive.add(many)).toBe('kept');
    expect(await archive.add([...many.map(({ id }) => ({ id, part: 'second' })), { id: 'new' }])).toBe('kept');
    const all = await archive.all();
    expect(ids(all)).toEqual([...ids(many), 'new'].toSorted());
    expect(all).toEqual(expect.arrayContaining(many));
  });

  test('two windows that keep the same deal keep it once, and the first one stays', async () => {
    const factory = new IDBFactory();
    const [one, other] = [archiveIn(await openArchiveDatabase(factory)), archiveIn(await openArchiveDatabase(factory))];
    const written = [
      { id: 'x', date: 'first' },
      { id: 'x', date: 'second' },
    ] as const;
    expect(await Promise.all([one.add([written[0]]), other.add([written[1], { id: 'y' }])])).toEqual(['kept', 'kept']);
    expect(await one.all()).toEqual([written[0], { id: 'y' }]);
  });

  test('without a database play goes on: the deals of this page are there, and it says that nothing is kept', async () => {
    const archive = archiveIn(null);
    expect(archive.lasting).toBe(false);
    expect(await archive.add(DEALS)).toBe('not-kept');
    expect(await archive.add([{ id: 'a-1' }])).toBe('not-kept');
    expect(ids(await archive.all())).toEqual(['a-1', 'a-2']);
    expect(await archive.get('a-1')).toEqual({ id: 'a-1' });
    expect(await archive.remove(['a-1'])).toBe(true);
    expect(await archive.get('a-1')).toBeNull();
  });

  test('a full disk is told, and the deal can be seen until the page is closed', async () => {
    const database = await openArchiveDatabase(new IDBFactory());
    const archive = archiveIn(database);
    await archive.add([{ id: 'old' }]);
    vi.spyOn(IDBObjectStoreOf(database), 'put').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await archive.add(DEALS)).toBe('full');
    expect(ids(await archive.all())).toEqual(['a-1', 'a-2', 'old']);
    expect(await archive.get('a-1')).toEqual({ id: 'a-1' });
  });

  test('a database that another window took away keeps nothing and breaks nothing', async () => {
    const database = await openArchiveDatabase(new IDBFactory());
    const archive = archiveIn(database);
    database.close();
    expect(await archive.add(DEALS)).toBe('not-kept');
    expect(ids(await archive.all())).toEqual(['a-1', 'a-2']);
    expect(await archive.remove(['nothing'])).toBe(false);
  });

  test('rows that are no records are passed over, and can be saved and thrown away', async () => {
    const database = await openArchiveDatabase(new IDBFactory());
    const transaction = database.transaction(RECORDS, 'readwrite');
    transaction.objectStore(RECORDS).put({ id: 7, poisoned: true });
    transaction.objectStore(RECORDS).put({ id: 'good' });
    await finished(transaction);
    const archive = archiveIn(database);
    expect(ids(await archive.all())).toEqual(['good']);
    expect(await archive.unreadable()).toEqual([{ id: 7, poisoned: true }]);
    await archive.removeUnreadable();
    expect(await archive.unreadable()).toEqual([]);
    expect(ids(await archive.all())).toEqual(['good']);
  });
});

function IDBObjectStoreOf(database: IDBDatabase): IDBObjectStore {
  return Object.getPrototypeOf(database.transaction(RECORDS).objectStore(RECORDS)) as IDBObjectStore;
}

/** Layout 1, as it is in the browsers of those who came early. */
function first(database: IDBDatabase): void {
  database.createObjectStore(RECORDS, { keyPath: 'id' });
}

/** A layout that may come one day. */
function next(database: IDBDatabase): void {
  database.createObjectStore('label');
}

describe('the layout of the database', () => {
  test('what layout 1 kept is there in every later one', async () => {
    const factory = new IDBFactory();
    const old = await openArchiveDatabase(factory, [first]);
    await archiveIn(old).add(DEALS);
    old.close();
    const now = await openArchiveDatabase(factory);
    expect(ids(await archiveIn(now).all())).toEqual(['a-1', 'a-2']);
    now.close();
    const later = await openArchiveDatabase(factory, [first, next]);
    expect(later.objectStoreNames).toContain('label');
    expect(ids(await archiveIn(later).all())).toEqual(['a-1', 'a-2']);
  });

  test('a newer version of the app was here before: its records are used', async () => {
    const factory = new IDBFactory();
    const newer = await openArchiveDatabase(factory, [first, next]);
    await archiveIn(newer).add(DEALS);
    newer.close();
    expect(ids(await archiveIn(await openArchiveDatabase(factory)).all())).toEqual(['a-1', 'a-2']);
  });

  test('a window with an older layout makes room for a newer one', async () => {
    const factory = new IDBFactory();
    const old = archiveIn(await openArchiveDatabase(factory, [first]));
    const newer = archiveIn(await openArchiveDatabase(factory, [first, next]));
    expect(await newer.add(DEALS)).toBe('kept');
    expect(await old.add([{ id: 'late' }])).toBe('not-kept');
  });

  test('a database of somebody else under our name is left alone', async () => {
    const factory = new IDBFactory();
    (await openDatabaseOfSomebodyElse(factory)).close();
    await expect(openArchiveDatabase(factory)).rejects.toThrow('not ours');
  });
});

async function openDatabaseOfSomebodyElse(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open('stammtisch.archive', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('foreign'));
  return answer(request);
}
