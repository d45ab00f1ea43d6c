import { describe, expect, test } from 'vitest';
import type { HouseRules } from './house-rules.ts';
import type { RamschOutcome } from './outcome.ts';
import type { BySeat, Seat } from './seat.ts';
import { settle } from './settle.ts';
import { TEN_FIFTY, billOf, factorsText, itemsText, ramsch, tenFifty } from '../test/outcome-fixtures.ts';

interface RamschCase {
  readonly id: string;
  readonly rule: string;
  readonly rules: HouseRules;
  readonly outcome: RamschOutcome;
  readonly losers: readonly Seat[];
  readonly durchmarsch: Seat | null;
  readonly factors: string;
  readonly deltas: BySeat<number>;
  readonly items?: string;
}

const EO = 100;
const GU = 95;

/** The rows RA of the table D.7 of the rules. */
const CASES: readonly RamschCase[] = [
  {
    id: 'RA-01',
    rule: 'R52 most points lose and pay each of the three others',
    rules: TEN_FIFTY,
    outcome: ramsch([50, 30, 25, 15], [3, 2, 2, 1]),
    losers: [0],
    durchmarsch: null,
    factors: '',
    deltas: [-30, 10, 10, 10],
  },
  {
    id: 'RA-02',
    rule: 'B49 a Jungfrau doubles for all',
    rules: TEN_FIFTY,
    outcome: ramsch([60, 40, 20, 0], [3, 3, 2, 0]),
    losers: [0],
    durchmarsch: null,
    factors: 'jungfrau × 2',
    deltas: [-60, 20, 20, 20],
  },
  {
    id: 'RA-03',
    rule: 'B49 only the Jungfrau gets double',
    rules: tenFifty({ 'ramsch.jungfrau': 'individual' }),
    outcome: ramsch([60, 40, 20, 0], [3, 3, 2, 0]),
    losers: [0],
    durchmarsch: null,
    factors: 'jungfrau × 2 for 3',
    deltas: [-40, 10, 10, 20],
  },
  {
    id: 'RA-04',
    rule: 'B49 without the rule a Jungfrau changes nothing',
    rules: tenFifty({ 'ramsch.jungfrau': 'off' }),
    outcome: ramsch([60, 40, 20, 0], [3, 3, 2, 0]),
    losers: [0],
    durchmarsch: null,
    factors: '',
    deltas: [-30, 10, 10, 10],
  },
  {
    id: 'RA-05',
    rule: 'B49 two Jungfrauen quadruple for all',
    rules: TEN_FIFTY,
    outcome: ramsch([70, 50, 0, 0], [5, 3, 0, 0]),
    losers: [0],
    durchmarsch: null,
    factors: 'jungfrau × 4',
    deltas: [-120, 40, 40, 40],
  },
  {
    id: 'RA-06',
    rule: 'B49 each of two Jungfrauen gets double',
    rules: tenFifty({ 'ramsch.jungfrau': 'individual' }),
    outcome: ramsch([70, 50, 0, 0], [5, 3, 0, 0]),
    losers: [0],
    durchmarsch: null,
    factors: 'jungfrau × 2 for 2 3',
    deltas: [-50, 10, 20, 20],
  },
  {
    id: 'RA-07',
    rule: 'B49 stacked: each of two Jungfrauen gets four times',
    rules: tenFifty({ 'ramsch.jungfrau': 'individualStacked' }),
    outcome: ramsch([70, 50, 0, 0], [5, 3, 0, 0]),
    losers: [0],
    durchmarsch: null,
    factors: 'jungfrau × 4 for 2 3',
    deltas: [-90, 10, 40, 40],
  },
  {
    id: 'RA-08',
    rule: 'B49 a seat with a trick without points is no Jungfrau',
    rules: TEN_FIFTY,
    outcome: ramsch([60, 40, 20, 0], [3, 3, 1, 1]),
    losers: [0],
    durchmarsch: null,
    factors: '',
    deltas: [-30, 10, 10, 10],
  },
  {
    id: 'RA-09',
    rule: 'R53 a Durchmarsch with all tricks wins',
    rules: TEN_FIFTY,
    outcome: ramsch([120, 0, 0, 0], [8, 0, 0, 0]),
    losers: [],
    durchmarsch: 0,
    factors: '',
    deltas: [30, -10, -10, -10],
  },
  {
    id: 'RA-10',
    rule: 'B50 all points but not all tricks is no Durchmarsch',
    rules: TEN_FIFTY,
    outcome: ramsch([120, 0, 0, 0], [7, 1, 0, 0]),
    losers: [0],
    durchmarsch: null,
    factors: 'jungfrau × 4',
    deltas: [-120, 40, 40, 40],
  },
  {
    id: 'RA-11',
    rule: 'B50 Durchmarsch with 120 points',
    rules: tenFifty({ 'ramsch.durchmarsch': 120 }),
    outcome: ramsch([120, 0, 0, 0], [7, 1, 0, 0]),
    losers: [],
    durchmarsch: 0,
    factors: '',
    deltas: [30, -10, -10, -10],
  },
  {
    id: 'RA-12',
    rule: 'B50 Durchmarsch from 91 points on',
    rules: tenFifty({ 'ramsch.durchmarsch': 91 }),
    outcome: ramsch([95, 15, 10, 0], [6, 1, 1, 0]),
    losers: [],
    durchmarsch: 0,
    factors: '',
    deltas: [30, -10, -10, -10],
  },
  {
    id: 'RA-13',
    rule: 'B50 90 points are not 91',
    rules: tenFifty({ 'ramsch.durchmarsch': 91 }),
    outcome: ramsch([90, 20, 10, 0], [6, 1, 1, 0]),
    losers: [0],
    durchmarsch: null,
    factors: 'jungfrau × 2',
    deltas: [-60, 20, 20, 20],
  },
  {
    id: 'RA-14',
    rule: 'B50 without Durchmarsch all tricks lose, against three Jungfrauen',
    rules: tenFifty({ 'ramsch.durchmarsch': 'off' }),
    outcome: ramsch([120, 0, 0, 0], [8, 0, 0, 0]),
    losers: [0],
    durchmarsch: null,
    factors: 'jungfrau × 8',
    deltas: [-240, 80, 80, 80],
  },
  {
    id: 'RA-15',
    rule: 'B50 a Durchmarsch may be paid like a Solo won Schwarz',
    rules: tenFifty({ 'ramsch.durchmarschPayout': 'soloSchwarz' }),
    outcome: ramsch([120, 0, 0, 0], [8, 0, 0, 0]),
    losers: [],
    durchmarsch: 0,
    factors: '',
    deltas: [210, -70, -70, -70],
    items: 'grundtarif 50 + schneider 10 + schwarz 10',
  },
  {
    id: 'RA-16',
    rule: 'B51 of two tied seats the one with the highest trump in his tricks loses',
    rules: TEN_FIFTY,
    outcome: ramsch([40, 40, 25, 15], [3, 2, 2, 1], { highestTrump: [GU, EO, 0, 98], lastTrick: [8, 2, 5, 6] }),
    losers: [1],
    durchmarsch: null,
    factors: '',
    deltas: [10, -30, 10, 10],
  },
  {
    id: 'RA-17',
    rule: 'B51 each of two tied losers pays one winner',
    rules: tenFifty({ 'ramsch.tie': 'allTiedPay' }),
    outcome: ramsch([40, 40, 25, 15], [3, 2, 2, 1]),
    losers: [0, 1],
    durchmarsch: null,
    factors: '',
    deltas: [-10, -10, 10, 10],
  },
  {
    id: 'RA-18',
    rule: 'B51 tied losers share what two Jungfrauen are owed',
    rules: tenFifty({ 'ramsch.tie': 'allTiedPay', 'ramsch.jungfrau': 'individual', 'tariff.ramsch': 5 }),
    outcome: ramsch([60, 60, 0, 0], [4, 4, 0, 0]),
    losers: [0, 1],
    durchmarsch: null,
    factors: 'jungfrau × 2 for 2 3',
    deltas: [-10, -10, 10, 10],
    items: 'ramsch 5',
  },
  {
    id: 'RA-19',
    rule: 'B56 the odd cent falls on the earlier seat',
    rules: tenFifty({ 'ramsch.tie': 'allTiedPay', 'ramsch.jungfrau': 'individual', 'tariff.ramsch': 5 }),
    outcome: ramsch([55, 55, 10, 0], [4, 3, 1, 0]),
    losers: [0, 1],
    durchmarsch: null,
    factors: 'jungfrau × 2 for 3',
    deltas: [-8, -7, 5, 10],
    items: 'ramsch 5',
  },
  {
    id: 'RA-20',
    rule: 'B56 ten cents on three tied seats: 4, 3, 3 from the forehand on',
    rules: tenFifty({ 'ramsch.tie': 'allTiedPay' }),
    outcome: ramsch([40, 40, 40, 0], [3, 3, 1, 1]),
    losers: [0, 1, 2],
    durchmarsch: null,
    factors: '',
    deltas: [-4, -3, -3, 10],
  },
  {
    id: 'RA-21',
    rule: 'B51 everybody ties: nobody pays',
    rules: tenFifty({ 'ramsch.tie': 'allTiedPay' }),
    outcome: ramsch([30, 30, 30, 30], [2, 2, 2, 2]),
    losers: [0, 1, 2, 3],
    durchmarsch: null,
    factors: '',
    deltas: [0, 0, 0, 0],
  },
  {
    id: 'RA-22',
    rule: 'B52 knocks multiply a Ramsch',
    rules: TEN_FIFTY,
    outcome: ramsch([50, 30, 25, 15], [3, 2, 2, 1], { knocks: 2 }),
    losers: [0],
    durchmarsch: null,
    factors: 'klopfen × 4',
    deltas: [-120, 40, 40, 40],
  },
];

