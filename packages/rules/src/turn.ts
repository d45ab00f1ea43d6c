import type { Card } from './card.ts';
import type { CardOrder } from './card-order.ts';
import type { CardSet } from './card-set.ts';
import type { Game } from './contract.ts';
import type { DavonlaufenRules } from './davonlaufen.ts';
import { handSize } from './dealing.ts';
import type { HouseRules } from './house-rules.ts';

/** The house rules that decide which cards are legal. */
export interface CardDuties {
  readonly davonlaufen: DavonlaufenRules;
  /** From this trick on the called card may be discarded (B41). */
  readonly discardFromTrick: number;
  /** Duty to beat in this game (B46). */
  readonly stichzwang: boolean;
}

/** Everything that the legality of a card depends on. A seat knows all of it about itself, so a view can answer too. */
export interface Turn {
  readonly order: CardOrder;
  readonly duties: CardDuties;
  /** Cards in hand. */
  readonly hand: CardSet;
  /** Cards as dealt. */
  readonly dealt: CardSet;
  /** Cards on the table, the led one first. */
  readonly trick: readonly Card[];
  /** Number of the trick, 1..8. */
  readonly trickNumber: number;
  /** The called card of a Rufspiel, `null` in other games. */
  readonly called: Card | null;
  /** Whether the holder of the called card has run away in this deal. */
  readonly ranAway: boolean;
}

/** Picks the duties of a game out of the house rules. */
export function cardDuties(rules: HouseRules, game: Game): CardDuties {
  return {
    davonlaufen: {
      enabled: rules['davonlaufen.enabled'],
      minCards: rules['davonlaufen.minCards'],
      countBasis: rules['davonlaufen.countBasis'],
      whenFollowing: rules['davonlaufen.whenFollowing'],
      after: rules['davonlaufen.after'],
    },
    // In the short deck the last trick is the sixth.
    discardFromTrick: Math.min(rules['rufsau.discardFromTrick'], handSize(rules)),
    stichzwang: (game === 'bettel' && rules['bettel.stichzwang']) || (game === 'ramsch' && rules['ramsch.stichzwang']),
  };
}
