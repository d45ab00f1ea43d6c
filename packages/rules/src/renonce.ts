import { cardOf } from './card.ts';
import type { Card } from './card.ts';
import { has } from './card-set.ts';
import type { CardSet } from './card-set.ts';
import { CALLABLE_SUITS } from './contract.ts';

/**
 * Cards that a gesperrt hand may call when it has to play (B54): Säue it does not hold, although it is void of their suits; if it
 * owns all three, Zehner it does not hold. Empty if it owns those too.
 */
export function renonceCalls(hand: CardSet): readonly Card[] {
  const saeue = CALLABLE_SUITS.map((suit) => cardOf(suit, 'A')).filter((card) => !has(hand, card));
  if (saeue.length > 0) return saeue;
  return CALLABLE_SUITS.map((suit) => cardOf(suit, 'Z')).filter((card) => !has(hand, card));
}
