import type { Card, Suit } from './card.ts';
import type { BiddableGame, Game } from './contract.ts';
import type { Seat } from './seat.ts';

/** A rank of the auction as it is named aloud: game and Tout, never a suit (R23). */
export interface NamedRank {
  readonly game: BiddableGame | 'sie';
  readonly tout: boolean;
  /** Only where the house rule ranks a Herz-Solo above the others (B31). */
  readonly herz?: boolean;
}

/**
 * Why something was refused. The codes are stable and are the keys of the sentences in `packages/texts`; the other fields are
 * what such a sentence names. A refusal goes only to the seat that caused it (VI-08).
 */
export type Reason =
  // playing a card
  | { readonly code: 'not-your-card'; readonly card: Card }
  | { readonly code: 'card-played-before'; readonly card: Card }
  | { readonly code: 'not-turn'; readonly seat: Seat }
  | { readonly code: 'follow-suit'; readonly suit: Suit }
  | { readonly code: 'follow-trump' }
  | { readonly code: 'must-play-called'; readonly card: Card }
  | { readonly code: 'keep-called'; readonly card: Card; readonly fromTrick: number }
  | { readonly code: 'lead-called'; readonly card: Card; readonly minCards: number | null }
  | { readonly code: 'must-beat'; readonly card: Card }
  | { readonly code: 'answer-stoss-first' }
  | { readonly code: 'answer-claim-first' }
  // at the wrong moment
  | { readonly code: 'wrong-phase'; readonly phase: PhaseName }
  | { readonly code: 'deal-running' }
  // cutting and dealing
  | { readonly code: 'cut-size'; readonly min: number; readonly max: number }
  | { readonly code: 'cut-seat'; readonly seat: Seat }
  | { readonly code: 'cut-limit'; readonly max: number }
  | { readonly code: 'deck-invalid'; readonly size: number }
  // Klopfen
  | { readonly code: 'knock-limit'; readonly max: number }
  | { readonly code: 'knock-forehand-only' }
  | { readonly code: 'knock-chain' }
  // auction
  | { readonly code: 'bid-no-suit'; readonly suit: Suit }
  | { readonly code: 'bid-own-sau'; readonly suit: Suit }
  | { readonly code: 'bid-herz' }
  | { readonly code: 'bid-gesperrt' }
  | { readonly code: 'bid-nothing-possible' }
  | { readonly code: 'bid-game-off'; readonly game: Game }
  | { readonly code: 'bid-tout-off'; readonly game: Game }
  | { readonly code: 'bid-suit-missing'; readonly game: Game }
  | { readonly code: 'bid-suit-unwanted'; readonly game: Game }
  | { readonly code: 'bid-colour-secret' }
  | { readonly code: 'bid-minimum'; readonly rank: NamedRank; readonly interest: number }
  | { readonly code: 'bid-lower'; readonly rank: NamedRank }
  | { readonly code: 'bid-below-named'; readonly rank: NamedRank }
  | { readonly code: 'bid-other-than-named'; readonly rank: NamedRank }
  | { readonly code: 'bid-interest-binds' }
  | { readonly code: 'bid-name-first'; readonly rank: NamedRank }
  | { readonly code: 'bid-nothing-to-hold' }
  | { readonly code: 'bid-final' }
  | { readonly code: 'no-sie' }
  | { readonly code: 'sie-late' }
  | { readonly code: 'muss-must-play' }
  | { readonly code: 'muss-no-solo' }
  | { readonly code: 'muss-solo-only' }
  | { readonly code: 'muss-call-sau'; readonly card: Card }
  // Stoß
  | { readonly code: 'stoss-off' }
  | { readonly code: 'stoss-not-in-game'; readonly game: Game; readonly tout: boolean }
  | { readonly code: 'stoss-late'; readonly deadline: StossDeadline }
  | { readonly code: 'stoss-own-game' }
  | { readonly code: 'stoss-partner' }
  | { readonly code: 'stoss-taken' }
  | { readonly code: 'stoss-own-step' }
  | { readonly code: 'stoss-max'; readonly steps: number }
  | { readonly code: 'stoss-not-asked' }
  // end of the game
  | { readonly code: 'claim-off' }
  | { readonly code: 'claim-not-asked' }
  | { readonly code: 'claim-refused-before' }
  | { readonly code: 'schwarz-not-yours' };

export type ReasonCode = Reason['code'];

export type PhaseName =
  'between-deals' | 'cutting' | 'knocking' | 'auction' | 'sie-laid' | 'play' | 'claim' | 'schwarz-claim' | 'settled';

/** Until when a Stoß can be given (B10) or answered (B11). */
export type StossDeadline =
  | 'beforeFirstCard'
  | 'beforeSecondCard'
  | 'ownFirstCard'
  | 'endOfFirstTrick'
  | 'beforeFirstCardOfSecondTrick'
  | 'beforeSecondCardOfSecondTrick'
  | 'ownSecondCard'
  | 'endOfSecondTrick';
