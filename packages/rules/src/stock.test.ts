import { describe, expect, test } from 'vitest';
import type { HouseRules } from './house-rules.ts';
import type { Outcome, PartyOutcome } from './outcome.ts';
import type { BySeat, Seat } from './seat.ts';
import {
  TEN_FIFTY,
  bettel,
  billOf,
  factorsText,
  played,
  ramsch,
  rufspiel,
  run,
  sie,
  suitGame,
  tenFifty,
} from '../test/outcome-fixtures.ts';

const NOBODY = run('declarer', 1);
const ruf = (points: number, more: Partial<PartyOutcome> = {}): PartyOutcome =>
  played(rufspiel(0, 2), points, 4, NOBODY, more);
const solo = (declarer: Seat, points: number): PartyOutcome =>
  played(suitGame('solo', 'G', declarer), points, 4, NOBODY);
/** A Rufspiel of seat 0 with a partner nobody wrote down. */
const alone = (points: number): PartyOutcome => played(rufspiel(0, null), points, 4, NOBODY);
const STOCK = { 'allPass.action': 'stock', 'stock.contribution': 10 } as const;
const THROWN_IN: Outcome = { kind: 'thrown-in', knocks: 0 };

interface StockCase {
  readonly id: string;
  readonly rule: string;
  readonly rules: HouseRules;
  readonly outcome: Outcome;
  readonly before: number;
  readonly deltas: BySeat<number>;
  readonly stock: number;
}

/** The rows SK of the table D.7 of the rules. */
const CASES: readonly StockCase[] = [
  {
    id: 'SK-01',
    rule: 'R109 everybody pays when the cards are thrown in',
    rules: tenFifty(STOCK),
    outcome: THROWN_IN,
    before: 0,
    deltas: [-10, -10, -10, -10],
    stock: 40,
  },
  {
    id: 'SK-02',
    rule: 'R109 thrown in again, the Stock grows',
    rules: tenFifty(STOCK),
    outcome: THROWN_IN,
    before: 40,
    deltas: [-10, -10, -10, -10],
    stock: 40,
  },
  {
    id: 'SK-03',
    rule: 'B53 the partners of a won Rufspiel share the Stock',
    rules: tenFifty({ ...STOCK, 'stock.split': 'party' }),
    outcome: ruf(70),
    before: 80,
    deltas: [50, -10, 50, -10],
    stock: -80,
  },
  {
    id: 'SK-04',
    rule: 'B53 a lost Rufspiel doubles the Stock',
    rules: tenFifty({ ...STOCK, 'stock.onLoss': 'double' }),
    outcome: ruf(50),
    before: 80,
    deltas: [-50, 10, -50, 10],
    stock: 80,
  },
  {
    id: 'SK-05',
    rule: 'B53 the literal reading: a lost game leaves the Stock alone',
    rules: tenFifty({ ...STOCK, 'stock.onLoss': 'unchanged' }),
    outcome: ruf(50),
    before: 80,
    deltas: [-10, 10, -10, 10],
    stock: 0,
  },
  {
    id: 'SK-06',
    rule: 'B53 a won Solo takes the whole Stock',
    rules: tenFifty({ ...STOCK, 'stock.wonBy': 'any' }),
    outcome: solo(1, 61),
    before: 80,
    deltas: [-50, 230, -50, -50],
    stock: -80,
  },
  {
    id: 'SK-07',
    rule: 'B53 where only the Rufspiel touches the Stock a Solo does not',
    rules: tenFifty({ ...STOCK, 'stock.wonBy': 'rufspiel' }),
    outcome: solo(1, 61),
    before: 80,
    deltas: [-50, 150, -50, -50],
    stock: 0,
  },
  {
    id: 'SK-08',
    rule: 'B56 the odd cent stays in the Stock',
    rules: tenFifty({ ...STOCK, 'stock.split': 'party' }),
    outcome: ruf(70),
    before: 81,
    deltas: [50, -10, 50, -10],
    stock: -80,
  },
  {
    id: 'SK-09',
    rule: 'B16 the Stock is never multiplied',
    rules: tenFifty(STOCK),
    outcome: ruf(70, { stoss: 1 }),
    before: 80,
    deltas: [60, -20, 60, -20],
    stock: -80,
  },
  {
    id: 'SK-10',
    rule: 'B53 a loss costs the party at most the cap',
    rules: tenFifty({ ...STOCK, 'stock.onLoss': 'double', 'stock.capPerGame': 1000 }),
    outcome: ruf(50),
    before: 2400,
    deltas: [-510, 10, -510, 10],
    stock: 1000,
  },
  {
    id: 'SK-11',
    rule: 'B53 all to the caller',
    rules: tenFifty({ ...STOCK, 'stock.split': 'callerOnly' }),
    outcome: ruf(70),
    before: 80,
    deltas: [90, -10, 10, -10],
    stock: -80,
  },
  {
    id: 'SK-12',
    rule: 'B53 a Ramsch does not touch the Stock',
    rules: tenFifty({ 'allPass.action': 'ramsch', 'stock.enabled': true, 'stock.contribution': 10 }),
    outcome: ramsch([50, 30, 25, 15], [3, 2, 2, 1]),
    before: 80,
    deltas: [-30, 10, 10, 10],
    stock: 0,
  },
  {
    id: 'SK-13',
    rule: 'B53 a knock doubles the contribution where the table says so',
    rules: tenFifty({ ...STOCK, 'stock.multipliedByKlopfen': true }),
    outcome: { kind: 'thrown-in', knocks: 1 },
    before: 0,
    deltas: [-20, -20, -20, -20],
    stock: 80,
  },
];

