import type { BySeat, Seat } from '@stammtisch/rules';
import type { Group } from './groups.ts';

/** What is still to be dealt out: cards for each seat, and how many counted ones the holder and the caller still need. */
export interface Needs {
  readonly room: BySeat<number>;
  readonly holder: Seat | null;
  readonly holderNeeds: number;
  readonly caller: Seat | null;
  readonly callerNeeds: number;
}

/** One way to split a group among its seats, and in how many ways its cards and all later groups can be dealt out so. */
export interface Split {
  readonly shares: BySeat<number>;
  readonly needs: Needs;
  readonly ways: number;
}

/** Counts exactly in how many ways groups of cards can be dealt out: at most 24! / 8!³ = 9,465,511,770, so the numbers stay exact. */
export interface WorldCount {
  ways(index: number, needs: Needs): number;
  splits(index: number, needs: Needs): readonly Split[];
}

/** Makes the count for groups of cards, by dynamic programming over the groups. */
export function makeWorldCount(groups: readonly Group[]): WorldCount {
  const known = new Map<number, number>();

  function ways(index: number, needs: Needs): number {
    if (index === groups.length) return isDone(needs) ? 1 : 0;
    const key = keyOf(index, needs);
    const before = known.get(key);
    if (before !== undefined) return before;
    const total = splits(index, needs).reduce((sum, split) => sum + split.ways, 0);
    known.set(key, total);
    return total;
  }

  function splits(index: number, needs: Needs): readonly Split[] {
    const group = groups[index];
    if (group === undefined) return [];
    const found: Split[] = [];
    const [a, b, c] = group.seats;
    const count = group.cards.length;
    const most = (seat: Seat | undefined): number => (seat === undefined ? 0 : Math.min(count, needs.room[seat]));
    for (let first = 0; first <= most(a); first++) {
      for (let second = 0; second <= Math.min(most(b), count - first); second++) {
        const third = count - first - second;
        if (third > most(c)) continue;
        const shares: [number, number, number, number] = [0, 0, 0, 0];
        if (a !== undefined) shares[a] = first;
        if (b !== undefined) shares[b] = second;
        if (c !== undefined) shares[c] = third;
        const after = afterShares(needs, group, shares);
        const later = ways(index + 1, after);
        if (later > 0) found.push({ shares, needs: after, ways: later * multinomial(first, second, third) });
      }
    }
    return found;
  }

  return { ways, splits };
}

function isDone({ room, holderNeeds, callerNeeds }: Needs): boolean {
  return holderNeeds === 0 && callerNeeds === 0 && room[0] === 0 && room[1] === 0 && room[2] === 0 && room[3] === 0;
}

function afterShares(needs: Needs, group: Group, shares: BySeat<number>): Needs {
  const { room, holder, caller } = needs;
  const toHolder = group.forHolder && holder !== null ? shares[holder] : 0;
  const toCaller = group.forOneOf && caller !== null ? shares[caller] : 0;
  return {
    holder,
    caller,
    room: [room[0] - shares[0], room[1] - shares[1], room[2] - shares[2], room[3] - shares[3]],
    holderNeeds: Math.max(0, needs.holderNeeds - toHolder),
    callerNeeds: Math.max(0, needs.callerNeeds - toCaller),
  };
}

function keyOf(index: number, { room, holderNeeds, callerNeeds }: Needs): number {
  const rooms = room[0] + 9 * (room[1] + 9 * (room[2] + 9 * room[3]));
  return rooms + 6561 * (holderNeeds + 9 * (callerNeeds + 2 * index));
}

const FACTORIALS: readonly number[] = makeFactorials();

function makeFactorials(): readonly number[] {
  const factorials = [1];
  for (let n = 1; n <= 24; n++) factorials.push((factorials[n - 1] ?? 1) * n);
  return factorials;
}

function factorial(n: number): number {
  return FACTORIALS[n] ?? 1;
}

/** Ways to split a + b + c cards into shares of these sizes; small enough that the division is exact. */
function multinomial(a: number, b: number, c: number): number {
  return Math.round(binomial(a + b + c, a) * binomial(b + c, b));
}

function binomial(n: number, k: number): number {
  return Math.round(factorial(n) / (factorial(k) * factorial(n - k)));
}
