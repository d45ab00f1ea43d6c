import type { Announcement, HouseRuleSet, Seat } from '@stammtisch/rules';

/** The seat of the person who learns: at the bottom of the table. */
export const LEARNER: Seat = 0;

/** A game as a scene names it. */
export interface SceneGame extends Announcement {
  readonly declarer: Seat;
}

/**
 * A position at the table, written as short as it can be: the learner's cards in full, of the others what matters. The remaining cards
 * are given to whoever still needs some, in a fixed order, so that a scene is the same on every machine. Cards are written as in
 * records: `EO` is the Eichel-Ober.
 */
export interface Scene {
  /** What the house rules of the lessons do not say, such as Klopfen. */
  readonly rules?: HouseRuleSet;
  /** Who dealt; the seat after it leads. Without it seat 3 dealt and the learner leads. */
  readonly dealer?: Seat;
  /** Hands as dealt, by seat. Only the learner's must be complete. */
  readonly hands: readonly [string, string, string, string];
  /** `null` while the auction, or the Klopfen before it, still waits for the learner. */
  readonly game: SceneGame | null;
  /** Who knocked before the learner is asked. */
  readonly knocks?: readonly Seat[];
  /** Cards that were played, in order. */
  readonly played?: string;
  /** Cards that the others play after the learner's card, in order. */
  readonly next?: string;
}
