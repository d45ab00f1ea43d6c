import { bySeat, view } from '@stammtisch/rules';
import type { Contract } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { hand, playing, tableWith } from '../../test/deal-fixtures.ts';
import { likelihoodFrom } from './likelihood.ts';

// Seat 0 plays an Eichel-Solo; seat 2 thinks about what it holds.
const SOLO: Contract = { game: 'solo', suit: 'E', declarer: 0, tout: false };
const TOUT: Contract = { game: 'solo', suit: 'E', declarer: 0, tout: true };
const STRONG = 'EO GO HO SO EU GU EA EZ';
const WITH_LOSER = 'EO GO HO SU HU EA EZ S7';
const OTHERS = { 1: 'SA SZ SK S9 S8 GA GZ GK', 2: 'HA HZ HK H9 H8 H7 G9 G8' };

/** How much more likely seat 0 holds the run of trumps than a good hand with a loser, as seat 2 sees it. */
function oddsOfTheRun(contract: Contract): number {
  const { deal, rules } = view(playing(tableWith({ 0: STRONG, ...OTHERS }), contract), 2);
  if (deal === null) throw new Error('no deal');
  const { alone } = likelihoodFrom(rules, deal, 2);
  const likelihood = (held: string): number => alone?.(bySeat((seat) => (seat === 0 ? hand(held) : 0))) ?? NaN;
  return likelihood(STRONG) / likelihood(WITH_LOSER);
}

describe('what a game alone tells about the hand', () => {
  it('asks for a hand without losers if it is a Tout', () => {
    expect(oddsOfTheRun(SOLO)).toBeLessThan(2);
    expect(oddsOfTheRun(TOUT)).toBeGreaterThan(50);
  });
});
