import { describe, expect, test } from 'vitest';
import type { PartyOutcome } from './outcome.ts';
import { TEN_FIFTY, billOf, plainGame, played, rufspiel, run, tenFifty } from '../test/outcome-fixtures.ts';

const NOBODY = run('declarer', 1);

const rules = tenFifty({ 'muss.winAt60WithMaxTrumps': 3 });

const muss = (points: number, mussTrumps: number | null): PartyOutcome =>
  played(rufspiel(1, 3, { muss: true }), points, 4, NOBODY, { mussTrumps });

describe('Muss-Spiel with 60 points (B54)', () => {
  test('B54 60 are enough with at most that many trumps, 59 never', () => {
    expect(billOf(rules, muss(60, 3)).won).toBe(true);
    expect(billOf(rules, muss(60, 0)).won).toBe(true);
    expect(billOf(rules, muss(60, 4)).won).toBe(false);
    expect(billOf(rules, muss(59, 3)).won).toBe(false);
  });

  test('B54 off unless the table plays it', () => {
    expect(billOf(TEN_FIFTY, muss(60, 0)).won).toBe(false);
  });

  test('B54 only the forced Rufspiel gets it', () => {
    const free = played(rufspiel(1, 3), 60, 4, NOBODY, { mussTrumps: 2 });
    expect(billOf(rules, free).won).toBe(false);
    expect(billOf(rules, muss(60, null)).won).toBe(false);
    expect(billOf(rules, played(plainGame('wenz', 1), 60, 4, NOBODY, { mussTrumps: 2 })).won).toBe(false);
  });

  test('B9 B54 both reliefs together still ask for 60', () => {
    const both = tenFifty({ 'muss.winAt60WithMaxTrumps': 3, 'stoss.takesOver': true });
    expect(billOf(both, { ...muss(60, 3), stoss: 1 }).won).toBe(true);
    expect(billOf(both, { ...muss(59, 3), stoss: 1 }).won).toBe(false);
  });
});
