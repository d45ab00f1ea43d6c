// Where the words of a deal stand that the kernel is given: numbers only, so that a kernel in WebAssembly can read them from its memory.

/** Four hands, as sets of bits. */
export const HANDS = 0;
/** Four words: 1 for seats of the party whose value is counted. */
export const PARTY = 4;
/** What each trick adds besides its Augen: 1 where tricks count, otherwise 0. */
export const TRICK_BONUS = 8;
export const STICHZWANG = 9;
/** Cards of a hand as dealt: 8, or 6. */
export const HAND_SIZE = 10;
/** Bits of the Säue and Zehner. */
export const RICH = 11;
/** What the called card of a Rufspiel binds its holder to: `FREE`, `BOUND` or `FORCED`. */
export const DUTY = 12;
/** Its holder. This and what follows about it mean nothing while nobody is bound. */
export const HOLDER = 13;
/** Bit number of the called card. */
export const CALLED = 14;
export const DAVONLAUFEN = 15;
export const MIN_CARDS = 16;
/** Cards of the suit dealt to the holder if those count instead of the cards held, otherwise -1. */
export const DEALT_CARDS = 17;
export const WHEN_FOLLOWING = 18;
export const FORCED_AFTERWARDS = 19;
export const DISCARD_FROM_TRICK = 20;
/** The table has room for two to this power of proofs. */
export const TABLE_BITS = 21;
/** Bit numbers of the cards of a trick that has begun, in the order played. */
export const TRICK = 22;
/** Bits of each of the five suits. */
export const MEMBERS = 26;

/** From here on one word for each bit of the layout. */
export const SUIT = 32;
export const POINTS = 64;
export const RANK = 96;
export const UNIT = 128;
export const ABOVE = 160;
export const BELOW = 192;
export const BEATEN_BY = 224;

/** The weights of the move order. */
export const WEIGHTS = 256;
export const WEIGHT_COUNT = 92;
export const WORDS = 348;

/** No card binds anybody, or no longer. */
export const FREE = 0;
/** The called card has not been searched: all duties hold (R76–R80). */
export const BOUND = 1;
/** Its holder ran away, and the house still makes the Sau fall when its suit is led (B37). */
export const FORCED = 2;
