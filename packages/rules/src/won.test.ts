import { describe, expect, test } from 'vitest';
import { pointsToWin } from './won.ts';
import { TEN_FIFTY, rufspiel, suitGame, tenFifty } from '../test/outcome-fixtures.ts';

describe('pointsToWin', () => {
  const [free] = rufspiel(0, 2);
  const [muss] = rufspiel(0, 2, { muss: true });
  const [solo] = suitGame('solo', 'E', 0);

  test('R88 61, in every game', () => {
    expect(pointsToWin(TEN_FIFTY, { contract: free, mussTrumps: null, stoss: 1 })).toBe(61);
    expect(pointsToWin(TEN_FIFTY, { contract: solo, mussTrumps: null, stoss: 2 })).toBe(61);
  });

  test('B54 60 in a Muss-Spiel with few trumps', () => {
    const rules = tenFifty({ 'muss.winAt60WithMaxTrumps': 2 });
    expect(pointsToWin(rules, { contract: muss, mussTrumps: 2, stoss: 0 })).toBe(60);
    expect(pointsToWin(rules, { contract: muss, mussTrumps: 3, stoss: 0 })).toBe(61);
  });

  test('B9 60 where the opponents took the game over', () => {
    const rules = tenFifty({ 'stoss.takesOver': true });
    expect(pointsToWin(rules, { contract: free, mussTrumps: null, stoss: 1 })).toBe(60);
    expect(pointsToWin(rules, { contract: free, mussTrumps: null, stoss: 2 })).toBe(61);
  });
});