describe('D.7 Ramsch', () => {
  test.each(CASES)('$id $rule', ({ rules, outcome, items = 'ramsch 10', ...expected }) => {
    const bill = billOf(rules, outcome, 80);
    expect(bill).toMatchObject({ kind: 'ramsch', won: null, schneider: false, schwarz: false });
    expect(bill.losers).toEqual(expected.losers);
    expect(bill.durchmarsch).toBe(expected.durchmarsch);
    expect(itemsText(bill)).toBe(items);
    expect(factorsText(bill)).toBe(expected.factors);
    expect(bill.deltas).toEqual(expected.deltas);
    expect(bill.stock).toEqual({ before: 80, after: 80, paid: [0, 0, 0, 0], rule: 'B53' });
  });
});

const rulesOf = (outcome: RamschOutcome, rules = TEN_FIFTY): readonly string[] => {
  const bill = billOf(rules, outcome);
  return [...bill.items, ...bill.factors].map(({ rule }) => rule);
};

describe('what each line of a Ramsch comes from', () => {
  test('R52 R53 a lost Ramsch with a Jungfrau', () => {
    expect(rulesOf(ramsch([60, 40, 20, 0], [3, 3, 2, 0]))).toEqual(['R52', 'R53']);
  });

  test('B50 a Durchmarsch, also one that is paid like a Solo', () => {
    const outcome = ramsch([120, 0, 0, 0], [8, 0, 0, 0]);
    expect(rulesOf(outcome)).toEqual(['B50']);
    expect(rulesOf(outcome, tenFifty({ 'ramsch.durchmarschPayout': 'soloSchwarz' }))).toEqual(['B50', 'B50', 'R91']);
  });
});

