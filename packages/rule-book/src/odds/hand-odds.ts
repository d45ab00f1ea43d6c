import { CALLABLE_SUITS, SUITS, deckCards, membersOf, orderOf, size } from '@stammtisch/rules';
import type { HouseRules } from '@stammtisch/rules';
import { choose, drawnAtLeast } from './choose.ts';
import { plus, product, ways } from './polynomial.ts';
import type { Polynomial } from './polynomial.ts';
import { otherwise, ratio } from './ratio.ts';
import type { Ratio } from './ratio.ts';

/** The deck of a table as far as chances depend on it: how many cards there are of each kind in a Rufspiel. */
export interface Shape {
  /** Cards in the pack. */
  readonly cards: number;
  /** Cards of a hand. */
  readonly hand: number;
  readonly trumps: number;
  /** Cards of each suit whose Sau can be called, the Sau included. */
  readonly callable: readonly number[];
}

/** Counts the cards of a table; nothing about them is written down twice. */
export function shapeOf(rules: HouseRules): Shape {
  const order = orderOf(rules, { game: 'rufspiel' });
  const cards = deckCards(rules.deck).length;
  return {
    cards,
    hand: cards / 4,
    trumps: order.trumps.length,
    callable: CALLABLE_SUITS.map((suit) => size(membersOf(order, suitNumber(suit)))),
  };
}

/** Number of different hands. */
export function handCount({ cards, hand }: Shape): bigint {
  return choose(cards, hand);
}

/** Number of different ways to deal all cards to four seats. */
export function dealCount({ cards, hand }: Shape): bigint {
  return choose(cards, hand) * choose(cards - hand, hand) * choose(cards - 2 * hand, hand);
}

/** The chance of one particular hand, such as a Sie (PR-01). */
export function oneHand(shape: Shape): Ratio {
  return ratio(1n, handCount(shape));
}

/** The same for any of four seats; only one of them can have it (PR-02). */
export function anyOfFour({ numerator, denominator }: Ratio): Ratio {
  return ratio(4n * numerator, denominator);
}

/** The chance that the highest `count` trumps are all among the cards of one hand, or of both partners (R94, R96). */
export function runOf(shape: Shape, count: number, hands: 1 | 2): Ratio {
  return drawnAtLeast({ cards: shape.cards, taken: hands * shape.hand, marked: count }, count);
}

/** The chance that a hand cannot call any Sau: of each callable suit it has the Sau or nothing (R29). */
export function gesperrt(shape: Shape): Ratio {
  const closed = shape.callable.map((suit) => plus(ways(0), product(SAU, ways(suit - 1))));
  return handsLike(shape, [...closed, ways(shape.trumps)]);
}

/** The chance that a hand has no card of at least one of the plain suits of a Rufspiel. */
export function voidSomewhere(shape: Shape): Ratio {
  const held = shape.callable.map((suit) => [0n, ...ways(suit).slice(1)]);
  return otherwise(handsLike(shape, [...held, ways(shape.trumps)]));
}

/** The chance that whoever holds a Sau has at least `count` cards of its suit, the Sau included (R80). */
export function longSuit(shape: Shape, count: number): Ratio {
  const suit = shape.callable[0] ?? 0;
  return drawnAtLeast({ cards: shape.cards - 1, taken: shape.hand - 1, marked: suit - 1 }, count - 1);
}

/**
 * The chance that both opponents have a card of the called suit, seen by a caller who holds `own` cards of it: then nobody can trump the
 * first trick of the suit, in which the Sau falls (R76).
 */
export function bothFollow(shape: Shape, own: number): Ratio {
  const others = (shape.callable[0] ?? 0) - 1 - own;
  const unseen = shape.cards - shape.hand - 1;
  const opponents = shape.hand;
  const all = choose(unseen, others);
  const noneWithOne = choose(unseen - opponents, others);
  const noneWithBoth = choose(unseen - 2 * opponents, others);
  return ratio(all - 2n * noneWithOne + noneWithBoth, all);
}

/** The chance that the partner holds at least one of `missing` cards, seen by a caller who lacks them and the called Sau. */
export function withPartner(shape: Shape, missing: number): Ratio {
  const unseen = shape.cards - shape.hand - 1;
  return drawnAtLeast({ cards: unseen, taken: shape.hand - 1, marked: missing }, 1);
}

/** The chance of a hand whose suits are each filled in one of the ways that its polynomial counts. */
function handsLike(shape: Shape, suits: readonly Polynomial[]): Ratio {
  const all = suits.reduce(product);
  return ratio(all[shape.hand] ?? 0n, handCount(shape));
}

/** The Sau itself: one card, one way. */
const SAU: Polynomial = [0n, 1n];

function suitNumber(suit: (typeof SUITS)[number]): Parameters<typeof membersOf>[1] {
  return SUITS.indexOf(suit) as 0 | 1 | 2 | 3;
}
