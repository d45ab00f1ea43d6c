import { commandOf, evolve, newTable, PRESETS, SEATS, view, type TableEvent } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { logOf } from '../../test/played-log.ts';
import { eventsLeft } from './take-back.ts';

const LOG = logOf({ version: 1, id: 'back', preset: 'wirtshaus', set: {}, dealer: 3, seed: null }, 1);
const START = newTable(PRESETS.wirtshaus, 3);

/** Every moment of the deal before its bill. */
const MOMENTS = Array.from({ length: LOG.length - 1 }, (_, length) => LOG.slice(0, length + 1));

function seatOf(event: TableEvent | undefined): unknown {
  const command = event === undefined ? null : commandOf(event);
  return command !== null && 'seat' in command ? command.seat : null;
}

describe('taking back', () => {
  it('leads to where the seat had to choose, and keeps what was before', () => {
    let choices = 0;
    for (const events of MOMENTS) {
      for (const seat of SEATS) {
        const left = eventsLeft(START, events, seat);
        if (left === null) continue;
        choices += 1;
        expect(seatOf(events[left])).toBe(seat);
        const then = view(events.slice(0, left).reduce(evolve, START), seat);
        expect(then.actions.length).toBeGreaterThan(1);
      }
    }
    expect(choices).toBeGreaterThan(50);
  });

  it('again and again leads to the beginning of the deal, and no further', () => {
    let events: readonly TableEvent[] = LOG.slice(0, -1);
    for (let steps = 0; steps < 100; steps++) {
      const left = eventsLeft(START, events, 0);
      if (left === null) break;
      expect(left).toBeLessThan(events.length);
      events = events.slice(0, left);
    }
    expect(eventsLeft(START, events, 0)).toBeNull();
    expect(events[0]?.type).toBe('dealt');
  });

  it('passes over cards that were the only ones allowed', () => {
    const played = MOMENTS.filter((events) => {
      const last = events.at(-1);
      return last?.type === 'played' && view(events.slice(0, -1).reduce(evolve, START), last.seat).actions.length === 1;
    });
    expect(played.length).toBeGreaterThan(3);
    for (const events of played) {
      const last = events.at(-1) as Extract<TableEvent, { readonly type: 'played' }>;
      expect(eventsLeft(START, events, last.seat) ?? 0).toBeLessThan(events.length - 1);
    }
  });

  it('is over with the deal: then all cards are known', () => {
    expect(LOG.at(-1)?.type).toBe('settled');
    expect(SEATS.map((seat) => eventsLeft(START, LOG, seat))).toEqual([null, null, null, null]);
  });
});