describe('Jungfrauen on the bill', () => {
  test('R53 the bill names the Jungfrauen that count', () => {
    const outcome = ramsch([70, 0, 50, 0], [5, 0, 3, 0]);
    expect(billOf(TEN_FIFTY, outcome).jungfrauen).toEqual([1, 3]);
    expect(billOf(tenFifty({ 'ramsch.jungfrau': 'off' }), outcome).jungfrauen).toEqual([]);
  });

  test('B50 a Durchmarsch knows no Jungfrauen', () => {
    expect(billOf(TEN_FIFTY, ramsch([120, 0, 0, 0], [8, 0, 0, 0])).jungfrauen).toEqual([]);
  });

  test('B49 the value is what a seat without the doubling is owed', () => {
    const rules = tenFifty({ 'ramsch.jungfrau': 'individual' });
    const bill = billOf(rules, ramsch([60, 40, 20, 0], [3, 3, 2, 0], { knocks: 1 }));
    expect(bill).toMatchObject({ sum: 10, factor: 2, value: 20, deltas: [-80, 20, 20, 40] });
    expect(bill.transfers).toEqual([
      { from: 0, to: 1, amount: 20 },
      { from: 0, to: 2, amount: 20 },
      { from: 0, to: 3, amount: 40 },
    ]);
  });

  test('BL-028 the seat without a trick is never charged', () => {
    const outcome = ramsch([0, 0, 60, 60], [0, 1, 3, 4], { highestTrump: [0, 0, GU, EO], lastTrick: [0, 1, 7, 8] });
    expect(billOf(TEN_FIFTY, outcome)).toMatchObject({ losers: [3], jungfrauen: [0], deltas: [20, 20, 20, -60] });
  });
});

