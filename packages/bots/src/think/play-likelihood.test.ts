import { bySeat, view } from '@stammtisch/rules';
import type { BySeat, CardSet } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { hand, playing, rufspiel, tableWith } from '../../test/deal-fixtures.ts';
import { playLikelihood } from './play-likelihood.ts';

// Seat 0 calls the Gras-Sau; seat 1 has the lead.
const HANDS = {
  0: 'HO SO EU GU H9 G9 SA S8',
  1: 'EO GO HU H8 EZ E7 S9 GA',
  2: 'HA HZ HK EA E8 GK SZ S7',
  3: 'SU H7 EK E9 GZ G8 G7 SK',
};
const CALLED = rufspiel(0, 'G');

/** How much more likely the Sau is with seat 1 than with seat 2, as seat 3 sees it after these cards. */
function oddsOfSeat1(laid: string): number {
  const { deal, rules } = view(playing(tableWith(HANDS, 0), CALLED, laid), 3);
  if (deal === null) throw new Error('no deal');
  const swapped = { ...HANDS, 1: HANDS[1].replace('GA', 'S7'), 2: HANDS[2].replace('S7', 'GA') };
  const dealt = (hands: typeof HANDS): BySeat<CardSet> => bySeat((seat) => hand(hands[seat]));
  return playLikelihood(rules, deal, CALLED, dealt(HANDS), 3) / playLikelihood(rules, deal, CALLED, dealt(swapped), 3);
}

describe('what the leads tell about the partner', () => {
  it('speaks for who leads trumps', () => {
    expect(oddsOfSeat1('EO HK H7 H9')).toBeGreaterThan(1.2);
    expect(oddsOfSeat1('EO HK H7 H9 GO HZ SU GU')).toBeGreaterThan(oddsOfSeat1('EO HK H7 H9'));
  });

  it('is never all but certain: who thinks leads as it suits him', () => {
    expect(oddsOfSeat1('EO HK H7 H9')).toBeLessThan(4);
    expect(oddsOfSeat1('EO HK H7 H9 GO HZ SU GU')).toBeLessThan(20);
  });
});
