import { pointsOf } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';
import { cardWorth } from './card-worth.ts';
import { farbeAusspielen } from './farbe-ausspielen.ts';
import type { Sight } from './sight.ts';
import { suchen } from './suchen.ts';
import { ourTrickOdds } from './trick-odds.ts';
import { trumpfZiehen } from './trumpf-ziehen.ts';

/** What the three others add to a led trick, as far as it counts for the choice of the lead. */
const ADDED = 5.5;

/** What leading a card brings, in points: the trick, what the card would be worth later, and the customs of the game. */
export function leadScore(sight: Sight, card: Card): number {
  const trick = (2 * ourTrickOdds(sight, card) - 1) * (pointsOf(card) + ADDED);
  const customs = trumpfZiehen(sight, card) + farbeAusspielen(sight, card) + suchen(sight, card);
  return trick - cardWorth(sight, card) + customs;
}