describe('Durchmarsch', () => {
  test('B50 in the short deck six tricks are all tricks', () => {
    const outcome = ramsch([0, 0, 120, 0], [0, 0, 6, 0], { tricksInDeal: 6 });
    expect(billOf(tenFifty({ deck: 24 }), outcome)).toMatchObject({ durchmarsch: 2, deltas: [-10, -10, 30, -10] });
  });

  test('B50 the number is the fewest points that are enough', () => {
    const rules = tenFifty({ 'ramsch.durchmarsch': 91 });
    expect(billOf(rules, ramsch([20, 91, 9, 0], [1, 5, 1, 1])).durchmarsch).toBe(1);
  });

  test('B2 B50 like a Solo won Schwarz, as the table prices Schwarz', () => {
    const payout = { 'ramsch.durchmarschPayout': 'soloSchwarz', 'tariff.schwarz': 25 } as const;
    const outcome = ramsch([120, 0, 0, 0], [8, 0, 0, 0]);
    const instead = billOf(tenFifty({ ...payout, 'schwarz.mode': 'insteadOfSchneider' }), outcome);
    expect([itemsText(instead), instead.value]).toEqual(['grundtarif 50 + schwarz 25', 75]);
    const double = billOf(tenFifty({ ...payout, 'schwarz.mode': 'double' }), outcome);
    expect([itemsText(double), factorsText(double), double.value]).toEqual([
      'grundtarif 50 + schneider 10',
      'schwarz-double × 2',
      120,
    ]);
    expect(double).toMatchObject({ schneider: false, schwarz: false });
  });

  test('B24 B52 knocks, Stoß and doubled deals multiply a Durchmarsch', () => {
    const outcome = ramsch([120, 0, 0, 0], [8, 0, 0, 0], { knocks: 1, stoss: 1, doubled: 2 });
    const bill = billOf(TEN_FIFTY, outcome);
    expect(factorsText(bill)).toBe('klopfen × 2, stoss × 2, doubled × 2');
    expect(bill.deltas).toEqual([240, -80, -80, -80]);
  });
});

