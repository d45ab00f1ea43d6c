import { declarerOf } from '@stammtisch/rules';
import type { BySeat, CardSet, Contract, DealView, HouseRules, Seat } from '@stammtisch/rules';
import { auctionLikelihood, saidIn, withoutWord, wordLikelihood } from './auction-likelihood.ts';
import { playLikelihood } from './play-likelihood.ts';

/** How likely a deal of cards is after what everybody bid and played, as seen from one seat; only the ratio of two such numbers means anything. */
export interface DealLikelihood {
  /** That somebody else plays alone with this hand; `null` if nobody else does. */
  readonly alone: ((dealt: BySeat<CardSet>) => number) | null;
  /** Everything else. */
  readonly rest: (dealt: BySeat<CardSet>, contract: Contract | null) => number;
}

/** Gathers what was said and played in a deal. */
export function likelihoodFrom(rules: HouseRules, deal: DealView, seat: Seat): DealLikelihood {
  const said = saidIn(rules, deal);
  const soloist = soloistOf(deal);
  const other = soloist === seat ? null : soloist;
  const silent = other === null ? said : withoutWord(said, other);
  return {
    alone: other === null ? null : (dealt) => wordLikelihood(rules, said, said.words[other], dealt[other]),
    rest: (dealt, contract) => {
      const bid = auctionLikelihood(rules, silent, dealt, seat);
      return contract === null || bid === 0 ? bid : bid * playLikelihood(rules, deal, contract, dealt, seat);
    },
  };
}

/** Who plays alone, of his own accord. */
function soloistOf({ contract }: DealView): Seat | null {
  return contract === null || contract.game === 'rufspiel' ? null : declarerOf(contract);
}
