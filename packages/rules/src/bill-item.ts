import type { BillItem, BillItemKind } from './bill.ts';

/** A line of the bill: `count` times `unit`. */
export function billItem(kind: BillItemKind, unit: number, rule: string, count = 1): BillItem {
  return { kind, count, unit, amount: count * unit, rule };
}

/** Sum of the lines, in the unit of the house rules (C.9 step 2). */
export function sumOf(items: readonly BillItem[]): number {
  return items.reduce((sum, item) => sum + item.amount, 0);
}
