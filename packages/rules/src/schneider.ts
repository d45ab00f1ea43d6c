import type { HouseRules } from './house-rules.ts';
import type { PartyOutcome } from './outcome.ts';
import { opponentsTookOver } from './stoss-takes-over.ts';

/** Points in the pack (R5). */
const ALL_POINTS = 120;

/** The most points with which a party that lost is still Schneider. */
export interface SchneiderLimits {
  readonly declarer: number;
  readonly opponents: number;
}

/** Schneider limits of both parties (R89, R90, B1); they change sides if the opponents took the game over (B9). */
export function schneiderLimits(rules: HouseRules, stossSteps: number): SchneiderLimits {
  const player = rules['schneider.declarerMax'];
  const other = rules['schneider.opponentMax'];
  return opponentsTookOver(rules, stossSteps)
    ? { declarer: other, opponents: player }
    : { declarer: player, opponents: other };
}

/** Whether the losers of a game that is decided by points are Schneider. */
export function losersAreSchneider(
  rules: HouseRules,
  { points, stoss }: Pick<PartyOutcome, 'points' | 'stoss'>,
  declarerWon: boolean,
): boolean {
  const limits = schneiderLimits(rules, stoss);
  return declarerWon ? ALL_POINTS - points <= limits.opponents : points <= limits.declarer;
}
