import { describe, expect, test } from 'vitest';
import type { PartyOutcome } from './outcome.ts';
import { TEN_FIFTY, billOf, factorsText, played, rufspiel, run, tenFifty } from '../test/outcome-fixtures.ts';

const NOBODY = run('declarer', 1);

const ruf = (more: Partial<PartyOutcome>): PartyOutcome => played(rufspiel(0, 2), 70, 4, NOBODY, more);

describe('multipliers', () => {
  test('B14 linear knocks add one time the price each', () => {
    const rules = tenFifty({ 'klopfen.stacking': 'linear' });
    expect([0, 1, 2, 3, 4].map((knocks) => billOf(rules, ruf({ knocks })).value)).toEqual([10, 20, 30, 40, 50]);
  });

  test('B13 each step of the Stoß doubles', () => {
    expect([0, 1, 2, 3, 4].map((stoss) => billOf(TEN_FIFTY, ruf({ stoss })).value)).toEqual([10, 20, 40, 80, 160]);
  });

  test('B58 the limit is a line of its own and says what it replaces', () => {
    const bill = billOf(tenFifty({ 'score.maxFactor': 10 }), ruf({ knocks: 2, stoss: 2 }));
    expect(bill.factors).toEqual([
      { kind: 'klopfen', count: 2, factor: 4, seats: null, rule: 'R16' },
      { kind: 'stoss', count: 2, factor: 4, seats: null, rule: 'R85' },
      { kind: 'limit', count: 16, factor: 10, seats: null, rule: 'B58' },
    ]);
    expect(bill).toMatchObject({ factor: 10, value: 100 });
  });

  test('B58 exactly at the limit there is no such line', () => {
    const bill = billOf(tenFifty({ 'score.maxFactor': 16 }), ruf({ knocks: 2, stoss: 2 }));
    expect(factorsText(bill)).toBe('klopfen × 4, stoss × 4');
    expect(bill.factor).toBe(16);
  });
});
