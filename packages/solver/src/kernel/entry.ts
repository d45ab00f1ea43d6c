import { popcount } from './bits.ts';
import { beatsBest, duty, hands, holder, input, points, readDeal, setDuty, suitOf, sumOf, trickBonus } from './deal.ts';
import { dutyAfter } from './duties.ts';
import { FREE, TABLE_BITS, TRICK } from './input.ts';
import { allowNodes, follow, isStopped, lead, nodeCount, startCounting } from './search.ts';
import { startShapes } from './shape.ts';
import { startTable } from './table.ts';

// What the search offers to those outside.

export { input } from './deal.ts';

/** Takes over the deal that `input` holds, which may cost so many nodes. Forgets what it found before unless `keep` is 1. */
export function start(nodesAllowed: number, keep: number): void {
  readDeal();
  if (keep !== 1) startTable(input[TABLE_BITS]!);
  startCounting(nodesAllowed);
}

/** Nodes (trick starts that are not decided at a glance) since `start`. */
export function nodes(): number {
  return nodeCount;
}

/** 1 if the budget ran out; results since then mean nothing. */
export function stopped(): number {
  return isStopped ? 1 : 0;
}

/** Allows so many nodes since `start`; what was stopped may be asked again. */
export function allow(nodesAllowed: number): void {
  allowNodes(nodesAllowed);
}

/** Plays a card for a seat, to a trick led in the suit of `led`; returns what the called card bound its holder to before. */
export function play(seat: number, bit: number, led: number): number {
  const before = duty;
  if (duty !== FREE && seat === holder) setDuty(dutyAfter(bit, suitOf[led]!));
  hands[seat] = hands[seat]! & ~(1 << bit);
  return before;
}

/** Takes a card back. */
export function undo(seat: number, bit: number, dutyBefore: number): void {
  hands[seat] = hands[seat]! | (1 << bit);
  setDuty(dutyBefore);
}

/**
 * Value still to come for the counted party, as far as `need` asks: a result >= need is a lower bound of the true value, a smaller one an upper bound
 * (fail-soft). `begun` cards of the trick lie on the table already, as `input` says.
 */
export function search(leader: number, begun: number, need: number): number {
  const out = hands[0]! | hands[1]! | hands[2]! | hands[3]!;
  // The hand of the seat to act is as long as the deal has tricks left, this one included.
  const tricks = popcount(hands[(leader + begun) & 3]!);
  if (tricks === 0) return 0;
  const left = sumOf(out) + trickBonus * tricks;
  startShapes(leader, begun, tricks);
  if (begun === 0) return lead(leader, need, left, tricks);
  const first = input[TRICK]!;
  let best = first;
  let winner = leader;
  let sum = trickBonus;
  let trick = 0;
  for (let place = 0; place < begun; place++) {
    const bit = input[TRICK + place]!;
    sum += points[bit]!;
    trick |= 1 << bit;
    if (place > 0 && beatsBest(bit, best)) {
      best = bit;
      winner = (leader + place) & 3;
    }
  }
  return follow(begun, leader, suitOf[first]!, best, winner, trick, sum, need, left + sum - trickBonus, tricks);
}
