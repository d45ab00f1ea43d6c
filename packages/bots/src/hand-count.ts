import { TRUMP, deckSet, membersOf, size } from '@stammtisch/rules';
import type { CardOrder, CardSet, DeckSize, EffectiveSuit } from '@stammtisch/rules';
import { higherOf } from './order-masks.ts';

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
  let saeue = 0;
  let voids = 0;
  let losers = size(hand & ~trumps);
  for (const suit of PLAIN_SUITS) {
    const members = membersOf(order, suit) & deckSet(deck);
    if (members !== 0 && (hand & members) === 0) voids++;
    const sure = sureCards(order, hand & members, members & ~hand);
    if (sure > 0) saeue++;
    losers -= sure;
  }
  return {
    trumps: size(trumps) * scale,
    height: heightOf(order, trumps, membersOf(order, TRUMP) & ~hand) * scale,
    saeue: saeue * scale,
    losers: losers * scale,
    voids: voids * scale,
    run: runOf(order, hand),
  };
}

function runOf({ trumps }: CardOrder, hand: CardSet): number {
  let run = 0;
  while (run < trumps.length && (hand & (1 << (trumps[run] ?? 0))) !== 0) run++;
  return run;
}

function heightOf(order: CardOrder, trumps: CardSet, others: CardSet): number {
  const count = size(others);
  if (count === 0) return size(trumps);
  let height = 0;
  for (let rest = trumps; rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    height += size(others & ~higherOf(order, card)) / count;
  }
  return height;
}

/** How many of the hand's cards of a suit stand at its top without a gap. */
function sureCards(order: CardOrder, own: CardSet, others: CardSet): number {
  let sure = 0;
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    if ((others & higherOf(order, card)) === 0) sure++;
  }
  return sure;
}
