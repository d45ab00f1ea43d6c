import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { TableEvent } from '@stammtisch/rules';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../test/memory-storage.ts';
import { databaseStore } from './database-store.ts';
import type { BrowserStore } from './event-store.ts';
import { journalIn } from './journal.ts';
import { clearSession, openSessionDatabase } from './session-database.ts';
import type { SessionHead } from './session-head.ts';

const HEAD: SessionHead = { version: 1, id: 'first', preset: 'sauspiel', set: {}, dealer: 3, seed: null };
const pass = (seat: 0 | 1 | 2 | 3): TableEvent => ({ type: 'passed', seat });

let factory: IDBFactory;
let storage: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  factory = new IDBFactory();
  storage = memoryStorage();
});

/** A window of the same browser. */
async function open(): Promise<{ readonly store: BrowserStore; readonly database: IDBDatabase }> {
  const database = await openSessionDatabase(factory);
  const store = databaseStore(
    database,
    journalIn(() => storage),
  );
  return { store, database };
}

/** From now on nothing reaches the database of this window, as if the page were gone in the same instant. */
function kill(database: IDBDatabase): void {
  vi.spyOn(database, 'transaction').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
}

describe('a page that is left in the same instant', () => {
  test('has lost nothing that happened', async () => {
    const { store, database } = await open();
    await store.begin(HEAD);
    await store.append(HEAD.id, 0, [pass(0)]);
    kill(database);
    void store.append(HEAD.id, 1, [pass(1)]);
    void store.append(HEAD.id, 2, [pass(2), pass(3)]);
    const again = await open();
    expect((await again.store.load())?.events).toEqual([pass(0), pass(1), pass(2), pass(3)]);
    expect(await again.store.append(HEAD.id, 4, [pass(0)])).toBe('stored');
    expect((await (await open()).store.load())?.events).toHaveLength(5);
    expect(storage).toHaveLength(0);
  });

  test('has lost no session that only just began', async () => {
    const { store, database } = await open();
    kill(database);
    await store.begin(HEAD).catch(() => undefined);
    void store.append(HEAD.id, 0, [pass(0)]);
    expect(await (await open()).store.load()).toEqual({ head: HEAD, events: [pass(0)] });
  });

  test('has taken back what was taken back', async () => {
    const { store, database } = await open();
    await store.begin(HEAD);
    await store.append(HEAD.id, 0, [pass(0), pass(1), pass(2)]);
    kill(database);
    const head = { ...HEAD, takenBack: [1] };
    void store.keepHead(head);
    void store.truncate(HEAD.id, 1);
    void store.append(HEAD.id, 1, [pass(3)]);
    expect(await (await open()).store.load()).toEqual({ head, events: [pass(0), pass(3)] });
  });
});

describe('a full disk', () => {
  test('says so, and everything is stored once there is room', async () => {
    const { store, database } = await open();
    await store.begin(HEAD);
    const full = vi.spyOn(database, 'transaction').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    storage.isFull = true;
    expect(await store.append(HEAD.id, 0, [pass(0)])).toBe('failed');
    expect(await store.append(HEAD.id, 1, [pass(1)])).toBe('failed');
    full.mockRestore();
    expect(await store.append(HEAD.id, 2, [pass(2)])).toBe('stored');
    expect((await (await open()).store.load())?.events).toEqual([pass(0), pass(1), pass(2)]);
  });

  test('at the beginning of a session is no other window', async () => {
    const { store, database } = await open();
    const full = vi.spyOn(database, 'transaction').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(store.begin(HEAD)).rejects.toThrow('could not be stored');
    expect(await store.append(HEAD.id, 0, [pass(0)])).toBe('failed');
    full.mockRestore();
    expect(await store.append(HEAD.id, 1, [pass(1)])).toBe('stored');
  });
});

describe('data that somebody clears while the table is played', () => {
  test('is told apart from another window, and what begins anew is stored', async () => {
    const { store, database } = await open();
    await store.begin(HEAD);
    await store.append(HEAD.id, 0, [pass(0)]);
    await clearSession(database);
    expect(await store.append(HEAD.id, 1, [pass(1)])).toBe('gone');
    void store.begin(HEAD);
    expect(await store.append(HEAD.id, 0, [pass(0), pass(1)])).toBe('stored');
    expect(await store.append(HEAD.id, 2, [pass(2)])).toBe('stored');
    expect((await (await open()).store.load())?.events).toEqual([pass(0), pass(1), pass(2)]);
  });

  test('takes a session with it that another window began: that one counts', async () => {
    const [one, other] = [await open(), await open()];
    await one.store.begin(HEAD);
    await clearSession(one.database);
    await other.store.begin({ ...HEAD, id: 'second' });
    expect(await one.store.append(HEAD.id, 0, [pass(0)])).toBe('taken');
  });
});

