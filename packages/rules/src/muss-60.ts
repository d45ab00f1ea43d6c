import type { HouseRules } from './house-rules.ts';
import type { PartyOutcome } from './outcome.ts';

/**
 * Whether 60 points are enough because the declarer had to play with few trumps (`muss.winAt60WithMaxTrumps`, B54).
 * Only a Rufspiel gets this: who chooses a solo game instead was not forced into it.
 */
export function mussWinsAt60(
  rules: HouseRules,
  { contract, mussTrumps }: Pick<PartyOutcome, 'contract' | 'mussTrumps'>,
): boolean {
  const most = rules['muss.winAt60WithMaxTrumps'];
  if (most === 0 || contract.game !== 'rufspiel' || !contract.muss) return false;
  return mussTrumps !== null && mussTrumps <= most;
}
