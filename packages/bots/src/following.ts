import { pointsOf } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';
import { cardWorth } from './card-worth.ts';
import type { Sight } from './sight.ts';
import { ourTrickOdds } from './trick-odds.ts';

/**
 * What playing a card to a trick brings, in points: what lies on the table and the card itself, won or lost, against what the card would be
 * worth later. Schmieren (T3), Stechen and Abwerfen all follow from it: points go where the trick stays with a friend, a trump on a trick
 * that is worth it, and a blank card on one that is lost.
 */
export function followScore(sight: Sight, card: Card): number {
  const stake = sight.trick.reduce((sum, laid) => sum + pointsOf(laid), pointsOf(card));
  return (2 * ourTrickOdds(sight, card) - 1) * stake - cardWorth(sight, card);
}
