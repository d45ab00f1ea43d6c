import { beats } from './card-order.ts';
import type { CardOrder } from './card-order.ts';
import type { Card } from './card.ts';
import { cardsOf, setOf } from './card-set.ts';
import type { CardSet } from './card-set.ts';

/**
 * Duty to beat, a house rule of Bettel and Ramsch (B46): if any of the `playable` cards takes the trick from `best`, one of
 * those has to be played; otherwise every playable card may be.
 */
export function underStichzwang(order: CardOrder, playable: CardSet, best: Card): CardSet {
  const winning = setOf(cardsOf(playable).filter((card) => beats(order, card, best)));
  return winning === 0 ? playable : winning;
}
