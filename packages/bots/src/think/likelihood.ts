import type { BySeat, Contract, DealView, HouseRules, Seat } from '@stammtisch/rules';
import { auctionLikelihood, saidIn } from './auction-likelihood.ts';
import { playLikelihood } from './play-likelihood.ts';

/** How likely a deal of cards is after what everybody bid and played, as seen from one seat; only the ratio of two such numbers means anything. */
export function likelihoodFrom(
  rules: HouseRules,
  deal: DealView,
  seat: Seat,
): (dealt: BySeat<number>, contract: Contract | null) => number {
  const said = saidIn(rules, deal);
  return (dealt, contract) => {
    const bid = auctionLikelihood(rules, said, dealt, seat);
    return contract === null || bid === 0 ? bid : bid * playLikelihood(rules, deal, contract, dealt, seat);
  };
}
