import { TRUMP, bySeat, declarerOf, effectiveSuit } from '@stammtisch/rules';
import type { BySeat, CardOrder, CardSet, DealView, Rufspiel, Seat } from '@stammtisch/rules';
import { possibleHolders } from './card-reading.ts';

/** What the odds rest on: the public side of the deal and what the seat has read out of the cards. */
export interface FriendSight {
  readonly deal: DealView;
  readonly order: CardOrder;
  readonly seat: Seat;
  readonly mayHold: BySeat<CardSet>;
}

/**
 * How likely each seat is on the side of the one who looks, 0..1. In a game of one against three the sides are plain; in a Ramsch nobody
 * has a friend. In a Rufspiel only what the seat may know counts: the partner once he is known (`DealView.partner`), who cannot hold the
 * called Sau, and the custom that partners lead trump and opponents a plain suit.
 */
export function friendOdds(sight: FriendSight): BySeat<number> {
  const { contract } = sight.deal;
  if (contract === null || contract.game === 'ramsch') return bySeat((seat) => (seat === sight.seat ? 1 : 0));
  const declarer = declarerOf(contract);
  if (contract.game !== 'rufspiel') {
    return bySeat((seat) => ((seat === declarer) === (sight.seat === declarer) ? 1 : 0));
  }
  const partner = partnerOdds(sight, contract);
  const declaring = sight.seat === declarer || partner[sight.seat] === 1;
  return bySeat((seat) => {
    if (seat === sight.seat) return 1;
    const odds = seat === declarer ? 1 : partner[seat];
    return declaring ? odds : 1 - odds;
  });
}

/** How likely each seat is the partner of a Rufspiel; adds up to 1. */
function partnerOdds(sight: FriendSight, contract: Rufspiel): BySeat<number> {
  const { deal, seat, mayHold } = sight;
  const known = deal.partner;
  if (known !== null) return bySeat((other) => (other === known ? 1 : 0));
  const opponents = new Set(deal.stoss.filter((_, step) => step % 2 === 0));
  const holders = possibleHolders(mayHold, contract.called);
  const weights = bySeat((other) => {
    if (other === seat || opponents.has(other) || !holders.includes(other)) return 0;
    return leadsLikePartner(sight, other);
  });
  const sum = weights[0] + weights[1] + weights[2] + weights[3];
  return bySeat((other) => (sum === 0 ? 0 : weights[other] / sum));
}

/** Weight of a seat's leads: a trump speaks for the partner, a plain suit against him. */
function leadsLikePartner({ deal, order }: FriendSight, seat: Seat): number {
  let weight = 1;
  for (const { leader, cards } of deal.tricks) {
    const led = cards[0];
    if (leader !== seat || led === undefined) continue;
    weight *= effectiveSuit(order, led) === TRUMP ? 5 : 1 / 5;
  }
  return weight;
}
