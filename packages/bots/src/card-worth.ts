import { TRUMP, effectiveSuit, membersOf, pointsOf, size } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';
import { higherOf } from './order-masks.ts';
import { unseenTrumps } from './sight.ts';
import type { Sight } from './sight.ts';

/**
 * What it costs to give a card away now, in points: what it would still catch, and what a lone plain card would let one trump (a void
 * is worth something to a hand with trumps).
 */
export function cardWorth(sight: Sight, card: Card): number {
  return effectiveSuit(sight.order, card) === TRUMP ? trumpWorth(sight, card) : plainWorth(sight, card);
}

/** A trump catches the more, the more of the others' trumps it beats. */
function trumpWorth(sight: Sight, card: Card): number {
  const others = unseenTrumps(sight);
  if (others === 0) return 8.7;
  const share = size(others & ~higherOf(sight.order, card)) / size(others);
  return 3 + 9 * share * Math.sqrt(share);
}

/**
 * The highest plain card of a suit wins its trick if the suit goes round, and the second highest once the highest has fallen, if another
 * card can be given to that one. Others catch little, and the last of its suit opens a void.
 */
function plainWorth(sight: Sight, card: Card): number {
  const { order, hand } = sight;
  const suit = membersOf(order, effectiveSuit(order, card));
  const higher = size(sight.unseen & higherOf(order, card));
  const own = size(hand & suit);
  if (higher === 0) return CATCH[own] ?? 2;
  const second = higher === 1 && own > 1 ? 2 : 0;
  const opens = own === 1 && (hand & membersOf(order, TRUMP)) !== 0 ? 4 : 0;
  return pointsOf(card) * 0.3 + second - opens;
}

/** What the highest card of a suit still catches, by the number of cards of the suit in hand: the longer, the sooner it is trumped. */
const CATCH: readonly number[] = [0, 9, 5, 5, 4];
