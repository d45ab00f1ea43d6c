import type { Seat, SeatAction, WrittenHouseRules } from '@stammtisch/rules';
import type { Phrase } from './phrases.ts';
import type { TableOptions } from './table-options.ts';

/** Somebody at a table: 1 for who opened it, counted on. It says nothing about the person elsewhere. */
export type Member = number;

/** What a person wants, at no table yet. */
export type PersonIntention =
  /** Opens a table and sits down there. The answer names its code. */
  | {
      readonly type: 'create-table';
      readonly name: string;
      readonly rules: WrittenHouseRules;
      readonly options?: Partial<TableOptions>;
    }
  /** Sits down at an open table of the list, or at a new one that stands in it. The answer names its code. */
  | { readonly type: 'quick-game'; readonly name: string; readonly rules: WrittenHouseRules }
  /** Asks for a code with which another device becomes the same person. The answer holds it. */
  | { readonly type: 'make-device-code' };

/** What a person wants at a table. */
export type TableIntention =
  // Chairs
  /** Sits down; on this chair or on any. While a deal runs, or when all chairs are taken, he waits. */
  | { readonly type: 'sit'; readonly name: string; readonly chair: Seat | null }
  /** Gets up, for good. During a deal a bot plays it to the end. */
  | { readonly type: 'stand' }
  /** Looks on by this name, so that others may offer a chair. Whoever has a name here already is seen without a word. */
  | { readonly type: 'look-on'; readonly name: string }
  /** Offers his own chair to somebody who waits or looks on here; it changes hands after the deal. `null` takes the offer back. */
  | { readonly type: 'hand-over'; readonly to: Member | null }
  | { readonly type: 'accept-chair' }
  /** Wants no chair that was offered, or after all not the one to which he said yes. */
  | { readonly type: 'decline-chair' }
  /** A bot on every empty chair, or on this one. */
  | { readonly type: 'add-bots'; readonly chair: Seat | null }
  | { readonly type: 'remove-bot'; readonly chair: Seat }
  // The course of the evening
  /** Begins the first deal. */
  | { readonly type: 'start' }
  /** Has seen the bill and is ready for the next deal. */
  | { readonly type: 'next' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /** Lets a bot play on. Whatever the person does next takes the seat back. */
  | { readonly type: 'away' }
  | { readonly type: 'back' }
  /** Sits out the next deal, and has the place again after it; or plays after all. */
  | { readonly type: 'sit-out'; readonly on: boolean }
  /** Ends the evening; only the host. A running deal is given up. */
  | { readonly type: 'close' }
  // Dealing (skfd1)
  /** Commits the seat to its chance: `commit` is `c`, 32 bytes in lower-case hex. */
  | { readonly type: 'commit'; readonly dealId: string; readonly attempt: number; readonly commit: string }
  /** Opens it after the lock: `r` is 32 bytes in lower-case hex. */
  | {
      readonly type: 'open';
      readonly dealId: string;
      readonly attempt: number;
      readonly r: string;
      readonly cuts: readonly number[];
    }
  // Playing
  /** Says or plays something in deal number `deal`: one of `actions` of the game that the seat sees. */
  | { readonly type: 'act'; readonly deal: number; readonly action: SeatAction }
  // The host
  | { readonly type: 'pass-host'; readonly to: Member }
  | { readonly type: 'remove-member'; readonly member: Member }
  /** Rules from the next deal on. */
  | { readonly type: 'set-rules'; readonly rules: WrittenHouseRules }
  | { readonly type: 'set-options'; readonly options: Partial<TableOptions> }
  // Talking
  | { readonly type: 'say'; readonly phrase: Phrase }
  | { readonly type: 'write'; readonly text: string }
  /** Wants to hear no more of somebody, or again. */
  | { readonly type: 'mute'; readonly member: Member; readonly on: boolean };

export type Intention = PersonIntention | TableIntention;