describe('D.7 Stock', () => {
  test.each(CASES)('$id $rule', ({ rules, outcome, before, deltas, stock }) => {
    const bill = billOf(rules, outcome, before);
    expect(bill.deltas).toEqual(deltas);
    expect(bill.stock.before).toBe(before);
    expect(bill.stock.after - before).toBe(stock);
  });
});

describe('thrown in', () => {
  test('MU-04 R20 without a Stock thrown in cards cost nothing, knocks or not', () => {
    for (const action of ['redeal', 'ramsch', 'doubleNext', 'eichelOberMuss'] as const) {
      const rules = tenFifty({ 'allPass.action': action, 'stock.multipliedByKlopfen': true });
      expect(billOf(rules, { kind: 'thrown-in', knocks: 2 }, 80)).toEqual({
        kind: 'thrown-in',
        won: null,
        schneider: false,
        schwarz: false,
        items: [],
        sum: 0,
        factors: [],
        factor: 1,
        value: 0,
        losers: [],
        jungfrauen: [],
        durchmarsch: null,
        transfers: [],
        stock: { before: 80, after: 80, paid: [0, 0, 0, 0], rule: 'B53' },
        deltas: [0, 0, 0, 0],
      });
    }
  });

  test('B53 knocks do not multiply the contribution unless the table says so', () => {
    const bill = billOf(tenFifty(STOCK), { kind: 'thrown-in', knocks: 2 });
    expect(bill.factors).toEqual([]);
    expect(bill.stock).toEqual({ before: 0, after: 40, paid: [10, 10, 10, 10], rule: 'R109' });
  });

  test('B14 B58 linear knocks and the limit apply to the contribution', () => {
    const rules = tenFifty({
      ...STOCK,
      'stock.multipliedByKlopfen': true,
      'klopfen.stacking': 'linear',
      'score.maxFactor': 2,
    });
    const bill = billOf(rules, { kind: 'thrown-in', knocks: 2 });
    expect(factorsText(bill)).toBe('klopfen × 3, limit × 2');
    expect(bill.deltas).toEqual([-20, -20, -20, -20]);
  });

  test('B53 the contribution may have a price of its own or follow the Rufspiel', () => {
    const own = tenFifty({ ...STOCK, 'stock.contribution': 15 });
    expect(billOf(own, THROWN_IN).stock.paid).toEqual([15, 15, 15, 15]);
    const rules = tenFifty({ 'allPass.action': 'stock', 'stock.contribution': 'rufspiel', 'tariff.rufspiel': 20 });
    expect(billOf(rules, THROWN_IN).stock.paid).toEqual([20, 20, 20, 20]);
  });
});

