import type { Bill } from './bill.ts';
import type { Card } from './card.ts';
import type { Contract } from './contract.ts';
import type { NamedRank } from './reason.ts';
import type { BySeat, Seat } from './seat.ts';

/** What happened at a table. A table's log of these replays to the same state on any machine. */
export type TableEvent =
  /** Each seat paid into the Stock before the deal (C.8.6). */
  | { readonly type: 'stock-filled'; readonly paid: BySeat<number> }
  | { readonly type: 'dealt'; readonly deck: readonly Card[] }
  | { readonly type: 'cut'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'done-cutting'; readonly seat: Seat }
  | { readonly type: 'knocked'; readonly seat: Seat }
  | { readonly type: 'not-knocked'; readonly seat: Seat }
  | { readonly type: 'interested'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'named'; readonly seat: Seat; readonly rank: NamedRank }
  | { readonly type: 'held'; readonly seat: Seat }
  /** A final announcement, or a Sie laid open; a Ramsch has no seat. */
  | { readonly type: 'contract'; readonly contract: Contract }
  /** Everybody passed and this seat has to play (B14, B54). */
  | { readonly type: 'must-play'; readonly seat: Seat; readonly why: 'eichel-ober' | 'knocked' }
  | { readonly type: 'stoss'; readonly seat: Seat }
  | { readonly type: 'stoss-declined'; readonly seat: Seat }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'claimed'; readonly seat: Seat }
  | { readonly type: 'claim-agreed'; readonly seat: Seat }
  | { readonly type: 'claim-refused'; readonly seat: Seat }
  | { readonly type: 'schwarz-claimed'; readonly seat: Seat }
  | { readonly type: 'schwarz-waived'; readonly seat: Seat }
  | { readonly type: 'settled'; readonly bill: Bill };
