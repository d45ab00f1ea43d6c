import type { Contract } from '@stammtisch/rules';
import type { Member } from './intention.ts';

/** A deal of the evening that is over, as it changed the accounts. It is fetched and not pushed: an evening has many of them. */
export interface RoundDeal {
  readonly deal: number;
  /** What was played; `null` where everybody passed and the cards were thrown in. */
  readonly game: Contract['game'] | null;
  /** Of everybody who sat there, in the unit of the rules; what was paid into the Stock is in it. */
  readonly amounts: readonly { readonly member: Member; readonly amount: number }[];
}

/** The file `round.json` of a table: every deal of the evening that is over, the first one first. */
export interface RoundFile {
  readonly deals: readonly RoundDeal[];
}
