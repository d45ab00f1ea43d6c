import { describe, expect, test } from 'vitest';
import type { HouseRules } from './house-rules.ts';
import type { PartyOutcome } from './outcome.ts';
import type { BySeat } from './seat.ts';
import { TEN_FIFTY, bettel, billOf, itemsText, tenFifty } from '../test/outcome-fixtures.ts';

describe('D.7 Bettel', () => {
  const cases: readonly {
    id: string;
    rule: string;
    rules: HouseRules;
    outcome: PartyOutcome;
    won: boolean;
    items: string;
    value: number;
    deltas: BySeat<number>;
  }[] = [
    {
      id: 'BT-01',
      rule: 'R51 no trick wins; B46 the price of a Solo',
      rules: TEN_FIFTY,
      outcome: bettel(2, 0),
      won: true,
      items: 'grundtarif 50',
      value: 50,
      deltas: [-50, -50, 150, -50],
    },
    {
      id: 'BT-02',
      rule: 'R51 one trick without points loses',
      rules: TEN_FIFTY,
      outcome: bettel(2, 1),
      won: false,
      items: 'grundtarif 50',
      value: 50,
      deltas: [50, 50, -150, 50],
    },
    {
      id: 'BT-03',
      rule: 'B8 B46 a price of its own, a Stoß, and nothing else',
      rules: tenFifty({ 'tariff.bettel': 30 }),
      outcome: bettel(2, 0, { stoss: 1 }),
      won: true,
      items: 'grundtarif 30',
      value: 60,
      deltas: [-60, -60, 180, -60],
    },
  ];

  test.each(cases)('$id $rule', ({ rules, outcome, won, items, value, deltas }) => {
    const bill = billOf(rules, outcome);
    expect(bill).toMatchObject({ kind: 'party', won, schneider: false, schwarz: false, value, deltas });
    expect(itemsText(bill)).toBe(items);
  });
});
