import { announcementStep } from './auction-state.ts';
import type { Auction, AuctionStep } from './auction-state.ts';
import type { HouseRules } from './house-rules.ts';
import type { NamedRank } from './reason.ts';
import type { Seat } from './seat.ts';

export type Negotiation = Extract<AuctionStep, { readonly type: 'negotiation' }>;

/** What somebody says while two players negotiate. */
export type NegotiationMove =
  { readonly type: 'name'; readonly rank: NamedRank } | { readonly type: 'hold' } | { readonly type: 'weiter' };

/**
 * The first two who negotiate: from the front the first two interested players, from the back the last two (B27). `interested`
 * has at least two seats in turn order.
 */
export function startNegotiation(rules: HouseRules, interested: readonly Seat[]): AuctionStep {
  const fromBack = rules['bidding.negotiationOrder'] === 'backToFront';
  const [first = 0, second = 0, ...waiting] = fromBack ? interested.toReversed() : interested;
  const [earlier, later] = fromBack ? [second, first] : [first, second];
  return { type: 'negotiation', earlier, later, seat: later, rank: null, holder: null, waiting };
}

/** Goes on after a move of the seat to speak. The move was checked before. */
export function afterNegotiation(
  rules: HouseRules,
  auction: Auction,
  step: Negotiation,
  move: NegotiationMove,
): Auction {
  const other = step.seat === step.earlier ? step.later : step.earlier;
  switch (move.type) {
    case 'name':
      return { ...auction, step: { ...step, rank: move.rank, holder: step.seat, seat: other } };
    case 'hold':
      return { ...auction, step: { ...step, holder: step.seat, seat: other } };
    case 'weiter':
      return { ...auction, step: nextPair(rules, step, other) };
  }
}

/** The winner of a pair meets the next interested player; when none is left he announces his game. */
function nextPair(rules: HouseRules, step: Negotiation, winner: Seat): AuctionStep {
  const [next, ...waiting] = step.waiting;
  if (next === undefined) return announcementStep(rules, winner, step.rank);
  const holder = step.rank === null ? null : winner;
  if (rules['bidding.negotiationOrder'] === 'frontToBack') {
    return { ...step, earlier: winner, later: next, seat: next, holder, waiting };
  }
  // From the back the newcomer is the earlier player: he answers a rank that stands, otherwise the later one has to name one.
  return { ...step, earlier: next, later: winner, seat: step.rank === null ? winner : next, holder, waiting };
}
