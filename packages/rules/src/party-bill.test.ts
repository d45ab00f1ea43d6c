import { describe, expect, test } from 'vitest';
import type { PartyOutcome } from './outcome.ts';
import {
  TEN_FIFTY,
  TOUT,
  bettel,
  billOf,
  plainGame,
  played,
  rufspiel,
  run,
  suitGame,
  tenFifty,
} from '../test/outcome-fixtures.ts';

const NOBODY = run('declarer', 1);

const rulesOf = (outcome: PartyOutcome, rules = TEN_FIFTY): readonly string[] => {
  const bill = billOf(rules, outcome);
  return [...bill.items, ...bill.factors].map(({ rule }) => rule);
};

describe('what each line comes from', () => {
  test('a game won Schwarz with Laufende, Klopfen, Stoß and a doubled deal', () => {
    const outcome = played(rufspiel(0, 2), 120, 8, run('declarer', 3), { knocks: 1, stoss: 1, doubled: 2 });
    expect(rulesOf(outcome)).toEqual(['R103', 'R90', 'R91', 'R98', 'R16', 'R85', 'B24']);
  });

  test('a game lost as Schneider against Laufende, one of them above the maximum', () => {
    const outcome = played(rufspiel(0, 2), 30, 3, run('opponents', 3));
    expect(rulesOf(outcome)).toEqual(['R103', 'R89', 'R99']);
    expect(rulesOf(outcome, tenFifty({ 'laufende.min.rufspiel': 2, 'laufende.max.rufspiel': 2 }))).toEqual([
      'R103',
      'R89',
      'B6',
    ]);
  });

  test('a Bettel is its base price', () => {
    expect(rulesOf(bettel(0, 0))).toEqual(['B46']);
    expect(billOf(TEN_FIFTY, bettel(0, 0)).factors).toEqual([]);
  });

  test('only a Ramsch has losers and Jungfrauen of its own', () => {
    const bill = billOf(TEN_FIFTY, played(rufspiel(0, 2), 120, 8, NOBODY));
    expect(bill).toMatchObject({ losers: [], jungfrauen: [], durchmarsch: null });
  });

  test('a Tout with surcharge, linear knocks and the limit', () => {
    const rules = tenFifty({
      'tout.schneiderSchwarz': 'always',
      'klopfen.stacking': 'linear',
      'score.maxFactor': 2,
    });
    const outcome = played(plainGame('wenz', 0, TOUT), 120, 8, NOBODY, { knocks: 2 });
    expect(rulesOf(outcome, rules)).toEqual(['R103', 'B21', 'R60', 'B14', 'B58']);
  });

  test('Schwarz that doubles', () => {
    expect(rulesOf(played(rufspiel(0, 2), 0, 0, NOBODY), tenFifty({ 'schwarz.mode': 'double' }))).toEqual([
      'R103',
      'R89',
      'B2',
    ]);
  });
});

describe('who pays whom', () => {
  test('R108 Ben pays Anna, Dirk pays Carla', () => {
    expect(billOf(TEN_FIFTY, played(rufspiel(0, 2), 95, 6, run('declarer', 3))).transfers).toEqual([
      { from: 1, to: 0, amount: 50 },
      { from: 3, to: 2, amount: 50 },
    ]);
  });

  test('B57 the first opponent clockwise settles with the declarer, wherever the partner sits', () => {
    const pairs = ([1, 2, 3] as const).map((partner) => {
      const bill = billOf(TEN_FIFTY, played(rufspiel(0, partner), 50, 4, NOBODY));
      return bill.transfers?.map(({ from, to }) => `${from} pays ${to}`);
    });
    expect(pairs).toEqual([
      ['0 pays 2', '1 pays 3'],
      ['0 pays 1', '2 pays 3'],
      ['0 pays 1', '3 pays 2'],
    ]);
  });

  test('B57 clockwise from a declarer who does not sit on seat 0', () => {
    const bill = billOf(TEN_FIFTY, played(rufspiel(2, 1), 70, 4, NOBODY));
    expect(bill.transfers?.map(({ from, to }) => `${from} pays ${to}`)).toEqual(['3 pays 2', '0 pays 1']);
  });

  test('BL-024 a lost Solo with three Laufende: the soloist pays 240, the others get 80 each', () => {
    const bill = billOf(TEN_FIFTY, played(suitGame('solo', 'H', 3), 60, 4, run('declarer', 3)));
    expect(bill.deltas).toEqual([80, 80, 80, -240]);
  });

  test('BL-025 points and tricks of the partners count together, whoever took them', () => {
    const bill = billOf(TEN_FIFTY, played(rufspiel(0, 2), 75, 4, NOBODY));
    expect(bill).toMatchObject({ won: true, schneider: false, schwarz: false, deltas: [10, -10, 10, -10] });
  });
});
