import { announcementStep, interestedSeats } from './auction-state.ts';
import type { Auction } from './auction-state.ts';
import type { HouseRules } from './house-rules.ts';
import { afterNaming } from './naming.ts';
import { afterNegotiation, startNegotiation } from './negotiation.ts';
import type { NamedRank } from './reason.ts';
import { seatAfter, withSeat } from './seat.ts';
import type { Seat } from './seat.ts';

/** After a seat said whether it wants to play. */
export function withInterest(rules: HouseRules, auction: Auction, seat: Seat, wants: boolean): Auction {
  const asked = { ...auction, interest: withSeat(auction.interest, seat, wants) };
  const next = seatAfter(seat);
  if (asked.interest[next] === null) return { ...asked, step: { type: 'interest', seat: next } };
  return afterInterest(rules, asked);
}

function afterInterest(rules: HouseRules, auction: Auction): Auction {
  const interested = interestedSeats(auction);
  const [first, ...others] = interested;
  if (first === undefined) return { ...auction, step: { type: 'all-passed' } };
  if (others.length === 0) return { ...auction, step: announcementStep(rules, first, null) };
  if (rules['bidding.mode'] === 'table') {
    return { ...auction, step: { type: 'naming', seat: first, waiting: others } };
  }
  return { ...auction, step: startNegotiation(rules, interested) };
}

/** After the seat to speak named a rank. */
export function withNamed(rules: HouseRules, auction: Auction, seat: Seat, rank: NamedRank): Auction {
  const named = { ...auction, named: withSeat(auction.named, seat, rank) };
  if (named.step.type === 'negotiation') return afterNegotiation(rules, named, named.step, { type: 'name', rank });
  return afterNaming(rules, named);
}

/** After the earlier player said "selber": he plays at least the rank that the later one named (R23). */
export function withHeld(rules: HouseRules, auction: Auction, seat: Seat): Auction {
  if (auction.step.type !== 'negotiation') return auction;
  const held = { ...auction, named: withSeat(auction.named, seat, auction.step.rank) };
  return afterNegotiation(rules, held, auction.step, { type: 'hold' });
}

/** After the seat to speak said weiter, at any step. */
export function withPass(rules: HouseRules, auction: Auction, seat: Seat): Auction {
  switch (auction.step.type) {
    case 'interest':
      return withInterest(rules, auction, seat, false);
    case 'naming':
      return afterNaming(rules, auction);
    case 'negotiation':
      return afterNegotiation(rules, auction, auction.step, { type: 'weiter' });
    case 'announcement':
      return { ...auction, step: { type: 'all-passed' } };
    case 'announced':
    case 'all-passed':
      return auction;
  }
}
