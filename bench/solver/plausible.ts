import {
  PRESETS,
  SUITS,
  SEATS,
  cardOrder,
  cardsOf,
  dealHands,
  deckCards,
  makeContract,
  needsSuit,
  rankOf,
} from '../../packages/rules/src/index.ts';
import type { BiddableGame, BySeat, CardSet, Contract, Seat, Suit } from '../../packages/rules/src/index.ts';
import { shuffled } from '../random.ts';
import type { Random } from '../random.ts';

/** Games that the solver is measured on. */
export const GAMES = ['rufspiel', 'solo', 'wenz', 'farbwenz', 'geier'] as const satisfies readonly BiddableGame[];
export type BenchGame = (typeof GAMES)[number];

/** House rules of all deals. */
export const RULES = PRESETS.wirtshaus;

/** A deal and a game that somebody would announce with it; seat 0 leads. */
export interface PlausibleDeal {
  readonly hands: BySeat<CardSet>;
  readonly contract: Contract;
}

/**
 * A random deal whose declarer, any seat, has what a game is usually announced with: a Rufspiel four trumps, two of them Ober or Unter; a Solo six
 * trumps, two of them Ober or four Ober or Unter; Wenz and Geier two of the trumps, two Säue and four together; a Farbwenz five trumps, two of
 * them Unter.
 */
export function plausibleDeal(game: BenchGame, random: Random): PlausibleDeal {
  for (;;) {
    const hands = dealHands(RULES, shuffled(random, deckCards(RULES.deck)), 3, 8);
    const declarer = SEATS[random.integer(4)] ?? 0;
    const suit = needsSuit(game) ? SUITS[random.integer(4)] : undefined;
    if (!isGoodFor(game, suit, hands[declarer])) continue;
    const contract = contractOf(game, declarer, suit, hands[declarer]);
    if (contract !== null) return { hands, contract };
  }
}

function contractOf(game: BenchGame, declarer: Seat, suit: Suit | undefined, hand: CardSet): Contract | null {
  const announcement = { game, tout: false, ...(suit === undefined ? {} : { suit }) };
  const made = makeContract(RULES, declarer, hand, announcement, { floor: null, named: false, muss: false });
  return made.ok ? made.value : null;
}

function isGoodFor(game: BenchGame, suit: Suit | undefined, hand: CardSet): boolean {
  const written = { game, ...(game === 'rufspiel' || suit === undefined ? {} : { suit }) };
  const order = cardOrder(written, { deck: 32, bettelRankOrder: 'nullOrder' });
  const trumps = cardsOf(hand & order.members[4]).length;
  const count = (rank: string): number => cardsOf(hand).filter((card) => rankOf(card) === rank).length;
  switch (game) {
    case 'rufspiel':
      return trumps >= 4 && count('O') + count('U') >= 2;
    case 'solo':
      return trumps >= 6 && (count('O') >= 2 || count('O') + count('U') >= 4);
    case 'wenz':
    case 'geier':
      return trumps >= 2 && count('A') >= 2 && trumps + count('A') >= 4;
    case 'farbwenz':
      return trumps >= 5 && count('U') >= 2;
  }
}
