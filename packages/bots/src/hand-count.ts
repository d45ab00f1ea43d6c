import { TRUMP, beats, cardsOf, deckSet, membersOf, size } from '@stammtisch/rules';
import type { CardOrder, CardSet, DeckSize, EffectiveSuit } from '@stammtisch/rules';

/** A hand as a player counts it before he bids. Numbers are scaled to the eight cards of the long deck. */
export interface HandCount {
  /** Number of trumps. */
  readonly trumps: number;
  /** Height of the trumps: each counts from 0 (lowest) to 1 (highest), by the share of the others' trumps that it beats. */
  readonly height: number;
  /** Plain suits of which the hand holds the highest card. */
  readonly saeue: number;
  /** Plain cards that are neither the highest of their suit nor follow it without a gap. */
  readonly losers: number;
  /** Plain suits of which the hand holds no card. */
  readonly voids: number;
  /** The highest trumps without a gap, not scaled: the Laufende that are certain before the play. */
  readonly run: number;
}

const PLAIN_SUITS: readonly EffectiveSuit[] = [0, 1, 2, 3];

/** Counts a hand under the card order of a game. */
export function countHand(order: CardOrder, deck: DeckSize, hand: CardSet): HandCount {
  const scale = deck === 24 ? 8 / 6 : 1;
  const trumps = hand & membersOf(order, TRUMP);
  const firstGap = order.trumps.findIndex((card) => (hand & (1 << card)) === 0);
  const plain = PLAIN_SUITS.map((suit) => sureCards(order, deck, hand, suit));
  return {
    trumps: size(trumps) * scale,
    height: heightOf(order, hand) * scale,
    saeue: plain.filter((sure) => sure > 0).length * scale,
    losers: (size(hand & ~trumps) - plain.reduce((sum, sure) => sum + sure, 0)) * scale,
    voids: PLAIN_SUITS.filter((suit) => isVoid(order, hand, suit)).length * scale,
    run: firstGap < 0 ? order.trumps.length : firstGap,
  };
}

function heightOf(order: CardOrder, hand: CardSet): number {
  const trumps = membersOf(order, TRUMP);
  const others = cardsOf(trumps & ~hand);
  if (others.length === 0) return size(trumps);
  return cardsOf(hand & trumps).reduce(
    (sum, card) => sum + others.filter((other) => beats(order, card, other)).length / others.length,
    0,
  );
}

function isVoid(order: CardOrder, hand: CardSet, suit: EffectiveSuit): boolean {
  const members = membersOf(order, suit);
  return members !== 0 && (hand & members) === 0;
}

/** How many of the hand's cards of a suit stand at its top without a gap. */
function sureCards(order: CardOrder, deck: DeckSize, hand: CardSet, suit: EffectiveSuit): number {
  const members = membersOf(order, suit) & deckSet(deck);
  const others = cardsOf(members & ~hand);
  return cardsOf(hand & members).filter((card) => others.every((other) => beats(order, card, other))).length;
}
