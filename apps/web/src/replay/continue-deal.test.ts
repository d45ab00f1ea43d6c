import { SEATS, bySeat, evolve, seatAfter } from '@stammtisch/rules';
import type { Table } from '@stammtisch/rules';
import { describe, expect, test } from 'vitest';
import { PLAYED, playedRecords, REAL_TABLES } from '../../test/played-records.ts';
import { continuedFrom } from './continue-deal.ts';
import { courseOf, type Course } from './course.ts';
import { rotated } from './rotate.ts';

function opened(input: unknown): Course {
  const course = courseOf(input);
  if (!course.ok) throw new Error(JSON.stringify(course.reason));
  return course.value;
}

function tableAt({ record, replay }: Pick<Course, 'record' | 'replay'>, cards: number): Table | null {
  const continued = continuedFrom(record, replay, cards);
  return continued?.events.reduce(evolve, continued.start) ?? null;
}

describe('a deal that is played on from a card', () => {
  test.each(REAL_TABLES)('at a table of %s stands as the record says, and ends with its bill', (_, head) => {
    for (const written of playedRecords(head, 12)) {
      const course = opened(JSON.parse(JSON.stringify(written)));
      const { plays, replay, record } = course;
      const positions = [0, 1, 14, plays.length - 1].filter((at) => at >= 0 && at < plays.length);
      const deals = positions.map((cards) => tableAt(course, cards)?.deal);
      expect(deals.map((deal) => deal?.play)).toEqual(positions.map((cards) => plays[cards]));
      expect(deals.every((deal) => deal?.stoss.steps.length === record.stoss.count)).toBe(true);
      expect(deals.every((deal) => deal?.knocks.length === record.knocks.count)).toBe(true);
      const bills = deals.flatMap((deal) => (deal?.phase.name === 'settled' ? [deal.phase.bill] : []));
      expect(bills.every((bill) => JSON.stringify(bill) === JSON.stringify(replay.bill))).toBe(true);
    }
  });

  test('a deal that was thrown in or laid open is not played on', () => {
    const [, head] = REAL_TABLES[4] ?? [];
    const thrown = head === undefined ? [] : playedRecords(head, 12).filter(({ contract }) => contract === null);
    expect(thrown.map((written) => tableAt(opened(written), 0))).toContain(null);
    expect(thrown.some((written) => tableAt(opened(written), 0) !== null)).toBe(false);
  });

  test('there is nothing to play behind the last card', () => {
    const course = opened(PLAYED);
    expect(tableAt(course, 33)).toBeNull();
  });

  test('whoever sat elsewhere can play it from the seat in front', () => {
    const course = opened(PLAYED);
    for (const seat of SEATS) {
      const record = rotated(course.record, seat);
      expect(record.hands[0]).toBe(course.record.hands[seat]);
      const turned = opened({ ...(PLAYED as object), ...writtenFrom(seat) });
      expect(turned.replay.bill.deltas).toEqual(
        bySeat((now) => course.replay.bill.deltas?.[seatAfter(now, seat)] ?? 0),
      );
      expect(rotated(course.record, seat)).toEqual({ ...turned.record, result: record.result });
    }
  });
});

/** The record by hand, with everybody moved round the table. */
function writtenFrom(seat: 0 | 1 | 2 | 3): object {
  const written = PLAYED as {
    readonly dealer: number;
    readonly hands: readonly unknown[];
    readonly contract: { readonly declarer: number };
    readonly result: { readonly deltas: readonly number[] };
  };
  const moved = (old: number): number => (old + 4 - seat) % 4;
  return {
    dealer: moved(written.dealer),
    hands: SEATS.map((now) => written.hands[(now + seat) % 4]),
    contract: { ...written.contract, declarer: moved(written.contract.declarer) },
  };
}
