import { describe, expect, test } from 'vitest';
import {
  TEN_FIFTY,
  bettel,
  billOf,
  plainGame,
  played,
  ramsch,
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

  test('R102 where games cost nothing nobody pays anybody', () => {
    const free = tenFifty({ 'tariff.rufspiel': 0, 'tariff.solo': 0, 'tariff.schneider': 0 });
    const outcomes = [
      played(rufspiel(0, 2), 95, 4, NOBODY),
      played(suitGame('solo', 'E', 0), 95, 4, NOBODY),
      ramsch([50, 30, 25, 15], [3, 2, 2, 1]),
    ];
    for (const outcome of outcomes) {
      expect(billOf(free, outcome)).toMatchObject({ value: 0, transfers: [], deltas: [0, 0, 0, 0] });
    }
  });
});
