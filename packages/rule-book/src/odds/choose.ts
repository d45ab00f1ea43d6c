import { ratio } from './ratio.ts';
import type { Ratio } from './ratio.ts';

/** Number of ways to take `taken` cards out of `cards`; 0 where that is impossible. */
export function choose(cards: number, taken: number): bigint {
  if (taken < 0 || taken > cards) return 0n;
  let ways = 1n;
  for (let step = 1; step <= taken; step++) ways = (ways * BigInt(cards - taken + step)) / BigInt(step);
  return ways;
}

/** A draw: `taken` cards out of `cards`, of which `marked` are of the kind that is asked for. */
export interface Draw {
  readonly cards: number;
  readonly taken: number;
  readonly marked: number;
}

/** The chance that exactly `wanted` marked cards are drawn (hypergeometric). */
export function drawn({ cards, taken, marked }: Draw, wanted: number): Ratio {
  return ratio(choose(marked, wanted) * choose(cards - marked, taken - wanted), choose(cards, taken));
}

/** The chance that at least `wanted` marked cards are drawn. */
export function drawnAtLeast(draw: Draw, wanted: number): Ratio {
  let ways = 0n;
  for (let count = wanted; count <= draw.marked; count++) {
    ways += choose(draw.marked, count) * choose(draw.cards - draw.marked, draw.taken - count);
  }
  return ratio(ways, choose(draw.cards, draw.taken));
}
