import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bill } from './bill.ts';
import { checkOutcome } from './check-outcome.ts';
import { klopfenFactors } from './multipliers.ts';
import type { Outcome } from './outcome.ts';
import { SEATS, bySeat, seatAfter } from './seat.ts';
import type { BySeat, Seat } from './seat.ts';
import { billOf, played, rufspiel, run } from '../test/outcome-fixtures.ts';
import { anyRules, anySettling } from '../test/outcome-arbitraries.ts';

const RUNS = { numRuns: 2000 };

function deltasOfBill(bill: Bill): BySeat<number> {
  if (bill.deltas === null) throw new Error('all seats are known here');
  return bill.deltas;
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function rotated<T>(values: BySeat<T>, steps: number): BySeat<T> {
  return bySeat((seat) => values[seatAfter(seat, 4 - steps)]);
}

/** The same deal with everybody moved `steps` seats clockwise. */
function moved(outcome: Outcome, steps: number): Outcome {
  const move = (seat: Seat): Seat => seatAfter(seat, steps);
  switch (outcome.kind) {
    case 'party':
      return {
        ...outcome,
        contract: { ...outcome.contract, declarer: move(outcome.contract.declarer) },
        partner: outcome.partner === null ? null : move(outcome.partner),
      };
    case 'sie':
      return { ...outcome, declarer: move(outcome.declarer) };
    case 'ramsch':
      return {
        ...outcome,
        points: rotated(outcome.points, steps),
        tricks: rotated(outcome.tricks, steps),
        highestTrump: outcome.highestTrump && rotated(outcome.highestTrump, steps),
        lastTrick: outcome.lastTrick && rotated(outcome.lastTrick, steps),
        forehand: move(outcome.forehand),
      };
    case 'thrown-in':
      return outcome;
  }
}

describe('D.10 every bill, under any house rules', () => {
  test('deltas and Stock sum to zero, and all amounts are integers', () => {
    fc.assert(
      fc.property(anySettling, ({ rules, outcome, stock }) => {
        const bill = billOf(rules, outcome, stock);
        const deltas = deltasOfBill(bill);
        expect(total(deltas) + bill.stock.after - bill.stock.before).toBe(0);
        const amounts = [...deltas, bill.sum, bill.factor, bill.value, bill.stock.after, ...(bill.stock.paid ?? [])];
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && !Object.is(amount, -0))).toBe(true);
        expect(bill.stock.before).toBe(stock);
        expect(bill.stock.after).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });

  test('the bill adds up: lines, factors, limit, payments', () => {
    fc.assert(
      fc.property(anySettling, ({ rules, outcome, stock }) => {
        const bill = billOf(rules, outcome, stock);
        expect(bill.items.every(({ count, unit, amount }) => amount === count * unit)).toBe(true);
        expect(bill.sum).toBe(total(bill.items.map(({ amount }) => amount)));
        const limit = bill.factors.find(({ kind }) => kind === 'limit');
        const common = bill.factors.filter(({ kind, seats }) => kind !== 'limit' && seats === null);
        const product = common.reduce((all, { factor }) => all * factor, 1);
        expect(bill.factor).toBe(limit === undefined ? product : (product / limit.count) * limit.factor);
        expect(bill.value).toBe(bill.sum * bill.factor);
        const paid = (seat: Seat): number =>
          total((bill.transfers ?? []).filter(({ from }) => from === seat).map(({ amount }) => amount));
        const got = (seat: Seat): number =>
          total((bill.transfers ?? []).filter(({ to }) => to === seat).map(({ amount }) => amount));
        expect(bill.deltas).toEqual(bySeat((seat) => got(seat) - paid(seat) - (bill.stock.paid?.[seat] ?? 0)));
      }),
      RUNS,
    );
  });

  test('moving everybody one seat on moves the deltas', () => {
    fc.assert(
      fc.property(anySettling, fc.constantFrom(1, 2, 3), ({ rules, outcome, stock }, steps) => {
        const before = deltasOfBill(billOf(rules, outcome, stock));
        const after = deltasOfBill(billOf(rules, moved(outcome, steps), stock));
        expect(after).toEqual(rotated(before, steps));
      }),
      RUNS,
    );
  });

  test('BL-027 the same outcome gives the same bill, and the outcomes of these tests have no contradictions', () => {
    fc.assert(
      fc.property(anySettling, ({ rules, outcome, stock }) => {
        expect(checkOutcome(rules, outcome)).toBe(null);
        expect(billOf(rules, structuredClone(outcome), stock)).toEqual(billOf(rules, outcome, stock));
      }),
      RUNS,
    );
  });

  test('R53 a Jungfrau never pays and nobody pays himself', () => {
    fc.assert(
      fc.property(anySettling, ({ rules, outcome, stock }) => {
        const bill = billOf(rules, outcome, stock);
        expect((bill.transfers ?? []).every(({ from, to, amount }) => from !== to && amount >= 0)).toBe(true);
        if (outcome.kind !== 'ramsch' || bill.durchmarsch !== null) return;
        const virgins = SEATS.filter((seat) => outcome.tricks[seat] === 0);
        expect(virgins.every((seat) => !bill.losers.includes(seat) && deltasOfBill(bill)[seat] >= 0)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('D.10 knocks and Stoß', () => {
  test('one more knock doubles the value, one more step of the Stoß does too', () => {
    fc.assert(
      fc.property(anySettling, ({ rules: any, outcome }) => {
        if (outcome.kind === 'thrown-in') return;
        const rules = {
          ...any,
          'klopfen.stacking': 'power',
          'klopfen.appliesToRamsch': true,
          'klopfen.appliesToSie': true,
          'stoss.takesOver': false,
          'score.maxFactor': 8192,
        } as const;
        const { value } = billOf(rules, outcome);
        expect(billOf(rules, { ...outcome, knocks: outcome.knocks + 1 }).value).toBe(2 * value);
        expect(billOf(rules, { ...outcome, stoss: outcome.stoss + 1 }).value).toBe(2 * value);
      }),
      RUNS,
    );
  });

  test('B58 the circumstances never count for more than the limit', () => {
    fc.assert(
      fc.property(anySettling, ({ rules, outcome }) => {
        const { factors, factor } = billOf(rules, outcome);
        const price = factors.filter(({ kind }) => ['tout', 'sie', 'schwarz-double', 'jungfrau'].includes(kind));
        const ofPrice = price.reduce((all, line) => (line.seats === null ? all * line.factor : all), 1);
        expect(factor).toBeLessThanOrEqual(ofPrice * rules['score.maxFactor']);
      }),
      RUNS,
    );
  });

  test('B14 linear knocks never count for more than doubling ones', () => {
    fc.assert(
      fc.property(anyRules, fc.integer({ min: 0, max: 4 }), (rules, knocks) => {
        const [linear] = klopfenFactors({ ...rules, 'klopfen.stacking': 'linear' }, knocks);
        const [power] = klopfenFactors({ ...rules, 'klopfen.stacking': 'power' }, knocks);
        expect(linear?.factor ?? 1).toBeLessThanOrEqual(power?.factor ?? 1);
      }),
    );
  });
});

describe('D.10 Schneider', () => {
  test('with the opponents at exactly 30 only their limit decides', () => {
    fc.assert(
      fc.property(anyRules, (any) => {
        const rules = { ...any, 'stoss.takesOver': false };
        const bill = billOf(rules, played(rufspiel(0, 2), 90, 5, run('declarer', 1)));
        expect(bill.schneider).toBe(rules['schneider.opponentMax'] === 30);
      }),
    );
  });

  test('with the declaring party at exactly 30 only its limit decides', () => {
    fc.assert(
      fc.property(anyRules, (any) => {
        const rules = { ...any, 'stoss.takesOver': false };
        const bill = billOf(rules, played(rufspiel(0, 2), 30, 3, run('declarer', 1)));
        expect(bill.schneider).toBe(rules['schneider.declarerMax'] === 30);
      }),
    );
  });
});