describe('knocks and Stoß in a Ramsch', () => {
  test('B52 where knocks do not apply to a Ramsch they are left out', () => {
    const rules = tenFifty({ 'klopfen.appliesToRamsch': false });
    const bill = billOf(rules, ramsch([50, 30, 25, 15], [3, 2, 2, 1], { knocks: 2, doubled: 4 }));
    expect(factorsText(bill)).toBe('doubled × 4');
    expect(bill.deltas).toEqual([-120, 40, 40, 40]);
  });

  test('B52 everybody may double: four steps make sixteen', () => {
    const bill = billOf(TEN_FIFTY, ramsch([50, 30, 25, 15], [3, 2, 2, 1], { stoss: 4 }));
    expect(bill.deltas).toEqual([-480, 160, 160, 160]);
  });

  test('B58 the limit bounds knocks and Stoß, not the Jungfrauen', () => {
    const rules = tenFifty({ 'score.maxFactor': 4 });
    const bill = billOf(rules, ramsch([70, 50, 0, 0], [5, 3, 0, 0], { knocks: 3 }));
    expect(factorsText(bill)).toBe('jungfrau × 4, klopfen × 8, limit × 4');
    expect(bill).toMatchObject({ factor: 16, deltas: [-480, 160, 160, 160] });
  });

  test('B48 the Ramsch price follows the Rufspiel price unless it has its own', () => {
    const outcome = ramsch([50, 30, 25, 15], [3, 2, 2, 1]);
    expect(billOf(tenFifty({ 'tariff.rufspiel': 20 }), outcome).value).toBe(20);
    expect(billOf(tenFifty({ 'tariff.rufspiel': 20, 'tariff.ramsch': 7 }), outcome).value).toBe(7);
  });
});

const tied = (more: Partial<RamschOutcome>): RamschOutcome => ramsch([40, 40, 25, 15], [3, 2, 2, 1], more);

describe('ties in a Ramsch', () => {
  test('B51 without trumps in their tricks the one who won the latest trick loses', () => {
    const outcome = tied({ highestTrump: [0, 0, EO, 0], lastTrick: [6, 7, 8, 2] });
    expect(billOf(TEN_FIFTY, outcome).losers).toEqual([1]);
  });

  test('B51 any trump is higher than none', () => {
    const outcome = tied({ highestTrump: [87, 0, EO, 0], lastTrick: [6, 7, 8, 2] });
    expect(billOf(TEN_FIFTY, outcome).losers).toEqual([0]);
  });

  test('B51 the latest trick is not asked where the trumps decide', () => {
    const outcome = tied({ highestTrump: [GU, EO, 0, 0], lastTrick: null });
    expect(billOf(TEN_FIFTY, outcome).losers).toEqual([1]);
  });

  test('BL-027 a tie that the known cards do not decide is reported, not guessed', () => {
    const undecided = { ok: false, reason: { code: 'ramsch-tie-undecided', seats: [0, 1] } };
    expect(settle(TEN_FIFTY, tied({}), 0)).toEqual(undecided);
    expect(settle(TEN_FIFTY, tied({ lastTrick: [6, 7, 8, 2] }), 0)).toEqual(undecided);
    expect(settle(TEN_FIFTY, tied({ highestTrump: [0, 0, EO, 0] }), 0)).toEqual(undecided);
  });

  test('BL-027 40:40:20:20, 30:30:30:30 and 60:60:0:0 have one loser each, by the cards', () => {
    const losers = [
      ramsch([40, 40, 20, 20], [2, 2, 2, 2], { highestTrump: [98, 99, 100, 97], lastTrick: [8, 7, 6, 5] }),
      ramsch([30, 30, 30, 30], [2, 2, 2, 2], { highestTrump: [97, 98, 99, 100], lastTrick: [8, 7, 6, 5] }),
      ramsch([60, 60, 0, 0], [4, 4, 0, 0], { highestTrump: [100, 99, 0, 0], lastTrick: [7, 8, 0, 0] }),
    ].map((outcome) => billOf(TEN_FIFTY, outcome).losers);
    expect(losers).toEqual([[1], [3], [0]]);
  });

  test('B56 odd cents are counted from the forehand, wherever it sits', () => {
    const rules = tenFifty({ 'ramsch.tie': 'allTiedPay' });
    const outcome = ramsch([40, 40, 0, 40], [3, 3, 1, 1], { forehand: 3 });
    const bill = billOf(rules, outcome);
    expect(bill.losers).toEqual([3, 0, 1]);
    expect(bill.deltas).toEqual([-3, -3, 10, -4]);
  });

  test('B51 the payments of a shared loss go from the first loser to the first winner on', () => {
    const rules = tenFifty({ 'ramsch.tie': 'allTiedPay', 'ramsch.jungfrau': 'individual', 'tariff.ramsch': 5 });
    expect(billOf(rules, ramsch([55, 55, 10, 0], [4, 3, 1, 0])).transfers).toEqual([
      { from: 0, to: 2, amount: 5 },
      { from: 0, to: 3, amount: 3 },
      { from: 1, to: 3, amount: 7 },
    ]);
    expect(billOf(rules, ramsch([55, 0, 10, 55], [4, 0, 1, 3])).transfers).toEqual([
      { from: 0, to: 1, amount: 8 },
      { from: 3, to: 1, amount: 2 },
      { from: 3, to: 2, amount: 5 },
    ]);
    expect(billOf(rules, ramsch([30, 30, 30, 30], [2, 2, 2, 2])).transfers).toEqual([]);
  });
});

