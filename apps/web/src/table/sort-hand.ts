import { cardsOf, effectiveSuit, orderOf, TRUMP } from '@stammtisch/rules';
import type { Announcement, Card, CardSet, Contract, HouseRules } from '@stammtisch/rules';

/** The game for which a hand is sorted: the contract, or a game that somebody considers. */
export type SortedFor = Pick<Contract | Announcement, 'game'> & { readonly suit?: Announcement['suit'] };

/**
 * A hand as players hold it: trumps left from high to low, then the suits, each from the Sau down. Before the announcement it is sorted
 * as for a Rufspiel.
 */
export function sortedHand(rules: HouseRules, hand: CardSet, game: SortedFor | null): readonly Card[] {
  const { suit, ...other } = game ?? { game: 'rufspiel' };
  const order = orderOf(rules, suit === undefined ? other : { ...other, suit });
  const place = (card: Card): number => {
    const group = effectiveSuit(order, card);
    return (group === TRUMP ? 0 : group + 1) * 1000 - (order.strength[card] ?? 0);
  };
  return cardsOf(hand).toSorted((a, b) => place(a) - place(b));
}
