import { chooseAction } from '@stammtisch/bots';
import type { Seat } from '@stammtisch/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../session/event-store.ts';
import { openSession } from '../session/session.ts';
import type { SessionHead } from '../session/session-head.ts';
import { tempoOf } from '../session/tempo.ts';
import { DEFAULTS } from '../settings/schema.ts';
import { runTable, type TableSurroundings } from './run-table.ts';
import { ME, type LocalTable } from './table-store.ts';

const TEMPO = tempoOf(DEFAULTS, false);
/** So long a few steps take between which nobody waits (milliseconds). */
const AT_ONCE = 10;
const NAMES = ['sepp', 'sepp', 'resi', 'xaver'] as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table with the three bots, dealt from words. */
function tableOf(seed: string, dealer: Seat = 3, change: Partial<TableSurroundings> = {}): LocalTable {
  const head: SessionHead = { version: 1, id: seed, preset: 'schafkopfschule', set: {}, dealer, seed };
  const store = memoryStore();
  void store.begin(head);
  const table = runTable({
    open: (listener) => openSession(head, [], store, listener),
    kept: true,
    mind: (seat, view) => Promise.resolve(chooseAction(view, NAMES[seat], () => 0.5)),
    tempo: () => TEMPO,
    kontraPauseEnds: () => true,
    between: (shortest) => shortest,
    ...change,
  });
  table!.nextDeal();
  return table!;
}

/** Lets time go by and the person pass or play the first card, until `wanted` or the deal is over. */
async function goUntil(table: LocalTable, wanted: () => boolean): Promise<boolean> {
  for (let step = 0; step < 4000; step++) {
    if (wanted()) return true;
    const { view, hold } = table.store.getState();
    if (view.deal?.phase === 'settled' && hold === null) return false;
    const mine = view.actions.find(({ type }) => ['weiter', 'not-knock', 'done-cutting', 'play'].includes(type));
    if (mine !== undefined && hold === null) table.act(mine);
    else await vi.advanceTimersByTimeAsync(50);
  }
  return false;
}

/** The first of the tables where it comes to what is wanted. */
async function tableWhere(
  wanted: (table: LocalTable) => boolean,
  dealer?: Seat,
  change?: Partial<TableSurroundings>,
): Promise<LocalTable> {
  for (let number = 1; number < 80; number++) {
    const table = tableOf(`t${number}`, dealer, change);
    if (await goUntil(table, () => wanted(table))) return table;
  }
  throw new Error('no such table');
}

const state = (table: LocalTable) => table.store.getState();

