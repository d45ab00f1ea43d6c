import { TRUMP, deckSet, pointsOf, size } from '@stammtisch/rules';
import type { Card, CardOrder, CardSet, DeckSize, Play } from '@stammtisch/rules';

/**
 * The cards renumbered for one contract, so that the search needs no tables of rank: each effective suit is a run of neighbouring bits, a
 * higher bit beats a lower one of the same suit, and the trumps are the topmost run.
 */
export interface Layout {
  /** Bit number by card. */
  readonly bitOf: Uint8Array;
  /** Card by bit number. */
  readonly cardOf: Uint8Array;
  /** Effective suit 0..4 by bit number. */
  readonly suitOf: Uint8Array;
  /** Augen by bit number. */
  readonly points: Uint8Array;
  /** What a card of this bit number adds to a word that counts the plain suits of a hand, four bits each. */
  readonly unit: Int32Array;
  /** Bits of each effective suit as a set. */
  readonly members: Int32Array;
  /** For each bit: the higher bits of its suit. */
  readonly above: Int32Array;
  /** For each bit: the lower bits of its suit. */
  readonly below: Int32Array;
  /** For each bit: the bits that beat it, trumps over plain cards included. */
  readonly beatenBy: Int32Array;
  /** For each bit: how many cards of its suit are lower. */
  readonly rank: Uint8Array;
  /** Bits of the Säue and Zehner. */
  rich: number;
  /** Number of trumps. */
  trumps: number;
}

/** Gives the layout of a play; those of orders seen before are kept. */
export function makeLayouts(): (play: Play) => Layout {
  const known = new WeakMap<CardOrder, Layout>();
  return ({ order, tricksInDeal }) => {
    const found = known.get(order);
    if (found !== undefined) return found;
    const layout = makeLayout(order, tricksInDeal === 6 ? 24 : 32);
    known.set(order, layout);
    return layout;
  };
}

/** Makes the layout of a contract from the card order that the rules use, so that both can never disagree. */
function makeLayout(order: CardOrder, deck: DeckSize): Layout {
  const layout: Layout = {
    bitOf: new Uint8Array(32),
    cardOf: new Uint8Array(32),
    suitOf: new Uint8Array(32),
    points: new Uint8Array(32),
    unit: new Int32Array(32),
    members: new Int32Array(5),
    above: new Int32Array(32),
    below: new Int32Array(32),
    beatenBy: new Int32Array(32),
    rank: new Uint8Array(32),
    rich: 0,
    trumps: size(order.members[TRUMP]),
  };
  let bit = 0;
  for (const suit of [0, 1, 2, 3, TRUMP]) {
    for (const card of lowToHigh(order, deckSet(deck), suit)) place(layout, card, suit, bit++);
  }
  for (let b = 0; b < bit; b++) {
    const run = layout.members[layout.suitOf[b] ?? 0] ?? 0;
    const lower = (1 << b) - 1;
    layout.below[b] = run & lower;
    layout.above[b] = run & ~lower & ~(1 << b);
    layout.rank[b] = size(run & lower);
    layout.beatenBy[b] = (layout.above[b] ?? 0) | (layout.suitOf[b] === TRUMP ? 0 : (layout.members[TRUMP] ?? 0));
    if ((layout.points[b] ?? 0) >= 10) layout.rich |= 1 << b;
  }
  return layout;
}

function lowToHigh(order: CardOrder, deck: CardSet, suit: number): readonly Card[] {
  const cards = Array.from({ length: 32 }, (_, card) => card);
  return cards
    .filter((card) => ((deck >>> card) & 1) === 1 && order.suit[card] === suit)
    .toSorted((a, b) => (order.strength[a] ?? 0) - (order.strength[b] ?? 0));
}

function place(layout: Layout, card: Card, suit: number, bit: number): void {
  layout.bitOf[card] = bit;
  layout.cardOf[bit] = card;
  layout.suitOf[bit] = suit;
  layout.points[bit] = pointsOf(card);
  layout.unit[bit] = suit === TRUMP ? 0 : 1 << (suit * 4);
  layout.members[suit] = (layout.members[suit] ?? 0) | (1 << bit);
}

/** A set of cards as bits of the layout. */
export function toBits(layout: Layout, cards: CardSet): number {
  let bits = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) bits |= 1 << (layout.bitOf[31 - Math.clz32(rest & -rest)] ?? 0);
  return bits;
}
