import { orderOf } from '@stammtisch/rules';
import type { Card, CardOrder } from '@stammtisch/rules';
import type { Figure } from '../paragraph.ts';
import type { Speaker } from '../speaker.ts';

/** The trumps of a game in a row, highest first. */
export function trumpFigure({ rules, say }: Speaker, game: Parameters<typeof orderOf>[1]): Figure {
  return {
    kind: 'cards',
    label: say('Trümpfe, von links der höchste', 'Trumps, the highest on the left'),
    cards: orderOf(rules, game).trumps,
  };
}

/** Cards of one suit from the highest to the lowest. */
export function inOrder(order: CardOrder, cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((a, b) => (order.strength[b] ?? 0) - (order.strength[a] ?? 0));
}
