/** Printed suits, in the order that never matters for the rank of a game (R28) but always for the rank of Ober and Unter (R36). */
export const SUITS = ['E', 'G', 'H', 'S'] as const;
/** Ranks: Sau, Zehn, König, Ober, Unter, Neun, Acht, Sieben. */
export const RANKS = ['A', 'Z', 'K', 'O', 'U', '9', '8', '7'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

/** Text form of a card: suit and rank, `EO` = Eichel-Ober. */
export type CardCode = `${Suit}${Rank}`;

/** A card is its index 0..31: suit (E G H S) times eight plus rank (A Z K O U 9 8 7). */
export type Card = number;

/** Number of cards in the long deck (R2); the short deck leaves out Achter and Siebener. */
export const LONG_DECK = 32;
export const SHORT_DECK = 24;
export type DeckSize = typeof LONG_DECK | typeof SHORT_DECK;

const SUIT_INDEX: Readonly<Record<Suit, number>> = { E: 0, G: 1, H: 2, S: 3 };
const RANK_INDEX: Readonly<Record<Rank, number>> = { A: 0, Z: 1, K: 2, O: 3, U: 4, '9': 5, '8': 6, '7': 7 };

/** Augen by rank index (R4). */
const POINTS_BY_RANK = [11, 10, 4, 3, 2, 0, 0, 0] as const;

/** Other ways to write a rank that input may use: `10`/`X` for Zehn, `D` for Ober, `B` for Unter. */
const RANK_ALIASES: Readonly<Record<string, Rank>> = { '10': 'Z', X: 'Z', D: 'O', B: 'U' };

/** The card of a suit and rank. */
export function cardOf(suit: Suit, rank: Rank): Card {
  return SUIT_INDEX[suit] * 8 + RANK_INDEX[rank];
}

/** The suit printed on the card; whether it belongs to that suit in a game is asked of the `CardOrder`. */
export function suitOf(card: Card): Suit {
  return SUITS[(card >> 3) as 0 | 1 | 2 | 3];
}

/** The rank printed on the card. */
export function rankOf(card: Card): Rank {
  return RANKS[(card & 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7];
}

/** Augen of a card: Sau 11, Zehn 10, König 4, Ober 3, Unter 2, others 0 (R4). */
export function pointsOf(card: Card): number {
  return POINTS_BY_RANK[card & 7] ?? 0;
}

/** Text form, always upper case: `cardCode(cardOf('E', 'O')) === 'EO'`. */
export function cardCode(card: Card): CardCode {
  return `${suitOf(card)}${rankOf(card)}`;
}

/**
 * Reads a card from text. Accepts lower case, `10` or `X` for the Zehn, `D`/`B` for Ober/Unter (`formats.md` 1).
 * Returns `null` if the text is no card.
 */
export function parseCard(text: string): Card | null {
  const upper = text.trim().toUpperCase();
  const suit = upper[0];
  const written = upper.slice(1);
  const rank = RANK_ALIASES[written] ?? written;
  if (!isSuit(suit) || !isRank(rank)) return null;
  return cardOf(suit, rank);
}

/** Whether any value is the index of a card. */
export function isCard(value: unknown): value is Card {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < LONG_DECK;
}

/** Whether any value is one of the four suit letters. */
export function isSuit(value: unknown): value is Suit {
  return typeof value === 'string' && Object.hasOwn(SUIT_INDEX, value);
}

function isRank(value: string): value is Rank {
  return Object.hasOwn(RANK_INDEX, value);
}

/** All cards of a deck in index order; the short deck has no Achter and Siebener. */
export function deckCards(size: DeckSize): readonly Card[] {
  const all = Array.from({ length: LONG_DECK }, (_, card) => card);
  return size === LONG_DECK ? all : all.filter((card) => (card & 7) < 6);
}
