import type { Card } from '@stammtisch/rules';
import { cardWorth } from './card-worth.ts';
import type { Sight } from './sight.ts';
import { ourTrickOdds } from './trick-odds.ts';

/** What a card brings in a Tout (R57): points do not count, every trick decides. The opponents keep what may still win one. */
export function toutScore(sight: Sight, card: Card): number {
  return 100 * ourTrickOdds(sight, card) - (sight.declares ? 0.5 : 1) * cardWorth(sight, card);
}
