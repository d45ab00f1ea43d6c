import type { Announcement, BiddableGame, Card, Suit } from '@stammtisch/rules';

/** What somebody can ask about in words. */
export type Question =
  'hand' | 'trick' | 'last-trick' | 'contract' | 'points' | 'turn' | 'legal' | 'log' | 'bill' | 'task' | 'help';

/** What somebody can say at a table that needs no card and no game. */
export type Word = 'weiter' | 'yes' | 'interest' | 'hold' | 'knock' | 'stoss' | 'claim' | 'schwarz';

/** What somebody who learns can ask for: a hint, the answer, or to leave a question of the skip test open. */
export type Aid = 'hint' | 'solution' | 'give-up';

/** Where somebody can go: on, back, and in a replay to its ends. */
export type Way = 'next' | 'back' | 'first' | 'last';

/** A game as it is typed; whether a suit is missing is for the rules to say. */
export interface TypedGame {
  readonly game: BiddableGame | Extract<Announcement['game'], 'sie'>;
  readonly suit?: Suit;
  readonly tout: boolean;
}

/** A line that was understood. */
export type TypedCommand =
  | { readonly type: 'card'; readonly card: Card }
  /** The card at this place of the sorted hand, from 1. */
  | { readonly type: 'place'; readonly place: number }
  /** Why a card may not be played. */
  | { readonly type: 'why'; readonly card: Card }
  | { readonly type: 'ask'; readonly question: Question }
  | { readonly type: 'game'; readonly game: TypedGame }
  /** A suit by itself, an answer of some lessons. */
  | { readonly type: 'suit'; readonly suit: Suit }
  | { readonly type: 'aid'; readonly aid: Aid }
  | { readonly type: 'cut'; readonly at: number }
  | { readonly type: 'say'; readonly word: Word }
  | { readonly type: 'go'; readonly way: Way };
