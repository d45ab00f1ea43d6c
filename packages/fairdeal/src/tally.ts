import {
  SUITS,
  TRUMP,
  bySeat,
  cardOf,
  cardOrder,
  deckCards,
  effectiveSuit,
  forehandOf,
  parseCard,
  seatAfter,
  setOf,
  size,
  type BySeat,
  type CardSet,
  type DeckSize,
} from '@stammtisch/rules';
import { DEAL_STATUS } from './deal-status.ts';
import type { Proof } from './proof.ts';

export const TALLIED = ['trumps', 'saue', 'ober', 'ober-unter'] as const;

/** Cards that make a hand good: the trumps of a Rufspiel, Säue, Ober, and Ober and Unter together. */
export type Tallied = (typeof TALLIED)[number];

/** How many hands held 0, 1, 2 … 8 such cards: first those of the forehand, last those of the dealer. */
export type HandCounts = BySeat<readonly number[]>;

/** What was dealt, counted. */
export interface Tally {
  /** Deals with 32 cards, which are counted below. */
  readonly deals: number;
  /** Deals with 24 cards. */
  readonly short: number;
  /** Attempts that came to nothing before a card was dealt. */
  readonly void: number;
  readonly hands: Readonly<Record<Tallied, HandCounts>>;
}

/** Cards in a hand of the long deck. */
const HAND = 8;
const NO_HANDS: HandCounts = bySeat(() => Array.from({ length: HAND + 1 }, () => 0));

/** Nothing counted yet. */
export const EMPTY_TALLY: Tally = {
  deals: 0,
  short: 0,
  void: 0,
  hands: { trumps: NO_HANDS, saue: NO_HANDS, ober: NO_HANDS, 'ober-unter': NO_HANDS },
};

/** The cards of a kind in a deck. */
export function talliedCards(kind: Tallied, deck: DeckSize): CardSet {
  if (kind === 'trumps') {
    const order = cardOrder({ game: 'rufspiel' }, { deck, bettelRankOrder: 'nullOrder' });
    return setOf(deckCards(deck).filter((card) => effectiveSuit(order, card) === TRUMP));
  }
  const ranks = { saue: ['A'], ober: ['O'], 'ober-unter': ['O', 'U'] } as const;
  return setOf(SUITS.flatMap((suit) => ranks[kind].map((rank) => cardOf(suit, rank))));
}

/** What was dealt in these deals: all that are over, the thrown in and the given up too. Leaving some out would be choosing. */
export function tallyOf(proofs: readonly Proof[]): Tally {
  return proofs.map(tallyOfDeal).reduce(addTallies, EMPTY_TALLY);
}

/** Both together. */
export function addTallies(one: Tally, other: Tally): Tally {
  const both = (kind: Tallied): HandCounts =>
    bySeat((place) => one.hands[kind][place].map((count, cards) => count + (other.hands[kind][place][cards] ?? 0)));
  return {
    deals: one.deals + other.deals,
    short: one.short + other.short,
    void: one.void + other.void,
    hands: { trumps: both('trumps'), saue: both('saue'), ober: both('ober'), 'ober-unter': both('ober-unter') },
  };
}

function tallyOfDeal({ status, deck, dealer, hands }: Proof): Tally {
  if (status === DEAL_STATUS.void || hands === null) return { ...EMPTY_TALLY, void: 1 };
  if (deck === 24) return { ...EMPTY_TALLY, short: 1 };
  const held = hands.map((cards) => setOf(cards.flatMap((code) => parseCard(code) ?? [])));
  const counts = (kind: Tallied): HandCounts =>
    bySeat((place) => {
      const hand = held[seatAfter(forehandOf(dealer), place)] ?? 0;
      const cards = size(hand & talliedCards(kind, 32));
      return NO_HANDS[place].map((_, count) => Number(count === cards));
    });
  return {
    ...EMPTY_TALLY,
    deals: 1,
    hands: {
      trumps: counts('trumps'),
      saue: counts('saue'),
      ober: counts('ober'),
      'ober-unter': counts('ober-unter'),
    },
  };
}
