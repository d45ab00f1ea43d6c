import type { Announcement } from './announcement.ts';
import type { SpokenRank } from './auction-refusal.ts';
import type { Card } from './card.ts';
import type { Seat } from './seat.ts';

/** What somebody wants to do. `deal` comes from whoever runs the table, everything else from a seat. */
export type Command = DealCommand | SeatCommand;

/** Begins the next deal with a pack shuffled outside: the core has no chance of its own. */
export interface DealCommand {
  readonly type: 'deal';
  /** Every card of the deck once, top card first. */
  readonly deck: readonly Card[];
}

export type SeatCommand = {
  readonly seat: Seat;
} & SeatAction;

/** What a seat can do, without the seat. */
export type SeatAction =
  /** Lifts `at` cards off the pack (R9). */
  | { readonly type: 'cut'; readonly at: number }
  /** Leaves the pack as it is. */
  | { readonly type: 'done-cutting' }
  | { readonly type: 'knock' }
  | { readonly type: 'not-knock' }
  /** "Ich tät spielen" (R17). */
  | { readonly type: 'interest' }
  /** "Weiter", at any step of the auction. */
  | { readonly type: 'weiter' }
  /** Names a rank without its suit (R23). */
  | { readonly type: 'name'; readonly rank: SpokenRank }
  /** "Selber": plays the rank that the later player named. */
  | { readonly type: 'hold' }
  /** "Ich spiele …" (R25). */
  | { readonly type: 'announce'; readonly announcement: Announcement }
  /** Lays a Sie open (R66). */
  | { readonly type: 'lay-sie' }
  /** Stoß, and every answer to it: Retour, Sub … (R81, R83). */
  | { readonly type: 'stoss' }
  /** Declines to answer a Stoß. */
  | { readonly type: 'no-stoss' }
  | { readonly type: 'play'; readonly card: Card }
  /** "Der Rest gehört mir" (B59). */
  | { readonly type: 'claim' }
  | { readonly type: 'agree-claim' }
  | { readonly type: 'refuse-claim' }
  /** The winners demand Schwarz (R92). */
  | { readonly type: 'claim-schwarz' }
  | { readonly type: 'waive-schwarz' };
