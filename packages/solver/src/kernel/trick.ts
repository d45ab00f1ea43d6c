import { beatenBy, beatsBest, hands, members, party, points, suitOf, threatOf, trickBonus } from './deal.ts';
import { POINTS, proof, RANKS } from './table.ts';

// What is certain about a trick.

/** The last trick plays itself. */
export function lastTrick(leader: number, need: number): number {
  const first = 31 - Math.clz32(hands[leader]!);
  let best = first;
  let winner = leader;
  let sum = points[first]! + trickBonus;
  let trick = hands[leader]!;
  for (let i = 1; i < 4; i++) {
    const seat = (leader + i) & 3;
    const bit = 31 - Math.clz32(hands[seat]!);
    sum += points[bit]!;
    trick |= 1 << bit;
    const wins = beatsBest(bit, best);
    best = wins ? bit : best;
    winner = wins ? seat : winner;
  }
  const taken = -party[winner]!;
  const value = sum & taken;
  const enough = value >= need ? -1 : 0;
  proof[RANKS] = contested(trick, best);
  proof[POINTS] = trick & ~(taken ^ enough);
  return value;
}

/** The winning card of a trick, if its rank was needed to beat another card of its suit. */
export function contested(trick: number, best: number): number {
  const rivals = trick & members[suitOf[best]!]!;
  return (rivals & (rivals - 1)) === 0 ? 0 : 1 << best;
}

/** Whether none of the `rest` seats from `seat` on that are not of `side` can take the trick from `best`. */
export function isCertain(seat: number, rest: number, led: number, best: number, side: number): boolean {
  const beating = beatenBy[best]!;
  for (let i = 0; i < rest; i++) {
    const other = (seat + i) & 3;
    if (party[other] !== side && (threatOf(other, led) & beating) !== 0) return false;
  }
  return true;
}

/** The winning card, if its rank matters: if cards of its suit lie in the trick or are in hands of the other side that may still be played. */
export function decidedBy(seat: number, rest: number, trick: number, best: number, side: number): number {
  let rivals = trick;
  for (let i = 0; i < rest; i++) if (party[(seat + i) & 3] !== side) rivals |= hands[(seat + i) & 3]!;
  rivals &= members[suitOf[best]!]!;
  return rivals === 1 << best ? 0 : 1 << best;
}
