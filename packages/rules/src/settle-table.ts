import type { Bill } from './bill.ts';
import { klopfenFactors } from './multipliers.ts';
import { bySeat, seatAfter } from './seat.ts';
import { MOST_FACTOR } from './table.ts';
import type { Table } from './table.ts';

/** The table after a bill: accounts, Stock, who deals next, and what the next deal is doubled by. */
export function settleTable(table: Table, bill: Bill): Table {
  const { deal, rules } = table;
  if (deal === null) return table;
  const thrownIn = bill.kind === 'thrown-in';
  const sameDealer = thrownIn && rules['dealing.redealDealer'] === 'same';
  const paidOut = bill.stock.after < bill.stock.before;
  return {
    ...table,
    dealer: sameDealer ? table.dealer : seatAfter(table.dealer),
    stock: bill.stock.after,
    stockDue: table.stockDue || (paidOut && rules['allPass.action'] !== 'stock'),
    doubled: thrownIn ? doubledAfterPass(table) : 1,
    carried: thrownIn ? carriedKnocks(table, deal.knocks.length) : 1,
    accounts: bySeat((seat) => table.accounts[seat] + (bill.deltas?.[seat] ?? 0)),
    deal: { ...deal, phase: { name: 'settled', bill } },
  };
}

/** Each deal that everybody passes doubles the next game that is played, up to a limit (B24). */
function doubledAfterPass({ rules, doubled }: Table): number {
  if (rules['allPass.action'] !== 'doubleNext') return doubled;
  return Math.min(doubled * 2, rules['allPass.doubleNextMax']);
}

/** By house rule knocks survive a deal that was thrown in (B14). More than any table lets count is never kept, so it stays exact (B58). */
function carriedKnocks({ rules, carried }: Table, knocks: number): number {
  if (!rules['klopfen.carryOver']) return 1;
  const product = klopfenFactors(rules, knocks).reduce((so, { factor }) => so * factor, carried);
  return Math.min(product, MOST_FACTOR);
}
