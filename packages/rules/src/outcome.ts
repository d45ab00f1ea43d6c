import type { Contract } from './contract.ts';
import type { BySeat, Seat } from './seat.ts';

/** The run of highest trumps: who holds it and how long it is before minimum and maximum of the house rules (R94, B5). */
export interface Laufende {
  readonly holder: 'declarer' | 'opponents';
  /** Raw length of the run, 0 where the game has no trumps. */
  readonly count: number;
}

/** Circumstances that multiply a game, whatever its kind (C.9 step 3). */
export interface Multipliers {
  /** Number of knocks (R16). */
  readonly knocks: number;
  /** Steps of Stoß, Retour, Sub … (R85). */
  readonly stoss: number;
  /** Factor from earlier deals that were passed out, 1 if none (B24). */
  readonly doubled: number;
}

/** A game of a declaring party, as far as its price is concerned: everything that is true of Rufspiel, Soli, Wenz … Bettel. */
export interface PartyOutcome extends Multipliers {
  readonly kind: 'party';
  readonly contract: Exclude<Contract, { readonly game: 'ramsch' | 'sie' }>;
  /** The partner in a Rufspiel; `null` in solo games, and where a score sheet does not know him. */
  readonly partner: Seat | null;
  /** Augen of the declaring party, 0..120. */
  readonly points: number;
  /** Tricks of the declaring party. */
  readonly tricks: number;
  /** Tricks in the whole deal: 8, in the short deck 6. */
  readonly tricksInDeal: 6 | 8;
  readonly laufende: Laufende;
  /** Trumps dealt to the declarer of a Muss-Spiel (`muss.winAt60WithMaxTrumps`); `null` if it was no Muss-Spiel. */
  readonly mussTrumps: number | null;
  /** Whether the winners demanded Schwarz (only asked where `schwarz.claimRequired`). */
  readonly schwarzClaimed: boolean;
}

/** A Sie: laid open, never played (R66). */
export interface SieOutcome extends Multipliers {
  readonly kind: 'sie';
  readonly declarer: Seat;
}

/** A Ramsch: everybody for himself (R52). */
export interface RamschOutcome extends Multipliers {
  readonly kind: 'ramsch';
  readonly points: BySeat<number>;
  readonly tricks: BySeat<number>;
  readonly tricksInDeal: 6 | 8;
  /**
   * Strength of the highest trump in each seat's tricks, 0 if none; decides a tie (B51). `null` where the cards are not known.
   */
  readonly highestTrump: BySeat<number> | null;
  /** Number (1..8) of the last trick each seat won, 0 if none; the fallback of a tie. `null` where the cards are not known. */
  readonly lastTrick: BySeat<number> | null;
  /** Seats from the forehand on matter for odd cents (B56). */
  readonly forehand: Seat;
}

/** Everybody passed and nothing was played (R20, R109). */
export interface ThrownInOutcome {
  readonly kind: 'thrown-in';
  readonly knocks: number;
}

export type Outcome = PartyOutcome | SieOutcome | RamschOutcome | ThrownInOutcome;
