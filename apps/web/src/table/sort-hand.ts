import { cardsOf, effectiveSuit, orderOf, TRUMP } from '@stammtisch/rules';
import type { Announcement, Card, CardSet, Contract, HouseRules } from '@stammtisch/rules';
import type { Settings } from '../settings/schema.ts';

/** The game for which a hand is sorted: the contract, or a game that somebody considers. */
export type SortedFor = Pick<Contract | Announcement, 'game'> & { readonly suit?: Announcement['suit'] };

/** How somebody likes to hold the cards. */
export type HandOrder = Pick<Settings, 'trumpSide' | 'cardOrder'>;

const USUAL: HandOrder = { trumpSide: 'left', cardOrder: 'high-first' };

/**
 * A hand as players hold it: trumps on their side, then the suits, each from high to low or the other way round. Before the announcement
 * it is sorted as for a Rufspiel.
 */
export function sortedHand(
  rules: HouseRules,
  hand: CardSet,
  game: SortedFor | null,
  { trumpSide, cardOrder }: HandOrder = USUAL,
): readonly Card[] {
  const { suit, ...other } = game ?? { game: 'rufspiel' };
  const order = orderOf(rules, suit === undefined ? other : { ...other, suit });
  const trumpPlace = trumpSide === 'left' ? 0 : 5;
  const falling = cardOrder === 'high-first' ? -1 : 1;
  const place = (card: Card): number => {
    const group = effectiveSuit(order, card);
    return (group === TRUMP ? trumpPlace : group + 1) * 1000 + falling * (order.strength[card] ?? 0);
  };
  return cardsOf(hand).toSorted((a, b) => place(a) - place(b));
}

/** The hand in the order that its player gave it; what that order does not know keeps its sorted place at the end. */
export function inOwnOrder(sorted: readonly Card[], own: readonly Card[]): readonly Card[] {
  const known = own.filter((card) => sorted.includes(card));
  return [...known, ...sorted.filter((card) => !known.includes(card))];
}

/** The hand after one of its cards was put to another place, counted from 0 and kept within the hand. */
export function movedTo(cards: readonly Card[], card: Card, place: number): readonly Card[] {
  return cards.filter((one) => one !== card).toSpliced(Math.max(0, place), 0, card);
}
