import type { Announcement, Card, Seat, SeatAction, Suit } from '@stammtisch/rules';

/** One of the answers that can be chosen. */
export type Choice =
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'suit'; readonly suit: Suit }
  | { readonly type: 'game'; readonly announcement: Announcement }
  | { readonly type: 'weiter' }
  | { readonly type: 'party'; readonly party: 'declarer' | 'opponents' }
  | { readonly type: 'yes' }
  | { readonly type: 'no' };

/** The lines of a bill as the learner puts them together; the price of the game itself is always there. */
export interface BuiltBill {
  readonly schneider: boolean;
  readonly schwarz: boolean;
  /** Laufende that are paid, 0 for none. */
  readonly laufende: number;
}

/** What a learner answers. */
export type Answer =
  | { readonly type: 'action'; readonly action: SeatAction }
  | { readonly type: 'cards'; readonly cards: readonly Card[] }
  | { readonly type: 'choice'; readonly choice: Choice }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'bill'; readonly bill: BuiltBill };
