import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { TableEvent } from '@stammtisch/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStore, openEventStore, type EventStore } from './event-store.ts';
import type { SessionHead } from './session-head.ts';

const HEAD: SessionHead = { version: 1, id: 'first', preset: 'sauspiel', set: {}, dealer: 3, seed: null };
const pass = (seat: 0 | 1 | 2 | 3): TableEvent => ({ type: 'passed', seat });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const STORES: readonly (readonly [string, () => Promise<EventStore>])[] = [
  ['in the browser', openEventStore],
  ['in memory', () => Promise.resolve(memoryStore())],
];

describe.each(STORES)('an event store %s', (_name, open) => {
  it('gives back head and events in order, more than ten of them', async () => {
    const store = await open();
    await store.begin(HEAD);
    const events = Array.from({ length: 12 }, (_, number) => pass((number % 4) as 0));
    for (const [number, event] of events.entries()) {
      expect(await store.append(HEAD.id, number, [event])).toBe('stored');
    }
    expect(await store.load()).toEqual({ head: HEAD, events });
  });

  it('takes a number only once, so that two windows never split a log', async () => {
    const store = await open();
    await store.begin(HEAD);
    expect(await store.append(HEAD.id, 0, [pass(0), pass(1)])).toBe('stored');
    expect(await store.append(HEAD.id, 1, [pass(2)])).toBe('taken');
    expect((await store.load())?.events).toEqual([pass(0), pass(1)]);
  });

  it('takes nothing for a session that was replaced', async () => {
    const store = await open();
    await store.begin(HEAD);
    await store.begin({ ...HEAD, id: 'second' });
    expect(await store.append(HEAD.id, 0, [pass(0)])).toBe('taken');
    expect((await store.load())?.events).toEqual([]);
  });

  it('forgets a damaged end', async () => {
    const store = await open();
    await store.begin(HEAD);
    await store.append(HEAD.id, 0, [pass(0), pass(1), pass(2)]);
    await store.truncate(HEAD.id, 1);
    expect((await store.load())?.events).toEqual([pass(0)]);
    expect(await store.append(HEAD.id, 1, [pass(3)])).toBe('stored');
  });

  it('is empty at first', async () => {
    expect(await (await open()).load()).toBeNull();
  });
});

it('falls back to memory where the browser refuses to store', async () => {
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get() {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  const store = await openEventStore();
  expect(store.lasting).toBe(false);
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, writable: true, value: new IDBFactory() });
});
