import { describe, expect, test } from 'vitest';
import { TEN_FIFTY, billOf, factorsText, sie, tenFifty } from '../test/outcome-fixtures.ts';

describe('Sie', () => {
  test('R67 the holder wins as declaring party, without Schneider and Schwarz', () => {
    const bill = billOf(TEN_FIFTY, sie(1));
    expect(bill).toMatchObject({ kind: 'sie', won: true, schneider: false, schwarz: false, sum: 130, factor: 4 });
    expect(bill).toMatchObject({ losers: [], jungfrauen: [], durchmarsch: null });
    expect(bill.items.map(({ rule }) => rule)).toEqual(['R67', 'R67']);
    expect(bill.factors.map(({ rule }) => rule)).toEqual(['R67']);
    expect(bill.transfers).toEqual([
      { from: 0, to: 1, amount: 520 },
      { from: 2, to: 1, amount: 520 },
      { from: 3, to: 1, amount: 520 },
    ]);
  });

  test('B20 the multiplier is a house rule', () => {
    const rules = tenFifty({ 'sie.multiplier': 3, 'sie.base': 'soloTout8', 'tout.multiplier': 4 });
    const bill = billOf(rules, sie(1));
    expect(bill).toMatchObject({ factor: 12, value: 1560 });
    expect(bill.factors.at(-1)).toEqual({ kind: 'tout', count: 1, factor: 4, seats: null, rule: 'B20' });
  });

  test('B19 where knocks do not apply to a Sie only a doubled deal does', () => {
    const bill = billOf(tenFifty({ 'klopfen.appliesToSie': false }), sie(1, { knocks: 2, doubled: 2 }));
    expect(factorsText(bill)).toBe('sie × 4, doubled × 2');
  });

  test('R67 its Laufende are part of the price, even where the table plays without Laufende', () => {
    expect(billOf(tenFifty({ 'laufende.enabled': false }), sie(1)).value).toBe(520);
  });

  test('R67 in the short deck a Sie has six Laufende', () => {
    expect(billOf(tenFifty({ deck: 24 }), sie(1)).value).toBe(440);
  });
});
