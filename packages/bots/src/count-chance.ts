import type { HandCount } from './hand-count.ts';

/**
 * What a count starts from and what each feature of a hand adds to it. 0 stands for even chances; ten more make the odds of winning 2.7
 * times as good. The numbers are fitted to games that the bots played themselves (`docs/decisions`).
 */
export interface Weights {
  readonly base: number;
  readonly trumps: number;
  readonly height: number;
  readonly saeue: number;
  readonly losers: number;
  readonly voids: number;
  readonly run: number;
}

/** The count of a hand under the weights of a game. */
export function weighed(weights: Weights, hand: HandCount): number {
  return (
    weights.base +
    weights.trumps * hand.trumps +
    weights.height * hand.height +
    weights.saeue * hand.saeue +
    weights.losers * hand.losers +
    weights.voids * hand.voids +
    weights.run * hand.run
  );
}

/** Chances in percent of the counts -40, -30 … 40: the logistic curve, drawn with a ruler so that it is the same on any machine. */
const CHANCES = [2, 5, 12, 27, 50, 73, 88, 95, 98] as const;

/** Chance of winning, in percent from 2 to 98, that a count stands for. */
export function chanceOfCount(count: number): number {
  const place = between((count + 40) / 10, 0, 8);
  const below = Math.floor(place);
  const low = CHANCES[below] ?? 98;
  const high = CHANCES[below + 1] ?? low;
  return low + (high - low) * (place - below);
}

/** The value, or the bound that it passes. */
export function between(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
