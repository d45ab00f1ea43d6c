import { LONG_DECK, RANKS, SUITS, cardOf, rankOf } from './card.ts';
import type { Card, DeckSize, Rank, Suit } from './card.ts';
import { deckSet, has, setOf } from './card-set.ts';
import type { CardSet } from './card-set.ts';
import type { Contract, Game } from './contract.ts';

/** Effective suit of a card in a game: 0..3 for the plain suits E G H S, or `TRUMP`. Every rule about following asks this. */
export type EffectiveSuit = 0 | 1 | 2 | 3 | 4;
export const TRUMP: EffectiveSuit = 4;

/**
 * What a game makes of the 32 cards. The only place that knows which cards are trump and which of two cards is higher;
 * trick winner, legal cards, Laufende, bots and sorting all ask it.
 */
export interface CardOrder {
  readonly game: Game;
  readonly trumpSuit: Suit | null;
  /** Effective suit by card. */
  readonly suit: readonly EffectiveSuit[];
  /** Strength by card; comparable inside one effective suit, and every trump is stronger than every plain card. */
  readonly strength: readonly number[];
  /** All cards of an effective suit, as sets. */
  readonly members: readonly [CardSet, CardSet, CardSet, CardSet, CardSet];
  /** The trumps of the deck in play, highest first. */
  readonly trumps: readonly Card[];
}

const OBER: readonly Rank[] = ['O'];
const UNTER: readonly Rank[] = ['U'];
const OBER_THEN_UNTER: readonly Rank[] = ['O', 'U'];
/** A Z K O U 9 8 7: the order inside every plain suit, Ober and Unter included where they are no trumps (R37, R44, R48). */
const AUGEN_ORDER: readonly Rank[] = RANKS;
/** A K O U Z 9 8 7: usual in a Bettel (B46). */
const NULL_ORDER: readonly Rank[] = ['A', 'K', 'O', 'U', 'Z', '9', '8', '7'];

interface OrderRecipe {
  readonly game: Game;
  /** Ranks that are always trump, highest first, each by suit E G H S. */
  readonly heads: readonly Rank[];
  readonly trumpSuit: Suit | null;
  readonly plainOrder: readonly Rank[];
}

/** Trumps of a recipe over the long deck, highest first (R36, R43, R44, R46, R48, R49). */
function trumpsOf(recipe: OrderRecipe): readonly Card[] {
  const heads = recipe.heads.flatMap((rank) => SUITS.map((suit) => cardOf(suit, rank)));
  const { trumpSuit } = recipe;
  if (trumpSuit === null) return heads;
  const tail = recipe.plainOrder.filter((rank) => !recipe.heads.includes(rank)).map((rank) => cardOf(trumpSuit, rank));
  return [...heads, ...tail];
}

function buildOrder(recipe: OrderRecipe, deck: DeckSize): CardOrder {
  const trumps = trumpsOf(recipe).filter((card) => has(deckSet(deck), card));
  const trumpSet = setOf(trumps);
  const cards = Array.from({ length: LONG_DECK }, (_, card) => card);
  const suit = cards.map((card): EffectiveSuit => (has(trumpSet, card) ? TRUMP : ((card >> 3) as EffectiveSuit)));
  const strength = cards.map((card) => plainStrength(recipe, card));
  trumps.forEach((card, place) => {
    strength[card] = 100 - place;
  });
  const membersOf = (wanted: EffectiveSuit): CardSet =>
    setOf(cards.filter((card) => suit[card] === wanted && has(deckSet(deck), card)));
  return {
    game: recipe.game,
    trumpSuit: recipe.trumpSuit,
    suit,
    strength,
    members: [membersOf(0), membersOf(1), membersOf(2), membersOf(3), membersOf(TRUMP)],
    trumps,
  };
}

function plainStrength(recipe: OrderRecipe, card: Card): number {
  return recipe.plainOrder.length - recipe.plainOrder.indexOf(rankOf(card));
}

