import { pointsOf } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';
import { cardWorth } from './card-worth.ts';
import type { Sight } from './sight.ts';
import { ourTrickOdds } from './trick-odds.ts';

/** What each seat that still plays adds to the trick on average. */
const STILL_TO_COME = 3;

/**
 * What playing a card to a trick brings, in points: the trick, won or lost, against what the card would be worth later. Schmieren, Stechen
 * and Abwerfen all follow from it: points go where the trick surely stays with a friend, a trump on a trick that is worth it, and a
 * blank card on one that is lost.
 */
export function followScore(sight: Sight, card: Card): number {
  const table = sight.trick.reduce((sum, laid) => sum + pointsOf(laid), 0);
  const stake = table + pointsOf(card) + STILL_TO_COME * sight.later.length;
  return (2 * ourTrickOdds(sight, card) - 1) * stake - cardWorth(sight, card);
}
