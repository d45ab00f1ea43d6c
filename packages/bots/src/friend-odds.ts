import { bySeat, declarerOf, has } from '@stammtisch/rules';
import type { BySeat, CardSet, Contract, Rufspiel, Seat } from '@stammtisch/rules';

/** What the odds rest on: the public side of the deal and what the seat has read out of the cards. */
export interface FriendSight {
  readonly contract: Contract;
  readonly seat: Seat;
  readonly mayHold: BySeat<CardSet>;
  /** How much each seat leads like the partner (`Reading.leads`). */
  readonly leads: BySeat<number>;
  /** The partner, as far as the seat may know him (B44). */
  readonly partner: Seat | null;
  /** Who gave Stoß, Retour … in order. */
  readonly stoss: readonly Seat[];
}

/**
 * How likely each seat is on the side of the one who looks, 0..1. In a game of one against three the sides are plain; in a Ramsch nobody
 * has a friend. In a Rufspiel only what the seat may know counts: the partner once he is known, who cannot hold the called Sau, and the
 * custom that partners lead trump and opponents a plain suit.
 */
export function friendOdds(sight: FriendSight): BySeat<number> {
  const { contract } = sight;
  if (contract.game === 'ramsch') return bySeat((seat) => (seat === sight.seat ? 1 : 0));
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
function partnerOdds({ seat, mayHold, leads, partner, stoss }: FriendSight, { called }: Rufspiel): BySeat<number> {
  if (partner !== null) return bySeat((other) => (other === partner ? 1 : 0));
  const weights = bySeat((other) => {
    const excluded = other === seat || !has(mayHold[other], called) || isOpponent(stoss, other);
    return excluded ? 0 : leads[other];
  });
  const sum = weights[0] + weights[1] + weights[2] + weights[3];
  return bySeat((other) => (sum === 0 ? 0 : weights[other] / sum));
}

/** Whether a seat gave a Stoß that only opponents of the declarer give: the first, the third … (R84). */
function isOpponent(stoss: readonly Seat[], seat: Seat): boolean {
  return stoss.some((giver, step) => giver === seat && step % 2 === 0);
}
