import type { CardOrder } from './card-order.ts';
import { has } from './card-set.ts';
import type { CardSet } from './card-set.ts';
import type { Laufende } from './outcome.ts';

/**
 * The run of the highest trumps without a gap, from the very highest down to the first trump of the other side (R94, B5).
 *
 * `declarerCards` are the cards dealt to the declaring party, those of both partners in a Rufspiel (R96); what was played does
 * not matter. Returns the raw length, before minimum and maximum of the house rules; 0 in a game without trumps (B8).
 *
 * @example Dealt EO HO to the caller and GO SO to the partner: `{ holder: 'declarer', count: 4 }`.
 */
export function laufende(order: CardOrder, declarerCards: CardSet): Laufende {
  const [highest] = order.trumps;
  if (highest === undefined) return { holder: 'declarer', count: 0 };
  const declarerHolds = has(declarerCards, highest);
  const end = order.trumps.findIndex((trump) => has(declarerCards, trump) !== declarerHolds);
  return { holder: declarerHolds ? 'declarer' : 'opponents', count: end === -1 ? order.trumps.length : end };
}
