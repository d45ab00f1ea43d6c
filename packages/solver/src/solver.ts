import type { Card, Play, Result, Seat } from '@stammtisch/rules';
import { cardClasses, cardValues, exactValue, reachesTarget } from './solve.ts';
import { makeKernel } from './kernel.ts';
import { makeLayouts } from './layout.ts';
import type { SolveLimits, SolveProblem } from './limits.ts';
import type { Counts } from './question.ts';

/** How much a question may cost, and what exactly it asks. */
export interface SolveOptions extends SolveLimits {
  /** Ramsch: the seat whose Augen count, against the three others; the seat to act if missing. Means nothing in other games. */
  readonly counted?: Seat;
  /** Tricks instead of Augen: whether somebody becomes Schwarz. If missing, what the game is about. */
  readonly counts?: Counts;
  /**
   * Builds on what was found for the question before, if that was about the same deal: for many positions of one deal. The answers are the same,
   * but how many nodes they cost then depends on the questions before; so nothing for those who must be replayed with a budget.
   */
  readonly keep?: boolean;
}

/** Options of a batch; a budget is that of each position. */
export interface BatchOptions extends SolveOptions {
  /** Told after each position how many are done. */
  readonly progress?: (done: number) => void;
}

/** The exact value of a position with open cards. */
export interface Solution {
  /** What the counted party has at the end with best play of all: Augen, in Tout and Bettel tricks. */
  readonly value: number;
  readonly nodes: number;
}

/** The value of every legal card. */
export interface CardValues extends Solution {
  /** By card: value after this card. */
  readonly cards: ReadonlyMap<Card, number>;
  /** Best play of all to the end. */
  readonly line: readonly Card[];
}

/**
 * Solves positions with all cards open. One solver may be used for any number of positions, one after another; keep one and share it, since
 * its memory is large and its code is fastest when there is only one. A question fails if its budget does not suffice or if it is aborted.
 */
export interface Solver {
  /** Exact value. */
  value(play: Play, options?: SolveOptions): Result<Solution, SolveProblem>;
  /** Whether the counted party reaches `target` (61, 31, 91; in a Tout its tricks) at the end. */
  reaches(play: Play, target: number, options?: SolveOptions): Result<boolean, SolveProblem>;
  /** Exact value of every legal card and the best line. */
  cards(play: Play, options?: SolveOptions): Result<CardValues, SolveProblem>;
  /** For every legal card: how many of the ascending `targets` the counted party reaches after it. Much cheaper than exact values. */
  classes(
    play: Play,
    targets: readonly number[],
    options?: SolveOptions,
  ): Result<ReadonlyMap<Card, number>, SolveProblem>;
  /** `cards` for many positions, one after another; if it is aborted, the rest fails too. */
  all(plays: readonly Play[], options?: BatchOptions): readonly Result<CardValues, SolveProblem>[];
}

/** Makes a solver. `tableBits`: its memory is `2 ** tableBits` times 56 bytes. */
export function makeSolver(tableBits = 16): Solver {
  const tools = { kernel: makeKernel(tableBits), layoutOf: makeLayouts() };
  return {
    value: (play, options = {}) => exactValue(tools, play, options),
    reaches: (play, target, options = {}) => reachesTarget(tools, play, target, options),
    cards: (play, options = {}) => cardValues(tools, play, options),
    classes: (play, targets, options = {}) => cardClasses(tools, play, targets, options),
    all: (plays, { progress, ...options } = {}) =>
      plays.map((play, index) => {
        const solved = cardValues(tools, play, options);
        progress?.(index + 1);
        return solved;
      }),
  };
}
