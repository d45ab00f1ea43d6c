import { isTout } from './contract.ts';
import type { HouseRules } from './house-rules.ts';
import { mussWinsAt60 } from './muss-60.ts';
import type { PartyOutcome } from './outcome.ts';
import { opponentsTookOver } from './stoss-takes-over.ts';

/** What must be known of a game to say how many points win it. */
export type PointsToWinInput = Pick<PartyOutcome, 'contract' | 'mussTrumps' | 'stoss'>;

/**
 * Points the declaring party needs: 61 (R88), or 60 in a Muss-Spiel with few trumps (B54) and where the opponents took the game
 * over with their Stoß (B9). Says nothing about Tout and Bettel, which are decided by tricks.
 */
export function pointsToWin(rules: HouseRules, game: PointsToWinInput): 60 | 61 {
  return mussWinsAt60(rules, game) || opponentsTookOver(rules, game.stoss) ? 60 : 61;
}

/**
 * Whether the declaring party won (C.9 step 1): all tricks in a Tout, where a Rufspiel counts those of both partners
 * (R57, B62); none in a Bettel (R51); enough points in all other games (R88).
 */
export function won(rules: HouseRules, outcome: PartyOutcome): boolean {
  if (outcome.contract.game === 'bettel') return outcome.tricks === 0;
  if (isTout(outcome.contract)) return outcome.tricks === outcome.tricksInDeal;
  return outcome.points >= pointsToWin(rules, outcome);
}
