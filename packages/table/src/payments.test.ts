import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewestPayments } from './payments.ts';

const balances = (...amounts: readonly number[]) => amounts.map((amount, place) => ({ member: place + 1, amount }));

it('lets one person pay two who are owed, and nobody who owes nothing', () => {
  expect(fewestPayments(balances(30, -50, 20, 0))).toEqual([
    { from: 2, to: 1, amount: 30 },
    { from: 2, to: 3, amount: 20 },
  ]);
  expect(fewestPayments(balances(0, 0))).toEqual([]);
});

it('finds groups that settle among themselves: two payments where going by size would take three', () => {
  expect(fewestPayments(balances(50, 30, -50, -30))).toHaveLength(2);
  expect(fewestPayments(balances(70, 20, -60, -20, -10))).toHaveLength(3);
  expect(fewestPayments(balances(10, 20, 30, -10, -20, -30))).toHaveLength(3);
});

it('settles every account, with positive amounts and fewer payments than people', () => {
  const amounts = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(amounts, (some) => {
      const all = balances(...some, -some.reduce((sum, amount) => sum + amount, 0));
      const left = new Map(all.map(({ member, amount }) => [member, amount]));
      const payments = fewestPayments(all);
      for (const { from, to, amount } of payments) {
        expect(amount).toBeGreaterThan(0);
        left.set(from, (left.get(from) ?? 0) + amount);
        left.set(to, (left.get(to) ?? 0) - amount);
      }
      expect([...left.values()].every((amount) => amount === 0)).toBe(true);
      expect(payments.length).toBeLessThanOrEqual(Math.max(0, all.filter(({ amount }) => amount !== 0).length - 1));
    }),
    { numRuns: 200, seed: 3 },
  );
});
