import { cardsOf, deckSet, effectiveSuit, orderOf, setOf, TRUMP } from '@stammtisch/rules';
import type { View } from '@stammtisch/rules';

/**
 * Whether every card that the viewer still holds wins its trick when led, whatever the others hold: then the rest is certainly his. Says
 * no where it would take more thought.
 */
export function isRestSure({ rules, deal, actions }: View): boolean {
  if (deal?.contract === null || deal === null || !actions.some(({ type }) => type === 'claim')) return false;
  if (deal.contract.game === 'bettel' || deal.contract.game === 'ramsch') return false;
  const order = orderOf(rules, deal.contract);
  const played = setOf(deal.tricks.flatMap(({ cards }) => cards));
  const unseen = cardsOf(deckSet(rules.deck) & ~played & ~deal.hand);
  return cardsOf(deal.hand).every((card) =>
    unseen.every((other) => {
      const suit = effectiveSuit(order, other);
      if (suit !== effectiveSuit(order, card)) return suit !== TRUMP;
      return (order.strength[other] ?? 0) < (order.strength[card] ?? 0);
    }),
  );
}
