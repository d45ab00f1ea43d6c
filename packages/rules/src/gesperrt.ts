import { callableSuits } from './callable-sau.ts';
import type { CardSet } from './card-set.ts';
import type { HouseRules } from './house-rules.ts';

/** Whether the hand is gesperrt: in each of Eichel, Gras and Schellen it has the Sau or no card (R29). Nobody else may learn it. */
export function isGesperrt(rules: HouseRules, hand: CardSet): boolean {
  return callableSuits(rules, hand).length === 0;
}
