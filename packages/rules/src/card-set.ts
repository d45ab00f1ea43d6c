import { pointsOf } from './card.ts';
import type { Card, DeckSize } from './card.ts';

/**
 * A set of cards as one 32-bit integer: bit `card` is set if the card is in the set.
 * Bitwise operators make signed numbers, so compare sets with `===` only after both came from these functions or from operators.
 */
export type CardSet = number;

export const NO_CARDS: CardSet = 0;
/** All 32 cards. */
export const ALL_CARDS: CardSet = -1;
/** The 24 cards of the short deck: each suit without its two lowest ranks. */
export const SHORT_DECK_CARDS: CardSet = 0x3f3f3f3f;

/** The set of all cards of a deck. */
export function deckSet(size: DeckSize): CardSet {
  return size === 24 ? SHORT_DECK_CARDS : ALL_CARDS;
}

/** The set that holds one card. */
export function singleton(card: Card): CardSet {
  return 1 << card;
}

/** The set of the given cards. */
export function setOf(cards: readonly Card[]): CardSet {
  return cards.reduce((set, card) => set | (1 << card), NO_CARDS);
}

/** Whether the set holds the card. */
export function has(set: CardSet, card: Card): boolean {
  return ((set >>> card) & 1) === 1;
}

/** The set without one card. */
export function without(set: CardSet, card: Card): CardSet {
  return set & ~(1 << card);
}

/** Number of cards in the set: 0..32. */
export function size(set: CardSet): number {
  let x = set - ((set >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The card with the smallest index; call it only on sets that are not empty. */
export function firstOf(set: CardSet): Card {
  return 31 - Math.clz32(set & -set);
}

/** The cards of the set by ascending index. */
export function cardsOf(set: CardSet): readonly Card[] {
  const cards: Card[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) cards.push(firstOf(rest));
  return cards;
}

/** Sum of the Augen of all cards in the set: 0..120 (R5). */
export function pointsIn(set: CardSet): number {
  let points = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) points += pointsOf(firstOf(rest));
  return points;
}
