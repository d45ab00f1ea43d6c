import { winsEverything } from '@stammtisch/bots';
import { deckSet, orderOf, setOf } from '@stammtisch/rules';
import type { View } from '@stammtisch/rules';

/**
 * Whether the viewer, who is to lead, takes every trick that is left, whatever the others hold: he draws all trumps and holds nothing but the
 * highest cards. Says no where it would take more thought.
 */
export function isRestSure({ rules, deal, actions }: View): boolean {
  if (deal === null || deal.contract === null || !actions.some(({ type }) => type === 'claim')) return false;
  if (deal.contract.game === 'bettel' || deal.contract.game === 'ramsch') return false;
  const played = setOf(deal.tricks.flatMap(({ cards }) => cards));
  return winsEverything(orderOf(rules, deal.contract), deal.hand, deckSet(rules.deck) & ~played & ~deal.hand);
}
