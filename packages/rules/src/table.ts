import type { Deal } from './deal.ts';
import type { HouseRules } from './house-rules.ts';
import { OPTIONS } from './house-rules/options.ts';
import type { BySeat, Seat } from './seat.ts';

/**
 * A table: a session of deals with running accounts, Stock and dealer. A pure function of its log of events; `decide` says what a
 * command leads to, `evolve` applies it, `view` is the only way out.
 */
export interface Table {
  readonly rules: HouseRules;
  /** Dealer of the current deal, between deals of the next one. */
  readonly dealer: Seat;
  /** Number of deals begun. */
  readonly deals: number;
  /** Cents or points in the Stock (R109). */
  readonly stock: number;
  /** Whether each seat pays into the Stock before the next deal (C.8.6). */
  readonly stockDue: boolean;
  /** Factor that earlier deals, which everybody passed, left to this one; 1 if none (B24). */
  readonly doubled: number;
  /** Factor of knocks that survived a deal which was thrown in (`klopfen.carryOver`, B14), 1 if none. */
  readonly carried: number;
  /** Running accounts in the unit of the rules. */
  readonly accounts: BySeat<number>;
  readonly deal: Deal | null;
}

/** The most that doublings together can count at any table: the upper bound of `score.maxFactor` (B58). */
export const MOST_FACTOR = OPTIONS['score.maxFactor'].max;

/** What earlier deals left to the next one: doubled deals (B24) times knocks that survived (B14), bounded so that no amount grows inexact. */
export function inheritedFactor({ doubled, carried }: Pick<Table, 'doubled' | 'carried'>): number {
  return Math.min(doubled * carried, MOST_FACTOR);
}

/** A table before its first deal. `dealer` deals first. */
export function newTable(rules: HouseRules, dealer: Seat): Table {
  return {
    rules,
    dealer,
    deals: 0,
    stock: 0,
    stockDue: rules['stock.enabled'] && rules['allPass.action'] !== 'stock',
    doubled: 1,
    carried: 1,
    accounts: [0, 0, 0, 0],
    deal: null,
  };
}
