import { describe, expect, test } from 'vitest';
import type { PartyOutcome } from './outcome.ts';
import { TEN_FIFTY, billOf, played, rufspiel, run, tenFifty } from '../test/outcome-fixtures.ts';

const NOBODY = run('declarer', 1);

const rules = tenFifty({ 'stoss.takesOver': true });

const ruf = (points: number, stoss: number): PartyOutcome => played(rufspiel(0, 2), points, 4, NOBODY, { stoss });

describe('der Stoß übernimmt (B9)', () => {
  test('B9 after a Stoß 60 win for the declaring party, 59 do not', () => {
    expect(billOf(rules, ruf(60, 1)).won).toBe(true);
    expect(billOf(rules, ruf(59, 1)).won).toBe(false);
  });

  test('B9 after a Retour, and without a Stoß, the declaring party needs 61', () => {
    expect(billOf(rules, ruf(60, 2)).won).toBe(false);
    expect(billOf(rules, ruf(60, 0)).won).toBe(false);
    expect(billOf(rules, ruf(60, 3)).won).toBe(true);
  });

  test('B9 the limits of Schneider change sides too: the opponents need 31', () => {
    expect(billOf(rules, ruf(90, 1)).schneider).toBe(true);
    expect(billOf(rules, ruf(89, 1)).schneider).toBe(false);
    expect(billOf(rules, ruf(30, 1)).schneider).toBe(false);
    expect(billOf(rules, ruf(29, 1)).schneider).toBe(true);
    expect(billOf(rules, ruf(90, 2)).schneider).toBe(false);
  });

  test('R86 normally nothing changes sides', () => {
    expect(billOf(TEN_FIFTY, ruf(60, 1)).won).toBe(false);
    expect(billOf(TEN_FIFTY, ruf(30, 1)).schneider).toBe(true);
    expect(billOf(TEN_FIFTY, ruf(90, 1)).schneider).toBe(false);
  });
});
