import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountKind, nextAmount } from './amount-steps.ts';

test('prices go in round steps from wherever they are', () => {
  expect([0, 12, 50, 200, 500].map((value) => nextAmount('cent', value, 1))).toEqual([5, 15, 60, 250, 600]);
  expect([5, 12, 55, 60, 250].map((value) => nextAmount('cent', value, -1))).toEqual([0, 10, 50, 50, 200]);
  expect([1, 20, 24].map((value) => nextAmount('point', value, 1))).toEqual([2, 25, 25]);
});

test('factors double and halve, points go one by one', () => {
  expect(nextAmount('factor', 8, 1)).toBe(16);
  expect(nextAmount('factor', 1024, -1)).toBe(512);
  expect(nextAmount('count', 91, -1)).toBe(90);
  expect(amountKind('ramsch.durchmarsch', 'cent')).toBe('count');
  expect(amountKind('stock.capPerGame', 'point')).toBe('point');
});

test('up and down lead on, whatever the number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('cent', 'point', 'count', 'factor'),
      fc.integer({ min: 2, max: 100_000 }),
      (kind, value) => {
        expect(nextAmount(kind, value, 1)).toBeGreaterThan(value);
        expect(nextAmount(kind, value, -1)).toBeLessThan(value);
      },
    ),
  );
});
