import { TRUMP, cardsOf, membersOf, orderOf, pointsOf, rankOf, size } from '@stammtisch/rules';
import type { SeatAction, View } from '@stammtisch/rules';
import type { Temperament } from './temperament.ts';

/**
 * Klopfen (R16): knocks on a first packet that promises a won game, counted as if it were a Rufspiel. An Ober counts 25, an Unter 18, a
 * small trump 10 and a plain Sau 15; with six cards seen the same strength is expected of each card.
 */
export function knock(view: View, temperament: Temperament): SeatAction | undefined {
  const hand = view.deal?.dealt ?? 0;
  const strength = (packetStrength(view, hand) * 4) / Math.max(1, size(hand));
  const wanted = strength >= temperament.knockFrom ? 'knock' : 'not-knock';
  return view.actions.find((action) => action.type === wanted);
}

function packetStrength(view: View, hand: number): number {
  const trumps = membersOf(orderOf(view.rules, { game: 'rufspiel' }), TRUMP);
  return cardsOf(hand).reduce((sum, card) => {
    if ((trumps & (1 << card)) === 0) return sum + (pointsOf(card) === 11 ? 15 : 0);
    const rank = rankOf(card);
    return sum + (rank === 'O' ? 25 : rank === 'U' ? 18 : 10);
  }, 0);
}
