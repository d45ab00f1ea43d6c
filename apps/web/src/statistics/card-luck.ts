import { TRUMP, cardOf, effectiveSuit, cardOrder, deckCards, setOf, size, SUITS } from '@stammtisch/rules';
import type { CardSet, DeckSize } from '@stammtisch/rules';
import type { OwnDeal } from './own-deal.ts';

export const LUCKY = ['trumps', 'saue', 'ober'] as const;

/** Cards that make a hand good: the trumps of a Rufspiel, Säue, Ober. */
export type Lucky = (typeof LUCKY)[number];

/** How many of them somebody held on average, against what is to be expected. */
export interface Luck {
  readonly kind: Lucky;
  readonly average: number;
  readonly expected: number;
}

/** The cards of a kind in a deck. */
export function luckyCards(kind: Lucky, deck: DeckSize): CardSet {
  if (kind === 'trumps') {
    const order = cardOrder({ game: 'rufspiel' }, { deck, bettelRankOrder: 'nullOrder' });
    return setOf(deckCards(deck).filter((card) => effectiveSuit(order, card) === TRUMP));
  }
  return setOf(SUITS.map((suit) => cardOf(suit, kind === 'saue' ? 'A' : 'O')));
}

/** The own hands against the average: every hand is a quarter of the deck. `null` without a deal. */
export function luckOf(deals: readonly OwnDeal[], kind: Lucky): Luck | null {
  if (deals.length === 0) return null;
  let held = 0;
  let expected = 0;
  for (const { hands, seat, deck } of deals) {
    const lucky = luckyCards(kind, deck);
    held += size(hands[seat] & lucky);
    expected += size(lucky) / 4;
  }
  return { kind, average: held / deals.length, expected: expected / deals.length };
}