describe('the Stock after a game', () => {
  test('B53 without a Stock at the table what lies there stays', () => {
    const bill = billOf(tenFifty({ 'allPass.action': 'redeal' }), ruf(70), 80);
    expect(bill.stock).toEqual({ before: 80, after: 80, paid: [0, 0, 0, 0], rule: 'B53' });
  });

  test('R109 the bill says who took how much', () => {
    expect(billOf(tenFifty(STOCK), ruf(70), 81).stock).toEqual({
      before: 81,
      after: 1,
      paid: [-40, 0, -40, 0],
      rule: 'R109',
    });
  });

  test('B56 nobody pays the half cent of a doubled odd Stock', () => {
    expect(billOf(tenFifty(STOCK), ruf(50), 81).stock).toEqual({
      before: 81,
      after: 161,
      paid: [40, 0, 40, 0],
      rule: 'B53',
    });
  });

  test('B53 a lost Solo doubles the Stock alone', () => {
    expect(billOf(tenFifty(STOCK), solo(3, 60), 80)).toMatchObject({
      stock: { after: 160, paid: [0, 0, 0, 80] },
      deltas: [50, 50, 50, -230],
    });
  });

  test('B53 the caller alone pays for a loss where he alone would take the Stock', () => {
    const rules = tenFifty({ ...STOCK, 'stock.split': 'callerOnly' });
    expect(billOf(rules, ruf(50), 81).stock).toMatchObject({ after: 162, paid: [81, 0, 0, 0] });
  });

  test('B53 contribution: each of the losing party pays it once', () => {
    const rules = tenFifty({ ...STOCK, 'stock.onLoss': 'contribution' });
    expect(billOf(rules, ruf(50), 80).stock).toMatchObject({ after: 100, paid: [10, 0, 10, 0] });
    expect(billOf(rules, solo(1, 50), 80).stock).toMatchObject({ after: 90, paid: [0, 10, 0, 0] });
  });

  test('B53 the cap counts for a contribution too, and 0 is no cap', () => {
    const capped = tenFifty({ ...STOCK, 'stock.onLoss': 'contribution', 'stock.capPerGame': 15 });
    expect(billOf(capped, ruf(50), 80).stock.paid).toEqual([7, 0, 7, 0]);
    expect(billOf(tenFifty({ ...STOCK, 'stock.capPerGame': 0 }), ruf(50), 2400).stock.after).toBe(4800);
  });

  test('B53 the cap does not bound what is won', () => {
    expect(billOf(tenFifty({ ...STOCK, 'stock.capPerGame': 1000 }), ruf(70), 2400).stock.after).toBe(0);
  });

  test('B53 where only solo games touch the Stock a Rufspiel does not', () => {
    const rules = tenFifty({ ...STOCK, 'stock.wonBy': 'solo' });
    expect(billOf(rules, ruf(70), 80).stock.after).toBe(80);
    expect(billOf(rules, ruf(50), 80).stock.after).toBe(80);
    expect(billOf(rules, solo(1, 61), 80).stock.after).toBe(0);
    expect(billOf(rules, bettel(2, 0), 80).stock.after).toBe(0);
  });

  test('B53 a Sie takes the Stock, unless only the Rufspiel touches it', () => {
    expect(billOf(tenFifty(STOCK), sie(2), 80)).toMatchObject({
      stock: { after: 0, paid: [0, 0, -80, 0] },
      deltas: [-520, -520, 1640, -520],
    });
    expect(billOf(tenFifty({ ...STOCK, 'stock.wonBy': 'rufspiel' }), sie(2), 80).stock.after).toBe(80);
    expect(billOf(tenFifty({ ...STOCK, 'stock.wonBy': 'solo' }), sie(2), 80).stock.after).toBe(0);
  });

  test('an empty Stock pays nothing', () => {
    expect(billOf(tenFifty(STOCK), ruf(70), 0).stock.paid).toEqual([0, 0, 0, 0]);
    expect(billOf(TEN_FIFTY, ruf(70), 0).deltas).toEqual([10, -10, 10, -10]);
  });
});

describe('a Rufspiel written down without its partner', () => {
  test('the bill says what it costs and what becomes of the Stock, not who pays', () => {
    expect(billOf(tenFifty(STOCK), alone(70), 81)).toMatchObject({
      value: 10,
      transfers: null,
      stock: { before: 81, after: 1, paid: null },
      deltas: null,
    });
  });

  test('the Stock of the caller alone is known all the same', () => {
    const bill = billOf(tenFifty({ ...STOCK, 'stock.split': 'callerOnly' }), alone(50), 80);
    expect(bill.stock).toMatchObject({ after: 160, paid: [80, 0, 0, 0] });
    expect(bill).toMatchObject({ transfers: null, deltas: null });
  });
});
