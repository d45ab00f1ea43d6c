import { deckCards, isCard } from './card.ts';
import type { Card } from './card.ts';
import { NO_CARDS, deckSet, setOf } from './card-set.ts';
import type { CardSet } from './card-set.ts';
import type { HouseRules } from './house-rules.ts';
import type { Reason } from './reason.ts';
import { bySeat, distance, forehandOf } from './seat.ts';
import type { BySeat, Seat } from './seat.ts';

/** Cards that go to a seat at a time: four or two, in the short deck always three (R13, B60). */
export function packetSize(rules: HouseRules): number {
  if (rules.deck === 24) return 3;
  return rules['dealing.packets'] === '2x4' ? 4 : 2;
}

/** Cards of a hand: eight, in the short deck six. */
export function handSize(rules: HouseRules): 6 | 8 {
  return rules.deck === 24 ? 6 : 8;
}

/** Why these cards, in this order, are no deck for the table, or `null`: each card of the deck exactly once (R2). */
export function whyNotDeck(rules: HouseRules, deck: readonly Card[]): Reason | null {
  const complete = deck.length === deckCards(rules.deck).length && setOf(deck) === deckSet(rules.deck);
  return complete && deck.every(isCard) ? null : { code: 'deck-invalid', size: rules.deck };
}

/** Why the pack may not be cut below `at` cards, or `null`: at least `dealing.cutMinCards` cards taken and left (R10). */
export function whyNotCut(rules: HouseRules, at: number): Reason | null {
  const min = rules['dealing.cutMinCards'];
  const max = rules.deck - min;
  return Number.isInteger(at) && at >= min && at <= max ? null : { code: 'cut-size', min, max };
}

/** The pack after `at` cards were lifted from the top and put below. */
export function cutDeck(deck: readonly Card[], at: number): readonly Card[] {
  return [...deck.slice(at), ...deck.slice(0, at)];
}

/**
 * Gives out the first `cards` cards of each hand from the top of the pack, packet by packet, clockwise from the forehand (R12, R13).
 *
 * @example dealHands(rules, deck, 3, 4)[0] // what the forehand sees before it may knock (R16)
 */
export function dealHands(rules: HouseRules, deck: readonly Card[], dealer: Seat, cards: number): BySeat<CardSet> {
  const packet = packetSize(rules);
  return bySeat((seat) => {
    let hand = NO_CARDS;
    for (let dealt = 0; dealt < cards; dealt += packet) {
      const start = dealt * 4 + distance(forehandOf(dealer), seat) * packet;
      hand |= setOf(deck.slice(start, start + packet));
    }
    return hand;
  });
}
