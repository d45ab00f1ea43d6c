import { beats, effectiveSuit, pointsOf } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';
import { danger, takeOdds } from './ramsch-play.ts';
import type { Sight } from './sight.ts';
import { beatOdds, winnerSoFar } from './trick-odds.ts';

/** What a card brings in a Bettel (R51): the declarer ducks everything, the others duck below him so that a trick stays with him. */
export function bettelScore(sight: Sight, card: Card): number {
  const { contract, seat } = sight;
  if (contract.game !== 'bettel') return 0;
  if (contract.declarer === seat) return danger(sight, card) / 12 - 10 * takeOdds(sight, card);
  return 10 * caughtOdds(sight, card, contract.declarer) + danger(sight, card) / 24 + pointsOf(card) / 100;
}

/** Chance that the trick stays with the declarer. */
function caughtOdds(sight: Sight, card: Card, declarer: Sight['seat']): number {
  const best = winnerSoFar(sight);
  const led = sight.led ?? effectiveSuit(sight.order, card);
  const holding = best === null || beats(sight.order, card, best.card) ? card : best.card;
  if (sight.later.includes(declarer)) return 0.6 * beatOdds(sight, declarer, led, holding);
  return best?.seat === declarer && holding === best.card ? 1 : 0;
}
