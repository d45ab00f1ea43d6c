import { describe, expect, test } from 'vitest';
import type { PartyOutcome } from './outcome.ts';
import {
  TEN_FIFTY,
  billOf,
  factorsText,
  itemsText,
  played,
  rufspiel,
  run,
  suitGame,
  tenFifty,
} from '../test/outcome-fixtures.ts';

const NOBODY = run('declarer', 1);

const herzSolo = (points: number, tricks: number): PartyOutcome =>
  played(suitGame('solo', 'H', 0), points, tricks, NOBODY);

describe('BL-023 Schwarz is a matter of tricks', () => {
  test('R91 120 points and seven tricks: Schneider, not Schwarz', () => {
    expect(billOf(TEN_FIFTY, herzSolo(120, 7))).toMatchObject({ won: true, schneider: true, schwarz: false });
  });

  test('R91 a side without tricks is Schwarz', () => {
    expect(billOf(TEN_FIFTY, herzSolo(120, 8))).toMatchObject({ won: true, schneider: true, schwarz: true });
    expect(billOf(TEN_FIFTY, herzSolo(0, 0))).toMatchObject({ won: false, schneider: true, schwarz: true });
  });

  test('R91 in the short deck six tricks are all', () => {
    const all = played(rufspiel(0, 2), 120, 6, NOBODY, { tricksInDeal: 6 });
    expect(billOf(tenFifty({ deck: 24 }), all).schwarz).toBe(true);
    expect(billOf(TEN_FIFTY, herzSolo(120, 6)).schwarz).toBe(false);
  });

  test('B3 where Schwarz must be demanded it counts only then', () => {
    const rules = tenFifty({ 'schwarz.claimRequired': true });
    expect(itemsText(billOf(rules, herzSolo(120, 8)))).toBe('grundtarif 50 + schneider 10');
    expect(itemsText(billOf(rules, { ...herzSolo(120, 8), schwarzClaimed: true }))).toBe(
      'grundtarif 50 + schneider 10 + schwarz 10',
    );
    expect(billOf(rules, { ...herzSolo(0, 0), schwarzClaimed: true })).toMatchObject({ won: false, schwarz: true });
  });

  test('B2 not demanded, a Schwarz instead of Schneider is a Schneider', () => {
    const rules = tenFifty({ 'schwarz.claimRequired': true, 'schwarz.mode': 'insteadOfSchneider' });
    expect(itemsText(billOf(rules, herzSolo(120, 8)))).toBe('grundtarif 50 + schneider 10');
  });

  test('B2 at some tables Schwarz doubles the whole game', () => {
    const rules = tenFifty({ 'schwarz.mode': 'double' });
    const bill = billOf(rules, played(rufspiel(0, 2), 120, 8, run('declarer', 3), { stoss: 1 }));
    expect(itemsText(bill)).toBe('grundtarif 10 + schneider 10 + laufende 3 × 10');
    expect(factorsText(bill)).toBe('schwarz-double × 2, stoss × 2');
    expect(bill).toMatchObject({ schneider: true, schwarz: true, value: 200 });
    expect(factorsText(billOf(rules, herzSolo(120, 7)))).toBe('');
  });
});