describe('two losers', () => {
  const two = tenFifty({ 'ramsch.losers': 'two' });
  const twoTied = tenFifty({ 'ramsch.losers': 'two', 'ramsch.tie': 'allTiedPay' });

  test('B48 the two with most points share what the two others are owed', () => {
    const bill = billOf(two, ramsch([25, 50, 15, 30], [2, 3, 1, 2]));
    expect(bill.losers).toEqual([1, 3]);
    expect(bill.deltas).toEqual([10, -10, 10, -10]);
  });

  test('B48 two with equal points are two losers without a tie', () => {
    expect(billOf(two, ramsch([40, 40, 25, 15], [3, 2, 2, 1])).losers).toEqual([0, 1]);
  });

  test('B51 a tie for the second place is decided by the highest trump', () => {
    const outcome = ramsch([50, 25, 25, 20], [3, 2, 2, 1], { highestTrump: [EO, 98, 99, 0], lastTrick: [8, 7, 6, 5] });
    expect(billOf(two, outcome).losers).toEqual([0, 2]);
  });

  test('B51 a tie of three for two places leaves out the lowest trump', () => {
    const outcome = ramsch([40, 40, 40, 0], [3, 3, 1, 1], { highestTrump: [99, EO, 98, 0], lastTrick: [8, 7, 6, 5] });
    expect(billOf(two, outcome).losers).toEqual([0, 1]);
    expect(settle(two, { ...outcome, highestTrump: null }, 0)).toEqual({
      ok: false,
      reason: { code: 'ramsch-tie-undecided', seats: [0, 1, 2] },
    });
  });

  test('B51 only the seats at the cut must differ', () => {
    const outcome = ramsch([40, 40, 40, 0], [3, 3, 1, 1], { highestTrump: [0, EO, 0, 0], lastTrick: null });
    expect(billOf(TEN_FIFTY, outcome).losers).toEqual([1]);
    expect(settle(two, outcome, 0).ok).toBe(false);
  });

  test('B51 all who are tied for the second place pay', () => {
    const bill = billOf(twoTied, ramsch([25, 50, 25, 20], [2, 3, 2, 1]));
    expect(bill.losers).toEqual([0, 1, 2]);
    expect(bill.deltas).toEqual([-4, -3, -3, 10]);
  });

  test('B51 if all others are tied for the second place only the first pays', () => {
    const bill = billOf(twoTied, ramsch([20, 20, 60, 20], [1, 1, 5, 1]));
    expect(bill.losers).toEqual([2]);
    expect(bill.deltas).toEqual([10, 10, -30, 10]);
  });

  test('BL-028 a seat without a trick does not become the second loser', () => {
    const rules = tenFifty({ 'ramsch.losers': 'two', 'ramsch.durchmarsch': 'off', 'ramsch.jungfrau': 'off' });
    expect(billOf(rules, ramsch([0, 120, 0, 0], [0, 8, 0, 0])).losers).toEqual([1]);
    expect(billOf(rules, ramsch([0, 120, 0, 0], [0, 7, 0, 1])).losers).toEqual([1, 3]);
  });
});
