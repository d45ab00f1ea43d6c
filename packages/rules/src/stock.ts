import type { StockChange } from './bill.ts';
import type { HouseRules } from './house-rules.ts';
import { bySeat } from './seat.ts';
import type { BySeat, Seat } from './seat.ts';
import { stockContribution } from './tariff.ts';

const NOTHING: BySeat<number> = [0, 0, 0, 0];

/** The Stock stays as it is. */
export function stockUntouched(before: number): StockChange {
  return { before, after: before, paid: NOTHING, rule: 'B53' };
}

/** A deal is thrown in: everybody pays the contribution, `factor` times (R109). */
export function stockThrownIn(rules: HouseRules, factor: number, before: number): StockChange {
  const each = stockContribution(rules) * factor;
  return { before, after: before + 4 * each, paid: [each, each, each, each], rule: 'R109' };
}

/** What the Stock wants to know of a game. */
export interface StockGame {
  readonly game: 'rufspiel' | 'solo';
  readonly declarer: Seat;
  /** The partner in a Rufspiel; `null` if he is not known, and in solo games. */
  readonly partner: Seat | null;
  readonly won: boolean;
}

/**
 * A game was played: its declaring party takes the whole Stock or pays into it (B53). Where both partners share, each takes or pays
 * the same; a cent that does not divide stays in the Stock, or is not paid in (B56).
 */
export function stockAfterGame(rules: HouseRules, game: StockGame, before: number): StockChange {
  if (!rules['stock.enabled'] || !concerns(rules, game)) return stockUntouched(before);
  const sharers = sharersOf(rules, game);
  const total = game.won ? before : dueOnLoss(rules, sharers.length, before);
  const share = Math.floor(total / sharers.length);
  const each = game.won ? 0 - share : share;
  const paid = sharers.includes(null) ? null : bySeat((seat) => (sharers.includes(seat) ? each : 0));
  return { before, after: before + each * sharers.length, paid, rule: game.won ? 'R109' : 'B53' };
}

function concerns(rules: HouseRules, { game }: StockGame): boolean {
  return rules['stock.wonBy'] === 'any' || rules['stock.wonBy'] === game;
}

/** Who takes the Stock or pays into it: both partners of a Rufspiel or only the caller; alone in a solo game. */
function sharersOf(rules: HouseRules, { game, declarer, partner }: StockGame): readonly (Seat | null)[] {
  return game === 'rufspiel' && rules['stock.split'] === 'party' ? [declarer, partner] : [declarer];
}

/** What the losing party pays in all together, at most `stock.capPerGame` (0: no limit). */
function dueOnLoss(rules: HouseRules, sharers: number, before: number): number {
  const cap = rules['stock.capPerGame'];
  const due = dueWithoutCap(rules, sharers, before);
  return cap === 0 ? due : Math.min(due, cap);
}

function dueWithoutCap(rules: HouseRules, sharers: number, before: number): number {
  switch (rules['stock.onLoss']) {
    case 'unchanged':
      return 0;
    case 'double':
      return before;
    case 'contribution':
      return stockContribution(rules) * sharers;
  }
}