interface OrdersOfDeck {
  readonly rufspiel: CardOrder;
  readonly ramsch: CardOrder;
  readonly wenz: CardOrder;
  readonly geier: CardOrder;
  readonly sie: CardOrder;
  readonly bettelNull: CardOrder;
  readonly bettelAugen: CardOrder;
  readonly solo: Readonly<Record<Suit, CardOrder>>;
  readonly farbwenz: Readonly<Record<Suit, CardOrder>>;
  readonly farbgeier: Readonly<Record<Suit, CardOrder>>;
}

function buildOrders(deck: DeckSize): OrdersOfDeck {
  const plain = (game: Game, heads: readonly Rank[], trumpSuit: Suit | null, plainOrder = AUGEN_ORDER): CardOrder =>
    buildOrder({ game, heads, trumpSuit, plainOrder }, deck);
  const bySuit = (game: Game, heads: readonly Rank[]): Readonly<Record<Suit, CardOrder>> => ({
    E: plain(game, heads, 'E'),
    G: plain(game, heads, 'G'),
    H: plain(game, heads, 'H'),
    S: plain(game, heads, 'S'),
  });
  return {
    rufspiel: plain('rufspiel', OBER_THEN_UNTER, 'H'),
    ramsch: plain('ramsch', OBER_THEN_UNTER, 'H'),
    wenz: plain('wenz', UNTER, null),
    geier: plain('geier', OBER, null),
    sie: plain('sie', OBER_THEN_UNTER, 'H'),
    bettelNull: plain('bettel', [], null, NULL_ORDER),
    bettelAugen: plain('bettel', [], null),
    solo: bySuit('solo', OBER_THEN_UNTER),
    farbwenz: bySuit('farbwenz', UNTER),
    farbgeier: bySuit('farbgeier', OBER),
  };
}

const LONG_ORDERS = buildOrders(32);
const SHORT_ORDERS = buildOrders(24);

/** What the card order depends on besides the contract. */
export interface CardOrderOptions {
  readonly deck: DeckSize;
  readonly bettelRankOrder: 'nullOrder' | 'augenOrder';
}

/** A contract, or just its game and suit, as far as the card order is concerned. */
export type OrderKey = Pick<Contract, 'game'> & { readonly suit?: Suit };

/** The card order of a contract. Orders are made once and shared, so they can be compared with `===`. */
export function cardOrder(contract: OrderKey, options: CardOrderOptions): CardOrder {
  const orders = options.deck === 24 ? SHORT_ORDERS : LONG_ORDERS;
  switch (contract.game) {
    case 'solo':
    case 'farbwenz':
    case 'farbgeier':
      return orders[contract.game][contract.suit ?? 'H'];
    case 'bettel':
      return options.bettelRankOrder === 'nullOrder' ? orders.bettelNull : orders.bettelAugen;
    case 'rufspiel':
    case 'ramsch':
    case 'wenz':
    case 'geier':
    case 'sie':
      return orders[contract.game];
  }
}

/** Effective suit of a card. */
export function effectiveSuit(order: CardOrder, card: Card): EffectiveSuit {
  return order.suit[card] ?? TRUMP;
}

/** All cards of the deck in play that belong to an effective suit. */
export function membersOf(order: CardOrder, suit: EffectiveSuit): CardSet {
  return order.members[suit];
}

/**
 * Whether `challenger`, played later, takes the trick from `best`: a higher card of the same effective suit, or a trump on a
 * plain card (R74). A card that neither follows nor is trump never wins.
 */
export function beats(order: CardOrder, challenger: Card, best: Card): boolean {
  const suit = order.suit[challenger];
  if (suit !== order.suit[best]) return suit === TRUMP;
  return (order.strength[challenger] ?? 0) > (order.strength[best] ?? 0);
}

/** Index (0..3) in the trick of the card that wins; the first card is the led one (R74). */
export function winningIndex(order: CardOrder, trick: readonly Card[]): number {
  let winner = 0;
  for (let index = 1; index < trick.length; index++) {
    if (beats(order, trick[index] ?? 0, trick[winner] ?? 0)) winner = index;
  }
  return winner;
}

/** The card that wins the trick so far; call it only on tricks with a card (R74). */
export function winningCard(order: CardOrder, trick: readonly Card[]): Card {
  return trick[winningIndex(order, trick)] ?? 0;
}
