import fc from 'fast-check';
import { SUITS, cardCode, cardOf, deckCards } from '../../src/card.ts';
import type { Card, DeckSize, Suit } from '../../src/card.ts';
import { cardsOf, has, setOf } from '../../src/card-set.ts';
import type { CardSet } from '../../src/card-set.ts';
import { SUIT_GAMES } from '../../src/contract.ts';
import type { CallableSuit, Contract } from '../../src/contract.ts';
import type { HouseRules } from '../../src/house-rules.ts';
import { bySeat } from '../../src/seat.ts';
import type { BySeat, Seat } from '../../src/seat.ts';

export type Hands = BySeat<CardSet>;

/** Four hands from a pack, cards simply cut into four heaps. */
export function handsFrom(pack: readonly Card[]): Hands {
  const each = pack.length / 4;
  return bySeat((seat) => setOf(pack.slice(seat * each, (seat + 1) * each)));
}

/** A pack in any order. */
export function packs(deck: DeckSize): fc.Arbitrary<readonly Card[]> {
  const cards = deckCards(deck);
  return fc.shuffledSubarray([...cards], { minLength: cards.length, maxLength: cards.length });
}

/**
 * A pack that, cut into four heaps, gives one seat the Sau of a suit with many cards of the suit: deals in which davonlaufen, searching and
 * discarding the Sau matter are rare otherwise.
 */
export function packsWithLongSuit(deck: DeckSize, suit: CallableSuit, seat: Seat): fc.Arbitrary<readonly Card[]> {
  const plain = deckCards(deck).filter((card) => isPlain(card, suit));
  return fc
    .tuple(packs(deck), fc.shuffledSubarray(plain, { minLength: 2, maxLength: plain.length - 1 }))
    .map(([pack, wanted]) => {
      const long = [cardOf(suit, 'A'), ...wanted.filter((card) => card !== cardOf(suit, 'A'))];
      const others = pack.filter((card) => !long.includes(card));
      const start = (seat * deck) / 4;
      return others.slice(0, start).concat(long, others.slice(start));
    });
}

function isPlain(card: Card, suit: Suit): boolean {
  return cardCode(card).startsWith(suit) && !'OU'.includes(cardCode(card).slice(1));
}

/** Codes of a hand. */
export function codesOf(hand: CardSet): readonly string[] {
  return cardsOf(hand).map(cardCode);
}

/** Every contract that a seat could play with these hands, whether or not the house has switched it on. */
export function contractsWith(hands: Hands, declarer: Seat): readonly Contract[] {
  const called = (['E', 'G', 'S'] as const).filter((suit) => !has(hands[declarer], cardOf(suit, 'A')));
  return [
    ...called.map((suit): Contract => {
      return { game: 'rufspiel', suit, declarer, tout: false, called: cardOf(suit, 'A'), muss: false };
    }),
    ...solosOf(declarer, false),
    ...solosOf(declarer, true),
    { game: 'bettel', declarer },
    { game: 'ramsch' },
  ];
}

function solosOf(declarer: Seat, tout: boolean): readonly Contract[] {
  const suited = SUIT_GAMES.flatMap((game) => SUITS.map((suit): Contract => ({ game, suit, declarer, tout })));
  return [...suited, { game: 'wenz', declarer, tout }, { game: 'geier', declarer, tout }];
}

/** The house rules with some options set by hand, without the checks of `readHouseRules`: for the rules of the cards alone. */
export function withOptions(rules: HouseRules, set: Partial<HouseRules>): HouseRules {
  return { ...rules, ...set };
}
