import type { HouseRules } from './house-rules.ts';

/**
 * Whether the opponents took the game over with the last step of the Stoß, so that they, not the declaring party, need 61
 * to win and 31 to be out of Schneider. Steps alternate: an odd number ends with the opponents. Normally nothing changes (R86, B9).
 */
export function opponentsTookOver(rules: HouseRules, stossSteps: number): boolean {
  return rules['stoss.takesOver'] && stossSteps % 2 === 1;
}
