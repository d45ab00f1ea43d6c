import type { Member, Payment } from '@stammtisch/protocol';

/** What somebody gets (above zero) or owes. */
export interface Balance {
  readonly member: Member;
  readonly amount: number;
}

/** With more people than this the number of payments is small, but perhaps not the smallest: that would take too long to find. */
const MOST_EXACT = 12;

/**
 * Who pays whom, in as few payments as possible. The amounts have to add up to zero. People whose amounts add up to zero among themselves settle among
 * themselves: each such group saves a payment, so as many groups as possible are looked for.
 *
 * @example fewestPayments([{ member: 1, amount: 30 }, { member: 2, amount: -10 }, { member: 3, amount: -20 }]) // 3 pays 1 20, 2 pays 1 10
 */
export function fewestPayments(balances: readonly Balance[]): readonly Payment[] {
  const open = balances.filter(({ amount }) => amount !== 0);
  const groups = open.length <= MOST_EXACT ? smallestGroups(open) : [open];
  return groups.flatMap(settleGroup);
}

/** Splits into as many groups as possible that add up to zero. */
function smallestGroups(open: readonly Balance[]): readonly (readonly Balance[])[] {
  const all = 2 ** open.length;
  const sums = zeros(all);
  const groups = zeros(all);
  /** The person that was taken out last on the best way to a set. */
  const last = zeros(all);
  for (let set = 1; set < all; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (open[lowest]?.amount ?? 0);
    let best = -1;
    for (let one = 0; one < open.length; one++) {
      const count = groups[set & ~(1 << one)] ?? 0;
      if ((set & (1 << one)) === 0 || count <= best) continue;
      best = count;
      last[set] = one;
    }
    groups[set] = best + (sums[set] === 0 ? 1 : 0);
  }
  return walkBack(open, sums, last);
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

/** Along the best way a group ends wherever the people so far add up to zero. */
function walkBack(open: readonly Balance[], sums: readonly number[], last: readonly number[]) {
  const groups: Balance[][] = [];
  for (let set = sums.length - 1; set > 0;) {
    if (sums[set] === 0) groups.push([]);
    const one = last[set] ?? 0;
    const balance = open[one];
    if (balance !== undefined) groups.at(-1)?.push(balance);
    set &= ~(1 << one);
  }
  return groups;
}

/** Inside a group whoever owes most pays whoever gets most, until nobody owes anything: one payment fewer than people. */
function settleGroup(group: readonly Balance[]): readonly Payment[] {
  const left = new Map(group.map(({ member, amount }) => [member, amount]));
  const payments: Payment[] = [];
  for (;;) {
    const sorted = [...left].toSorted(([a, x], [b, y]) => y - x || a - b);
    const [to, gets] = sorted[0] ?? [0, 0];
    const [from, owes] = sorted.at(-1) ?? [0, 0];
    const amount = Math.min(gets, -owes);
    if (amount <= 0) return payments;
    payments.push({ from, to, amount });
    left.set(from, owes + amount);
    left.set(to, gets - amount);
  }
}
