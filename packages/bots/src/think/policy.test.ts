import { describe, expect, it } from 'vitest';
import { card, playing, sightOnTurn, solo, tableWith } from '../../test/deal-fixtures.ts';
import type { Sight } from '../sight.ts';
import { partOf, policyShares, softmax } from './policy.ts';

const HANDS = {
  0: 'GZ G9 G8 G7 GK SZ S8 S7',
  1: 'EO GO HO HA HZ HK EK EZ',
  2: 'EA E9 SO EU GU SA SK S9',
  3: 'E8 E7 HU SU H9 H8 H7 GA',
};

function shareOf(sight: Sight, code: string): number {
  return policyShares(sight)[sight.legal.indexOf(card(code))] ?? 0;
}

describe('what a thinking player lays', () => {
  // Seat 1 plays alone and leads Eichel; seat 2 takes the trick with the Sau; seat 0, void in Eichel, comes last.
  const friendHasIt = sightOnTurn(playing(tableWith(HANDS, 0), solo(1, 'H'), 'EK EA E8'));
  const lost = sightOnTurn(playing(tableWith(HANDS, 0), solo(1, 'H'), 'EO GU H7'));

  it('is told in shares of the legal cards', () => {
    const shares = policyShares(friendHasIt);
    expect(shares.length).toBe(friendHasIt.legal.length);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });

  it('gives points to a friend, and none to a foe (BL-112, BL-113)', () => {
    expect(partOf(friendHasIt)).toBe('against');
    expect(shareOf(friendHasIt, 'GZ') / shareOf(friendHasIt, 'G9')).toBeGreaterThan(2);
    expect(shareOf(lost, 'GZ') / shareOf(lost, 'G9')).toBeLessThan(0.5);
  });
});

describe('the softmax', () => {
  it('is near the real one, without asking for Math.exp', () => {
    const [a = 0, b = 0] = softmax([0.3, -1.2]);
    expect(a / b).toBeCloseTo(Math.exp(1.5), 1);
    expect(a + b).toBeCloseTo(1, 12);
  });
});
