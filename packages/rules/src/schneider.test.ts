import { describe, expect, test } from 'vitest';
import { TEN_FIFTY, billOf, played, rufspiel, run, suitGame, tenFifty } from '../test/outcome-fixtures.ts';

const NOBODY = run('declarer', 1);

describe('BL-022 the limits of Schneider', () => {
  const table = [
    [29, false, true],
    [30, false, true],
    [31, false, false],
    [59, false, false],
    [60, false, false],
    [61, true, false],
    [89, true, false],
    [90, true, false],
    [91, true, true],
  ] as const;

  test.each(table)('%i points: won %s, Schneider %s, in Rufspiel and Solo', (points, won, schneider) => {
    for (const contract of [rufspiel(0, 2), suitGame('solo', 'H', 1)]) {
      expect(billOf(TEN_FIFTY, played(contract, points, 4, NOBODY))).toMatchObject({ won, schneider, schwarz: false });
    }
  });

  test('B1 a table may let the declaring party be free with 30', () => {
    const rules = tenFifty({ 'schneider.declarerMax': 29 });
    expect(billOf(rules, played(rufspiel(0, 2), 30, 2, NOBODY)).schneider).toBe(false);
    expect(billOf(rules, played(rufspiel(0, 2), 29, 2, NOBODY)).schneider).toBe(true);
  });
});