describe('two windows', () => {
  test('one that only looks disturbs nobody', async () => {
    const [playing, looking] = [await open(), await open()];
    await playing.store.begin(HEAD);
    const appended = playing.store.append(HEAD.id, 0, [pass(0)]);
    await looking.store.load();
    expect(await appended).toBe('stored');
    expect(await playing.store.append(HEAD.id, 1, [pass(1)])).toBe('stored');
  });

  test('the second to write has lost the session, and its events are nowhere', async () => {
    const [one, other] = [await open(), await open()];
    await one.store.begin(HEAD);
    await one.store.append(HEAD.id, 0, [pass(0)]);
    await other.store.load();
    expect(await other.store.append(HEAD.id, 1, [pass(1)])).toBe('stored');
    expect(await one.store.append(HEAD.id, 1, [pass(2)])).toBe('taken');
    expect(await one.store.append(HEAD.id, 2, [pass(3)])).toBe('taken');
    expect((await (await open()).store.load())?.events).toEqual([pass(0), pass(1)]);
  });

  test('a card from the journal that both of them store is stored once', async () => {
    const { store, database } = await open();
    await store.begin(HEAD);
    kill(database);
    void store.append(HEAD.id, 0, [pass(0)]);
    const [one, other] = [await open(), await open()];
    await one.store.load();
    await other.store.load();
    expect(await one.store.append(HEAD.id, 1, [pass(1)])).toBe('stored');
    expect(await other.store.append(HEAD.id, 1, [pass(2)])).toBe('taken');
    expect((await (await open()).store.load())?.events).toEqual([pass(0), pass(1)]);
  });
});

describe('a poisoned store', () => {
  test('what cannot be read is set aside, not thrown away', async () => {
    const { store } = await open();
    await store.begin(HEAD);
    await store.append(HEAD.id, 0, [pass(0), pass(1), pass(2)]);
    await store.setAside(HEAD.id, 1);
    expect((await store.load())?.events).toEqual([pass(0)]);
    expect(await store.append(HEAD.id, 1, [pass(3)])).toBe('stored');
    expect(await store.aside()).toMatchObject([{ head: HEAD, events: [pass(1), pass(2)] }]);
    await store.clearAside();
    expect(await store.aside()).toEqual([]);
  });

  test('a session of a version that is not known is set aside when another begins', async () => {
    const { store, database } = await open();
    const transaction = database.transaction(['session', 'event'], 'readwrite');
    transaction.objectStore('session').put({ version: 99, id: 'first' }, 'open');
    transaction.objectStore('event').put('from the future', ['first', 0]);
    expect(await store.load()).toBeNull();
    await store.begin({ ...HEAD, id: 'second' });
    expect(await store.aside()).toMatchObject([{ head: { version: 99 }, events: ['from the future'] }]);
  });

  test.each(['', '{"head":', 'null', '[]', '{"head":{"version":1},"events":[]}', '{"base":-1}'])(
    'a journal with %s in it is none',
    async (text) => {
      const { store } = await open();
      await store.begin(HEAD);
      await store.append(HEAD.id, 0, [pass(0)]);
      storage.setItem('stammtisch-journal', text);
      expect((await (await open()).store.load())?.events).toEqual([pass(0)]);
    },
  );
});

/** Layout 1, as it is in the browsers of those who came early. */
function layout1(database: IDBDatabase): void {
  database.createObjectStore('session');
  database.createObjectStore('event');
}

test('what layout 1 kept is there in every later one', async () => {
  const old = await openSessionDatabase(factory, [layout1]);
  const transaction = old.transaction(['session', 'event'], 'readwrite');
  transaction.objectStore('session').put(HEAD, 'open');
  transaction.objectStore('event').put(pass(0), [HEAD.id, 0]);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  const { store } = await open();
  expect(await store.load()).toEqual({ head: HEAD, events: [pass(0)] });
  expect(await store.append(HEAD.id, 1, [pass(1)])).toBe('stored');
});
