import type { Card, Play } from '@stammtisch/rules';
import { makeSolver } from '@stammtisch/solver';

/** A position of a deal with all cards open, solved. */
export interface SolvedPosition {
  /** What every card that may be played leads to, if everybody plays as well as possible from then on. */
  readonly values: readonly (readonly [card: Card, value: number])[];
  /** Best play of all to the end. */
  readonly line: readonly Card[];
}

/** More than the hardest positions from the first card take; what needs more stays open, so that no phone calculates for minutes. */
const BUDGET = 20_000_000;

/** Solves positions of one deal; `null` where the budget does not suffice. The last ones are done first: they are quick and help the others. */
export function solveDeal(plays: readonly Play[]): readonly (SolvedPosition | null)[] {
  return makeSolver()
    .all(plays.toReversed(), { budget: BUDGET, keep: true })
    .map((solved) => (solved.ok ? { values: [...solved.value.cards], line: solved.value.line } : null))
    .toReversed();
}
