import type { BySeat, Seat } from './seat.ts';

/** What a line of the bill is for. `texts` has a word for each. */
export type BillItemKind = 'grundtarif' | 'schneider' | 'schwarz' | 'laufende' | 'tout-surcharge' | 'ramsch';

/** A line that is added up before anything is multiplied (C.9 step 2). */
export interface BillItem {
  readonly kind: BillItemKind;
  /** How often the unit counts: number of Laufende, otherwise 1. */
  readonly count: number;
  /** Price of one, in the unit of the rules (`scoring.currency`). */
  readonly unit: number;
  /** count × unit. */
  readonly amount: number;
  /** The rule the line comes from, such as `R103` or `B2`. */
  readonly rule: string;
}

export type FactorKind = 'tout' | 'sie' | 'schwarz-double' | 'klopfen' | 'stoss' | 'doubled' | 'jungfrau' | 'limit';

/**
 * Something that multiplies the sum, in the order of C.9: first what belongs to the price of the game (Tout, Sie, Schwarz,
 * Jungfrau), then the circumstances (Klopfen, Stoß, doubled deal), last the `limit` if there is one.
 *
 * A `limit` line means: the circumstances together would be `count`, but `score.maxFactor` lets only `factor` count.
 */
export interface BillFactor {
  readonly kind: FactorKind;
  /** Number of knocks, steps, Jungfrauen …; 1 where there is nothing to count; for `limit` the product it replaces. */
  readonly count: number;
  readonly factor: number;
  /** The only seats whose payment it multiplies (a Jungfrau who alone gets more, B49); `null` if it counts for everybody. */
  readonly seats: readonly Seat[] | null;
  readonly rule: string;
}

/** One payment between two seats. */
export interface Transfer {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
}

/** What happened to the Stock in this deal (B53). Paid in is positive, taken out negative. */
export interface StockChange {
  readonly before: number;
  readonly after: number;
  /** What each seat pays into the Stock (positive) or takes from it (negative); `null` if a partner shares who is not known. */
  readonly paid: BySeat<number> | null;
  readonly rule: string;
}

/**
 * A bill that explains itself: each line with amount and rule, each factor, the payments, the Stock and what it means for each seat.
 * All amounts are integers in the unit of the house rules. The four deltas and the change of the Stock sum to zero.
 */
export interface Bill {
  readonly kind: 'party' | 'sie' | 'ramsch' | 'thrown-in';
  /** Whether the declaring party won; `null` in a Ramsch and in a deal that was thrown in. In a Ramsch see `losers` and `durchmarsch`. */
  readonly won: boolean | null;
  /** Whether the losers are Schneider, in games where that counts (R89, R90). */
  readonly schneider: boolean;
  /** Whether the losers are Schwarz, in games where that counts and, if the house rules ask for it, was demanded (R91, R92). */
  readonly schwarz: boolean;
  readonly items: readonly BillItem[];
  /** Sum of the items. */
  readonly sum: number;
  readonly factors: readonly BillFactor[];
  /** Product of the factors that count for everybody, with the limit applied. */
  readonly factor: number;
  /**
   * sum × factor: what passes between two seats, that is what each loser of a Rufspiel pays, what each of the three pays or
   * gets in a solo game, and what each winner of a Ramsch is owed.
   */
  readonly value: number;
  /** Ramsch: who pays. */
  readonly losers: readonly Seat[];
  /** Ramsch: seats without a trick that count (R53). */
  readonly jungfrauen: readonly Seat[];
  /** Ramsch: who took everything, or `null`. */
  readonly durchmarsch: Seat | null;
  /** `null` if the seats are not known: a Rufspiel written down without its partner. */
  readonly transfers: readonly Transfer[] | null;
  readonly stock: StockChange;
  /** Change of each seat's account with the Stock counted in; `null` as above. */
  readonly deltas: BySeat<number> | null;
}

/** Why a game cannot be settled from what is known of it. */
export interface BillProblem {
  /** Seats have equal points in a Ramsch, and the cards that would tell who pays are not known (B51). */
  readonly code: 'ramsch-tie-undecided';
  /** The seats that could have to pay. */
  readonly seats: readonly Seat[];
}
