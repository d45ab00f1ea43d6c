import type { HouseRules } from './house-rules.ts';
import type { PartyOutcome } from './outcome.ts';

/**
 * Whether the losers are Schwarz. That is a matter of tricks, never of points (R91, B2); some tables want the winners to
 * demand it (R92, B3).
 */
export function losersAreSchwarz(
  rules: HouseRules,
  { tricks, tricksInDeal, schwarzClaimed }: Pick<PartyOutcome, 'tricks' | 'tricksInDeal' | 'schwarzClaimed'>,
  declarerWon: boolean,
): boolean {
  if (rules['schwarz.claimRequired'] && !schwarzClaimed) return false;
  return declarerWon ? tricks === tricksInDeal : tricks === 0;
}
