import { TRUMP, beats } from '@stammtisch/rules';
import type { Card, CardOrder, CardSet } from '@stammtisch/rules';

const MADE = new WeakMap<CardOrder, readonly CardSet[]>();

/** The cards that take a trick from `card`: the higher ones of its suit, and every trump if it is none. */
export function beatersOf(order: CardOrder, card: Card): CardSet {
  return masksOf(order)[card] ?? 0;
}

/** The higher cards of the same effective suit. */
export function higherOf(order: CardOrder, card: Card): CardSet {
  return beatersOf(order, card) & order.members[order.suit[card] ?? TRUMP];
}

/** Made once for each card order; the orders themselves are made once and shared. */
function masksOf(order: CardOrder): readonly CardSet[] {
  const known = MADE.get(order);
  if (known !== undefined) return known;
  const deck = order.members.reduce((set, members) => set | members, 0);
  const masks = Array.from({ length: 32 }, (_, card) => {
    let set = 0;
    for (let other = 0; other < 32; other++) if (beats(order, other, card)) set |= 1 << other;
    return set & deck;
  });
  MADE.set(order, masks);
  return masks;
}
