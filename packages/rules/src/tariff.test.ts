import { describe, expect, test } from 'vitest';
import {
  TEN_FIFTY,
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

describe('prices', () => {
  test('R50 B46 a game costs what its tariff says, or as much as a Solo', () => {
    const own = tenFifty({
      'tariff.rufspiel': 1,
      'tariff.solo': 2,
      'tariff.wenz': 3,
      'tariff.geier': 4,
      'tariff.farbwenz': 5,
      'tariff.farbgeier': 6,
      'tariff.bettel': 7,
    });
    const outcomes = [
      played(rufspiel(0, 2), 70, 4, NOBODY),
      played(suitGame('solo', 'E', 0), 70, 4, NOBODY),
      played(plainGame('wenz', 0), 70, 4, NOBODY),
      played(plainGame('geier', 0), 70, 4, NOBODY),
      played(suitGame('farbwenz', 'E', 0), 70, 4, NOBODY),
      played(suitGame('farbgeier', 'E', 0), 70, 4, NOBODY),
      bettel(0, 0),
    ];
    expect(outcomes.map((outcome) => billOf(own, outcome).value)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(outcomes.map((outcome) => billOf(TEN_FIFTY, outcome).value)).toEqual([10, 50, 50, 50, 50, 50, 50]);
  });

  test('R102 a tariff of nothing costs nothing', () => {
    const free = tenFifty({ 'tariff.rufspiel': 0, 'tariff.schneider': 0 });
    const bill = billOf(free, played(rufspiel(0, 2), 95, 4, NOBODY));
    expect(bill).toMatchObject({ value: 0, deltas: [0, 0, 0, 0] });
  });
});
