import type { Card, Suit } from '../card.ts';
import type { CardSet } from '../card-set.ts';
import type { Game } from '../contract.ts';
import type { HouseRules } from '../house-rules.ts';
import type { BySeat, Seat } from '../seat.ts';

/** A contract as a record writes it: what was announced, not yet checked against the cards. */
export interface RecordedContract {
  readonly game: Game;
  readonly suit: Suit | null;
  /** `null` in a Ramsch only. */
  readonly declarer: Seat | null;
  readonly tout: boolean;
  /** A called Zehn of a Muss-Spiel; `null` where the Sau was called. */
  readonly called: Card | null;
  /** Whether the declarer had to play; `null` if the record does not say. */
  readonly muss: boolean | null;
}

/** Knocks or steps of Stoß: how many, and by whom if that is known. */
export interface Counted {
  readonly count: number;
  readonly seats: readonly Seat[] | null;
}

/** A deal as it was written down (`formats.md` 2), well-formed but not yet played by the rules: see `replayRecord`. */
export interface DealRecord {
  readonly id: string | number | null;
  readonly rules: HouseRules;
  readonly dealer: Seat;
  readonly hands: BySeat<CardSet>;
  readonly knocks: Counted;
  /** `null` when the cards were thrown in. */
  readonly contract: RecordedContract | null;
  readonly stoss: Counted;
  /** Cards of each trick in the order played. */
  readonly tricks: readonly (readonly Card[])[];
  /** Who claimed the rest, if the last tricks are missing. */
  readonly claim: Seat | null;
  /** Whether the winners demanded Schwarz, where the house rules ask for it. */
  readonly schwarzClaimed: boolean;
  /** Stock before the deal. */
  readonly stock: number;
  /** Factor from earlier deals that were passed out. */
  readonly doubled: number;
  /** What was paid, if the record says so. */
  readonly result: RecordedResult | null;
}

/** The payment as recorded. */
export interface RecordedResult {
  readonly deltas: BySeat<number>;
  /** Stock after the deal; `null` if the record does not say. */
  readonly stock: number | null;
}
