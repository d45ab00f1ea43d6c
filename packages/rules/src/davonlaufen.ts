import { size } from './card-set.ts';
import type { CardSet } from './card-set.ts';

/** House rules of running away under the Ruf-Sau (R80, B37–B39). */
export interface DavonlaufenRules {
  readonly enabled: boolean;
  /** Cards of the called suit, the Sau included, that the partner needs (B38). */
  readonly minCards: number;
  /** Whether the cards still held or the cards as dealt are counted (B38). */
  readonly countBasis: 'current' | 'initial';
  /** Whether he may also run away when somebody else leads the suit (B39). */
  readonly whenFollowing: boolean;
  /** Whether everything is free afterwards or the Sau still has to fall when the suit is led again (B37). */
  readonly after: 'free' | 'sauStillForced';
}

/**
 * Whether the holder of the called card may lead (or, by house rule, follow with) a lower card of the called suit.
 * `suitHeld` and `suitDealt` are his cards of the called suit, the called card included (R80).
 */
export function mayRunAway(rules: DavonlaufenRules, suitHeld: CardSet, suitDealt: CardSet): boolean {
  if (!rules.enabled) return false;
  return size(rules.countBasis === 'initial' ? suitDealt : suitHeld) >= rules.minCards;
}
