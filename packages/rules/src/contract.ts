import type { Card, Suit } from './card.ts';
import type { Seat } from './seat.ts';

/** Every game, in no order of rank; the rank is a house rule (`bidding.rankOrder`). */
export const GAMES = ['rufspiel', 'solo', 'wenz', 'farbwenz', 'geier', 'farbgeier', 'bettel', 'ramsch', 'sie'] as const;
export type Game = (typeof GAMES)[number];

/** Games that a player can name while bidding; a Ramsch happens, a Sie is laid open. */
export const BIDDABLE_GAMES = ['solo', 'wenz', 'geier', 'farbwenz', 'farbgeier', 'bettel', 'rufspiel'] as const;
export type BiddableGame = (typeof BIDDABLE_GAMES)[number];

/** Games in which a trump suit is named (R43, R46, R49). */
export const SUIT_GAMES = ['solo', 'farbwenz', 'farbgeier'] as const;
export type SuitGame = (typeof SUIT_GAMES)[number];

/** Games to which a Tout can be added; a house rule decides which (R55, B32). */
export const TOUT_GAMES = ['solo', 'wenz', 'farbwenz', 'geier', 'farbgeier', 'rufspiel'] as const;
export type ToutGame = (typeof TOUT_GAMES)[number];

/** Suits whose Sau can be called; Herz is trump (R38). */
export const CALLABLE_SUITS = ['E', 'G', 'S'] as const;
export type CallableSuit = (typeof CALLABLE_SUITS)[number];

/** Two against two; the holder of the called card is the partner (R35, R40). */
export interface Rufspiel {
  readonly game: 'rufspiel';
  /** The called suit. */
  readonly suit: CallableSuit;
  readonly declarer: Seat;
  readonly tout: boolean;
  /** The called card: the Sau of the suit; in a Muss-Spiel of somebody who owns all three Säue a Zehn (B54). */
  readonly called: Card;
  /** Whether the declarer had to play because everybody passed (B54). */
  readonly muss: boolean;
}

/** Solo, Farbwenz, Farbgeier: one against three with a trump suit. */
export interface SuitContract {
  readonly game: SuitGame;
  /** The trump suit. */
  readonly suit: Suit;
  readonly declarer: Seat;
  readonly tout: boolean;
}

/** Wenz and Geier: one against three, only Unter or only Ober are trump (R44, R48). */
export interface PlainContract {
  readonly game: 'wenz' | 'geier';
  readonly declarer: Seat;
  readonly tout: boolean;
}

/** The declarer must take no trick; there are no trumps (R51). */
export interface Bettel {
  readonly game: 'bettel';
  readonly declarer: Seat;
}

/** Everybody for himself; most points lose (R52). */
export interface Ramsch {
  readonly game: 'ramsch';
}

/** All Ober and Unter in one hand, laid open and not played (R64, R66). */
export interface Sie {
  readonly game: 'sie';
  readonly declarer: Seat;
}

export type Contract = Rufspiel | SuitContract | PlainContract | Bettel | Ramsch | Sie;

/** The declarer, or `null` in a Ramsch. */
export function declarerOf(contract: Contract): Seat | null {
  return contract.game === 'ramsch' ? null : contract.declarer;
}

/** Whether a Tout was announced. */
export function isTout(contract: Contract): boolean {
  return 'tout' in contract && contract.tout;
}

/** Whether a game needs a suit: the called suit of a Rufspiel or a trump suit. */
export function needsSuit(game: Game): game is 'rufspiel' | SuitGame {
  return game === 'rufspiel' || isSuitGame(game);
}

/** Whether a trump suit is named in this game. */
export function isSuitGame(game: Game): game is SuitGame {
  return game === 'solo' || game === 'farbwenz' || game === 'farbgeier';
}
