import { SUITS, cardOf } from './card.ts';
import { setOf } from './card-set.ts';
import type { CardSet } from './card-set.ts';

const OBER = SUITS.map((suit) => cardOf(suit, 'O'));
const UNTER = SUITS.map((suit) => cardOf(suit, 'U'));

/** The four Ober and the four Unter. */
const SIE: CardSet = setOf([...OBER, ...UNTER]);
/** In the short deck a hand has six cards: the six highest trumps. */
const SHORT_SIE: CardSet = setOf([...OBER, ...UNTER.slice(0, 2)]);

/**
 * Whether a hand as dealt is a Sie: exactly the four Ober and the four Unter; seven of them and anything else is none (R64). In the
 * short deck it is the six highest trumps, as other programs have it.
 */
export function isSie(hand: CardSet): boolean {
  return hand === SIE || hand === SHORT_SIE;
}
