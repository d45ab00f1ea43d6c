import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { SEATS, type SeatAction, type TableEvent } from '@stammtisch/rules';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../test/memory-storage.ts';
import { memoryStore, openEventStore } from './event-store.ts';
import { clearSession, openSessionDatabase } from './session-database.ts';
import { openSession, type Keeping, type Session } from './session.ts';
import type { SessionHead } from './session-head.ts';

const HEAD: SessionHead = { version: 1, id: 'one', preset: 'sauspiel', set: {}, dealer: 3, seed: 'test' };

async function opened(head: SessionHead = HEAD) {
  const store = memoryStore();
  await store.begin(head);
  const happened: TableEvent[] = [];
  const keeping: Keeping[] = [];
  const session = openSession(head, [], store, {
    happened: (events) => void happened.push(...events),
    keeping: (state) => void keeping.push(state),
  });
  return { store, happened, keeping, session: session! };
}

/** Lets everybody take the first action until the deal is over. */
function finish(session: Session): void {
  for (;;) {
    const seat = SEATS.find((one) => session.viewOf(one).actions.some(({ type }) => type !== 'stoss'));
    if (seat === undefined) return;
    const action = session.viewOf(seat).actions.find(({ type }) => type !== 'stoss');
    session.act(seat, action!);
  }
}

describe('a session', () => {
  it('deals the same cards to the same words, and other ones to the next deal', async () => {
    const [first, second] = [await opened(), await opened()];
    first.session.deal();
    second.session.deal();
    expect(first.happened).toEqual(second.happened);
    finish(first.session);
    first.session.deal();
    const decks = first.happened.flatMap((event) => (event.type === 'dealt' ? [event.deck] : []));
    expect(decks).toHaveLength(2);
    expect(decks[0]).not.toEqual(decks[1]);
  });

  it('deals by chance where there are no words: each card once', async () => {
    const { session, happened } = await opened({ ...HEAD, seed: null });
    session.deal();
    const deck = happened.flatMap((event) => (event.type === 'dealt' ? event.deck : []));
    expect(deck.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, card) => card));
  });

  it('stores every event, in order, as it tells it', async () => {
    const { session, happened, store } = await opened();
    session.deal();
    finish(session);
    await session.settled();
    expect((await store.load())?.events).toEqual(happened);
    expect(session.events()).toEqual(happened);
  });

  it('continues where a stored log ends', async () => {
    const { session, store } = await opened();
    session.deal();
    finish(session);
    session.deal();
    await session.settled();
    const again = openSession(HEAD, (await store.load())!.events, store, {
      happened: () => undefined,
      keeping: () => undefined,
    });
    for (const seat of SEATS) expect(again!.viewOf(seat)).toEqual(session.viewOf(seat));
  });

  it('takes back the last choice of a seat: view, log and store are as before it, and the head says so', async () => {
    const { session, store } = await opened();
    session.deal();
    finish(session);
    session.deal();
    const before = session.viewOf(0);
    while (!session.mayTakeBack(0)) {
      const seat = SEATS.find((one) => session.viewOf(one).actions.some(({ type }) => type !== 'stoss'))!;
      session.act(
        seat,
        session.viewOf(seat).actions.find(({ type }) => type !== 'stoss')!,
      );
    }
    expect(session.takeBack(0)).toBe(true);
    expect(session.viewOf(0).deal?.hand).not.toBe(undefined);
    expect(session.viewOf(0).accounts).toEqual(before.accounts);
    expect(session.takeBack(0)).toBe(false);
    await session.settled();
    const stored = await store.load();
    expect(stored?.events).toEqual(session.events());
    expect(stored?.head.takenBack).toEqual([2]);
    finish(session);
    await session.settled();
    expect((await store.load())?.events).toEqual(session.events());
  });

  it('keeps another level of the bots for the next deal', async () => {
    const { session, store } = await opened();
    session.deal();
    session.setLevel('strong');
    await session.settled();
    expect((await store.load())?.head.levels).toEqual([{ from: 2, level: 'strong' }]);
    expect(session.head.levels).toEqual([{ from: 2, level: 'strong' }]);
  });

  it('refuses with a reason and changes nothing: a second deal, a card out of turn', async () => {
    const { session, happened } = await opened();
    session.deal();
    const before = happened.length;
    expect(session.deal()).toEqual({ code: 'deal-running' });
    const card: SeatAction = { type: 'play', card: 3 };
    expect(session.act(2, card)).not.toBeNull();
    expect(session.whyNot(2, card)).not.toBeNull();
    expect(happened).toHaveLength(before);
  });

  it('says when somebody else wrote into its log', async () => {
    const { session, store, keeping } = await opened();
    session.deal();
    await session.settled();
    await store.begin({ ...HEAD, id: 'other' });
    finish(session);
    await session.settled();
    expect(keeping).toContain('elsewhere');
  });

  it('writes everything again where somebody cleared the store', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('localStorage', memoryStorage());
    const store = await openEventStore();
    await store.begin(HEAD);
    const keeping: string[] = [];
    const session = openSession(HEAD, [], store, {
      happened: () => undefined,
      keeping: (state) => void keeping.push(state),
    });
    session?.deal();
    await session?.settled();
    await clearSession(await openSessionDatabase(indexedDB));
    if (session !== null) finish(session);
    await session?.settled();
    expect(keeping).not.toContain('elsewhere');
    expect((await (await openEventStore()).load())?.events).toEqual(session?.events());
    vi.unstubAllGlobals();
  });

  it('says that nothing is kept where the store forgets', async () => {
    const { session, keeping } = await opened();
    session.deal();
    await session.settled();
    expect(keeping).toContain('not-kept');
  });

  it('is nothing for rules that are not valid', () => {
    const head = { ...HEAD, set: { 'games.solo': 'never' } };
    expect(openSession(head, [], memoryStore(), { happened: () => undefined, keeping: () => undefined })).toBeNull();
  });
});
