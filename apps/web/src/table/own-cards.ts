import type { Card, View } from '@stammtisch/rules';
import type { Settings } from '../settings/schema.ts';
import { inOwnOrder, sortedHand } from './sort-hand.ts';
import type { Intent } from './table-context.ts';
import { ME } from './table-store.ts';

type Ordering = Pick<Settings, 'trumpSide' | 'cardOrder' | 'resort'>;

/** The own hand from left to right, as it is sorted now. */
export function ownCards(
  { rules, deal }: View,
  { considered, order }: Pick<Intent, 'considered' | 'order'>,
  settings: Ordering,
): readonly Card[] {
  if (deal === null) return [];
  const game = settings.resort ? (deal.contract ?? considered) : null;
  const sorted = sortedHand(rules, deal.hand, game, settings);
  return order === null ? sorted : inOwnOrder(sorted, order);
}

/** The cards that may be played now; `null` while it is not the person's turn to play one. */
export function legalCards({ deal, actions }: View): readonly Card[] | null {
  if (deal?.phase !== 'play' || deal.turn !== ME) return null;
  return actions.flatMap((action) => (action.type === 'play' ? [action.card] : []));
}
