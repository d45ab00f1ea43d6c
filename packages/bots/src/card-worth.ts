import { TRUMP, beats, cardsOf, effectiveSuit, membersOf, pointsOf, size } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';
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
  const others = cardsOf(unseenTrumps(sight));
  if (others.length === 0) return 8.7;
  const share = others.filter((other) => beats(sight.order, card, other)).length / others.length;
  return 3 + 9 * share * Math.sqrt(share);
}

/** The highest plain card of a suit wins its trick if the suit goes round; others catch little, and the last of its suit opens a void. */
function plainWorth(sight: Sight, card: Card): number {
  const { order, hand } = sight;
  const suit = membersOf(order, effectiveSuit(order, card));
  const isTop = cardsOf(sight.unseen & suit).every((other) => beats(order, card, other));
  const own = size(hand & suit);
  const catching = isTop ? CATCH[Math.min(own, CATCH.length - 1)] : pointsOf(card) * 0.3;
  const trumps = size(hand & membersOf(order, TRUMP));
  const opens = own === 1 && trumps > 0 && !isTop ? 2 : 0;
  return (catching ?? 0) - opens;
}

/** What the highest card of a suit still catches, by the number of cards of the suit in hand: the longer, the sooner it is trumped. */
const CATCH: readonly number[] = [0, 9, 8, 6, 4, 2];
