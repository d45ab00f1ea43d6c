import { describe, expect, test } from 'vitest';
import type { HouseRules } from './house-rules.ts';
import type { PartyOutcome } from './outcome.ts';
import {
  TEN_FIFTY,
  TOUT,
  billOf,
  factorsText,
  itemsText,
  plainGame,
  played,
  rufspiel,
  run,
  tenFifty,
} from '../test/outcome-fixtures.ts';

const tout = (tricks: number, more: Partial<PartyOutcome> = {}): PartyOutcome =>
  played(plainGame('wenz', 0, TOUT), tricks === 8 ? 120 : 118, tricks, run('declarer', 2), more);

const surcharge = (mode: HouseRules['schwarz.mode'], tricks: number): string =>
  itemsText(
    billOf(tenFifty({ 'tout.schneiderSchwarz': 'always', 'schwarz.mode': mode, 'tariff.schwarz': 25 }), tout(tricks)),
  );

describe('Tout', () => {
  test('BL-026 a lost Tout costs the same as a won one, without Schneider and Schwarz', () => {
    expect(billOf(TEN_FIFTY, tout(8))).toMatchObject({ won: true, value: 140, schneider: false, schwarz: false });
    expect(billOf(TEN_FIFTY, tout(7))).toMatchObject({ won: false, value: 140, deltas: [-420, 140, 140, 140] });
  });

  test('B62 in a Tout of a Rufspiel the tricks of both partners count', () => {
    const outcome = played(rufspiel(0, 2, TOUT), 120, 8, run('declarer', 3));
    const bill = billOf(TEN_FIFTY, outcome);
    expect(bill).toMatchObject({ won: true, value: 80, deltas: [80, -80, 80, -80] });
    expect(billOf(TEN_FIFTY, { ...outcome, tricks: 7 }).won).toBe(false);
  });

  test('R57 in the short deck six tricks are all', () => {
    expect(billOf(tenFifty({ deck: 24 }), tout(6, { tricksInDeal: 6, points: 120 })).won).toBe(true);
  });

  test('B21 the surcharge is what the table takes for a Schwarz, won or lost', () => {
    expect(surcharge('additionalToSchneider', 8)).toBe('grundtarif 50 + tout-surcharge 35 + laufende 2 × 10');
    expect(surcharge('additionalToSchneider', 7)).toBe('grundtarif 50 + tout-surcharge 35 + laufende 2 × 10');
    expect(surcharge('insteadOfSchneider', 8)).toBe('grundtarif 50 + tout-surcharge 25 + laufende 2 × 10');
    expect(surcharge('double', 8)).toBe('grundtarif 50 + tout-surcharge 10 + laufende 2 × 10');
  });

  test('C.3 the Tout factor is a house rule and is not bounded by the limit', () => {
    const rules = tenFifty({ 'tout.multiplier': 3, 'score.maxFactor': 1 });
    const bill = billOf(rules, tout(8, { stoss: 1 }));
    expect(factorsText(bill)).toBe('tout × 3, stoss × 2, limit × 1');
    expect(bill).toMatchObject({ factor: 3, value: 210 });
  });
});