describe('the table on the screen', () => {
  it('has the own cards at once: a bot that cuts does not think', async () => {
    const table = tableOf('t1');
    expect(state(table).view.deal?.phase).toBe('cutting');
    await vi.advanceTimersByTimeAsync(AT_ONCE);
    expect(state(table).view.deal?.cuts).toHaveLength(1);
    expect(state(table).view.deal?.phase).toBe('auction');
  });

  it('lets bots think before they act', async () => {
    const table = tableOf('t1');
    await vi.advanceTimersByTimeAsync(AT_ONCE);
    const next = () => state(table).view.deal?.auction?.interest[1];
    table.act({ type: 'weiter' });
    await vi.advanceTimersByTimeAsync(TEMPO.think[0] - 1);
    expect(next()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(next()).not.toBeNull();
  });

  it('asks a bot again that could not think, and goes on as soon as it can', async () => {
    let failures = 2;
    const table = tableOf('t1', 3, {
      mind(seat, view) {
        failures -= 1;
        if (failures >= 0) return Promise.reject(new Error('offline'));
        return Promise.resolve(chooseAction(view, NAMES[seat], () => 0.5));
      },
    });
    await vi.advanceTimersByTimeAsync(1999);
    expect(state(table).view.deal?.cuts).toEqual([]);
    await vi.advanceTimersByTimeAsync(2001 + AT_ONCE);
    expect(state(table).view.deal?.cuts).toHaveLength(1);
  });

  it('does not wait for a thought that came while the trick lay', async () => {
    let asked = 0;
    const table = await tableWhere((one) => state(one).hold !== null && state(one).view.deal?.turn !== ME, 3, {
      mind(seat, view) {
        asked += 1;
        return Promise.resolve(chooseAction(view, NAMES[seat], () => 0.5));
      },
    });
    const before = asked;
    await vi.advanceTimersByTimeAsync(TEMPO.hold + TEMPO.sweep);
    expect(asked).toBe(before);
    await vi.advanceTimersByTimeAsync(TEMPO.think[0]);
    expect(state(table).view.deal?.trick).toHaveLength(1);
  });

  it('a trick that lies gets the time that is chosen meanwhile, be it until it is tapped', async () => {
    let tempo = TEMPO;
    const table = await tableWhere((one) => state(one).hold !== null, 3, { tempo: () => tempo });
    tempo = tempoOf({ ...DEFAULTS, trickHold: 'tap' }, false);
    table.retime();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state(table).hold?.stage).toBe('lying');
    tempo = TEMPO;
    table.retime();
    await vi.advanceTimersByTimeAsync(TEMPO.hold + TEMPO.sweep);
    expect(state(table).hold).toBeNull();
  });

  it('keeps a complete trick lying, then lets it slide to its winner', async () => {
    const table = await tableWhere((one) => state(one).hold !== null);
    expect(state(table).hold?.trick.cards).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(TEMPO.hold - 1);
    expect(state(table).hold?.stage).toBe('lying');
    await vi.advanceTimersByTimeAsync(1);
    expect(state(table).hold?.stage).toBe('sweeping');
    await vi.advanceTimersByTimeAsync(TEMPO.sweep);
    expect(state(table).hold).toBeNull();
  });

  it('a tap ends the time a trick lies', async () => {
    const table = await tableWhere((one) => state(one).hold !== null);
    table.goOn();
    table.goOn();
    expect(state(table).hold).toBeNull();
  });

  it('whoever won a trick may lead at once, while it still lies', async () => {
    const table = await tableWhere((one) => state(one).hold?.trick.winner === ME && state(one).view.actions.length > 0);
    expect(table.act(state(table).view.actions.find(({ type }) => type === 'play')!)).toBeNull();
    expect(state(table).hold).toBeNull();
    expect(state(table).view.deal?.trick).toHaveLength(1);
  });

  it('plays the last card by itself', async () => {
    const table = tableOf('t1');
    for (let number = 1; number < 30; number++) {
      const one = number === 1 ? table : tableOf(`t${number}`);
      const lastCard = (): boolean =>
        one.session.events().filter((event) => event.type === 'played' && event.seat === ME).length === 7;
      if (!(await goUntil(one, lastCard))) continue;
      await vi.advanceTimersByTimeAsync(20_000);
      expect(state(one).view.deal?.phase).toBe('settled');
      return;
    }
    expect.fail('no deal was played to its last card');
  });

  it('waits before the last moment for a Stoß passes, and goes on by itself', async () => {
    const table = await tableWhere((one) => state(one).kontraPause, 0);
    const cards = state(table).view.deal?.trick.length;
    await vi.advanceTimersByTimeAsync(TEMPO.kontra - 1);
    expect(state(table).kontraPause).toBe(true);
    expect(state(table).view.deal?.trick).toHaveLength(cards!);
    await vi.advanceTimersByTimeAsync(1 + TEMPO.think[0]);
    expect(state(table).view.deal?.trick.length).toBeGreaterThan(cards!);
  });

  it('waits for the Stoß as long as the person wants where he chose so', async () => {
    const table = await tableWhere((one) => state(one).kontraPause, 0, { kontraPauseEnds: () => false });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(state(table).kontraPause).toBe(true);
    table.goOn();
    await vi.advanceTimersByTimeAsync(TEMPO.think[0]);
    expect(state(table).kontraPause).toBe(false);
  });

  it('a Stoß that the person is about to give stops the wait', async () => {
    const table = await tableWhere((one) => state(one).kontraPause, 0);
    table.holdKontra();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state(table).kontraPause).toBe(true);
    expect(table.act({ type: 'stoss' })).toBeNull();
    expect(state(table).view.deal?.stoss).toEqual([ME]);
  });

  it('keeps nothing of a deal in the next one: log, bubbles, trick', async () => {
    const table = tableOf('t2');
    await goUntil(table, () => false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state(table).finished).toHaveLength(1);
    table.nextDeal();
    expect(state(table).heard).toEqual([]);
    expect(state(table).bubbles).toEqual({});
    expect(state(table).hold).toBeNull();
    expect(state(table).view.deal?.number).toBe(2);
  });

  it('takes back a card of the person: the trick is open again, and the bots play the same to the same card', async () => {
    const table = await tableWhere((one) => state(one).view.deal?.tricks.length === 2 && state(one).hold === null);
    await goUntil(table, () => state(table).view.actions.filter(({ type }) => type === 'play').length > 1);
    const before = state(table).view;
    const card = before.actions.find(({ type }) => type === 'play')!;
    table.act(card);
    await vi.advanceTimersByTimeAsync(8000);
    const after = table.session.events();
    table.takeBack();
    expect(state(table).view).toEqual(before);
    expect(state(table).hold).toBeNull();
    table.act(card);
    await vi.advanceTimersByTimeAsync(8000);
    expect(table.session.events()).toEqual(after);
    expect(table.session.head.takenBack).toEqual([1]);
  });

  it('a bot that thinks when something is taken back does not act any more', async () => {
    const waiting: (() => void)[] = [];
    let slow = false;
    const table = await tableWhere(
      (one) => {
        slow = state(one).view.actions.filter(({ type }) => type === 'play').length > 1;
        return slow;
      },
      3,
      {
        async mind(seat, view) {
          const answer = chooseAction(view, NAMES[seat], () => 0.5);
          if (slow) await new Promise<void>((resolve) => waiting.push(resolve));
          return answer;
        },
      },
    );
    table.act(state(table).view.actions.find(({ type }) => type === 'play')!);
    const old = waiting.splice(0);
    table.takeBack();
    const events = table.session.events();
    for (const go of old) go();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.session.events()).toEqual(events);
  });

  it('rests when another window took it: nothing happens any more', async () => {
    const table = tableOf('t1');
    table.close();
    const events = table.session.events().length;
    await vi.advanceTimersByTimeAsync(60_000);
    for (const action of state(table).view.actions) expect(table.act(action)).toBeNull();
    expect(table.session.events()).toHaveLength(events);
    expect(state(table).elsewhere).toBe(true);
  });

  it('deals nothing once another window took it, so that it does not take the table away from there', async () => {
    const table = tableOf('t2');
    await goUntil(table, () => false);
    table.close();
    const events = table.session.events().length;
    table.nextDeal();
    expect(table.session.events()).toHaveLength(events);
  });
});
