import type { Auction } from './auction-state.ts';
import type { Bill } from './bill.ts';
import type { Card } from './card.ts';
import type { CardSet } from './card-set.ts';
import type { Contract } from './contract.ts';
import type { Play } from './play.ts';
import type { BySeat, Seat } from './seat.ts';
import type { StossState } from './stoss.ts';

/** Where a deal is and what it is waiting for. */
export type Phase =
  /** The right-hand neighbour of the dealer may cut (R9–R11). */
  | { readonly name: 'cutting' }
  /** The first packets are dealt and this seat is asked to knock (R16). */
  | { readonly name: 'knocking'; readonly seat: Seat }
  | { readonly name: 'auction' }
  /** A Sie lies open; only reached where it may be doubled (`stoss.onSie`). */
  | { readonly name: 'sie-laid' }
  | { readonly name: 'play' }
  /** A seat claimed the rest; `waiting` still have to agree (B59). */
  | { readonly name: 'claim'; readonly claimant: Seat; readonly waiting: readonly Seat[] }
  /** The winners took every trick and still may demand Schwarz (R92, B3). */
  | { readonly name: 'schwarz-claim'; readonly waiting: readonly Seat[] }
  | { readonly name: 'settled'; readonly bill: Bill };

/** One deal, all cards known: from the shuffled pack to the bill. Only `view` decides what a seat may see of it. */
export interface Deal {
  /** 1 for the first deal of a table. */
  readonly number: number;
  readonly dealer: Seat;
  /** The pack as it lies, after the cuts so far. */
  readonly deck: readonly Card[];
  /** Where it was cut, in order: number of cards lifted. */
  readonly cuts: readonly number[];
  /** All cards of each hand as dealt; what a seat has picked up so far is up to the phase. */
  readonly hands: BySeat<CardSet>;
  /** Factor that earlier deals left to this one, 1 if none (B24). */
  readonly doubled: number;
  /** Seats that knocked, in order. */
  readonly knocks: readonly Seat[];
  readonly auction: Auction | null;
  readonly contract: Contract | null;
  readonly stoss: StossState;
  readonly play: Play | null;
  /** A seat whose claim was refused has shown its hand; it may not claim again. */
  readonly shown: readonly Seat[];
  /** The seat whose claim of the rest was accepted. */
  readonly claimedBy: Seat | null;
  readonly schwarzClaimed: boolean;
  readonly phase: Phase;
}
