import { cardOf } from './card.ts';
import type { Suit } from './card.ts';
import { has } from './card-set.ts';
import type { CardSet } from './card-set.ts';
import { orderOf } from './play.ts';
import { membersOf } from './card-order.ts';
import type { HouseRules } from './house-rules.ts';
import { CALLABLE_SUITS } from './contract.ts';
import type { CallableSuit } from './contract.ts';
import type { Reason } from './reason.ts';

const SUIT_NUMBER = { E: 0, G: 1, S: 3 } as const;

/**
 * Why a hand may not call the Sau of a suit, or `null` if it may: not Herz (R38), not the own Sau, and only with a card of the
 * suit in hand; Ober and Unter are no cards of the suit (R39, B35).
 */
export function whyNotCallable(rules: HouseRules, hand: CardSet, suit: Suit): Reason | null {
  if (suit === 'H') return { code: 'bid-herz' };
  if (has(hand, cardOf(suit, 'A'))) return { code: 'bid-own-sau', suit };
  return holdsSuit(rules, hand, suit) ? null : { code: 'bid-no-suit', suit };
}

/** Suits whose Sau the hand may call (R39). */
export function callableSuits(rules: HouseRules, hand: CardSet): readonly CallableSuit[] {
  return CALLABLE_SUITS.filter((suit) => whyNotCallable(rules, hand, suit) === null);
}

function holdsSuit(rules: HouseRules, hand: CardSet, suit: CallableSuit): boolean {
  const members = membersOf(orderOf(rules, { game: 'rufspiel' }), SUIT_NUMBER[suit]);
  return (hand & members) !== 0;
}
