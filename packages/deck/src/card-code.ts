/** The four suits, in the order in which players sort them: Eichel, Gras, Herz, Schellen. */
export const SUITS = ['E', 'G', 'H', 'S'] as const;

/** The eight ranks from Sau down to Sieben. `A` is the Sau, `Z` the Zehn. */
export const RANKS = ['A', 'Z', 'K', 'O', 'U', '9', '8', '7'] as const;

/** One letter of {@link SUITS}. */
export type Suit = (typeof SUITS)[number];

/** One letter of {@link RANKS}. */
export type Rank = (typeof RANKS)[number];

/** A card as text, suit before rank: `EO` is the Eichel-Ober, `HA` the Herz-Sau, `GZ` the Gras-Zehn. */
export type CardCode = `${Suit}${Rank}`;

/** All 32 cards, suit by suit, each suit from Sau down to Sieben. */
export const CARD_CODES: readonly CardCode[] = SUITS.flatMap((suit) => RANKS.map((rank): CardCode => `${suit}${rank}`));

/** The suit of a card. */
export function suitOf(card: CardCode): Suit {
  // The type guarantees the first letter; TypeScript cannot see through string indexing.
  return card.charAt(0) as Suit;
}

/** The rank of a card. */
export function rankOf(card: CardCode): Rank {
  return card.charAt(1) as Rank;
}

/** A rank whose picture is a person or a pig. */
export type FigureRank = Extract<Rank, 'A' | 'K' | 'O' | 'U'>;

/** A rank whose picture is a number of signs. */
export type PipRank = Exclude<Rank, FigureRank>;

/** Whether a rank has a person or a pig. */
export function isFigureRank(rank: Rank): rank is FigureRank {
  return rank === 'A' || rank === 'K' || rank === 'O' || rank === 'U';
}
