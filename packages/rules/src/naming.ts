import { announcementStep, interestedSeats } from './auction-state.ts';
import type { Auction } from './auction-state.ts';
import type { HouseRules } from './house-rules.ts';
import { rankLevel } from './rank-order.ts';
import type { Seat } from './seat.ts';

/**
 * Table style: goes on to the next interested player; after the last one the highest game plays (R18), the earlier
 * among equals (R19). If nobody named one, where interest does not bind, everybody has passed (B28).
 */
export function afterNaming(rules: HouseRules, auction: Auction): Auction {
  if (auction.step.type !== 'naming') return auction;
  const [next, ...waiting] = auction.step.waiting;
  if (next !== undefined) return { ...auction, step: { type: 'naming', seat: next, waiting } };
  const winner = highestNamed(rules, auction);
  const rank = auction.named[winner];
  return { ...auction, step: rank === null ? { type: 'all-passed' } : announcementStep(rules, winner, rank) };
}

function highestNamed(rules: HouseRules, auction: Auction): Seat {
  const levelOf = (seat: Seat): number => {
    const rank = auction.named[seat];
    return rank === null ? -1 : rankLevel(rules, rank);
  };
  return interestedSeats(auction).reduce((best, seat) => (levelOf(seat) > levelOf(best) ? seat : best));
}
