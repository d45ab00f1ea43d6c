import type { Seat } from './seat.ts';

/** Fields of an outcome that can be wrong. */
export type OutcomeField =
  | 'points'
  | 'tricks'
  | 'tricksInDeal'
  | 'laufende'
  | 'partner'
  | 'mussTrumps'
  | 'highestTrump'
  | 'lastTrick'
  | 'knocks'
  | 'stoss'
  | 'doubled';

/**
 * What is wrong with an outcome: a stable code, the field, and the seat where a field has a value for each seat.
 *
 * - `out-of-range`: no integer from `min` to `max`
 * - `wrong-deck`: the number of tricks does not go with the deck of the house rules
 * - `points-without-tricks`: points, but no trick
 * - `too-many-points-in-tricks`, `too-few-points-in-tricks`: the tricks cannot hold so many points, or the tricks of the others cannot hold the rest
 * - `all-tricks-need-all-points`: all tricks, but not all 120 points
 * - `points-sum`, `tricks-sum`: the seats of a Ramsch together do not have 120 points, or all tricks
 * - `no-laufende-in-bettel`: a game without trumps has no Laufende (B8)
 * - `partner-in-solo`, `partner-is-declarer`
 * - `no-muss`: trumps of a Muss-Spiel, but it was none; `muss-trumps-missing`: the house rules ask for them
 * - `no-trick-no-card`: a seat without a trick has neither a last trick nor a highest trump
 * - `same-twice`: two seats cannot have won the same trick or the same trump
 */
export type OutcomeProblem =
  | {
      readonly code: 'out-of-range';
      readonly field: OutcomeField;
      readonly seat: Seat | null;
      readonly min: number;
      readonly max: number;
    }
  | { readonly code: ContradictionCode; readonly field: OutcomeField; readonly seat: Seat | null };

export type ContradictionCode =
  | 'wrong-deck'
  | 'points-without-tricks'
  | 'all-tricks-need-all-points'
  | 'too-many-points-in-tricks'
  | 'too-few-points-in-tricks'
  | 'points-sum'
  | 'tricks-sum'
  | 'no-laufende-in-bettel'
  | 'partner-in-solo'
  | 'partner-is-declarer'
  | 'no-muss'
  | 'muss-trumps-missing'
  | 'no-trick-no-card'
  | 'same-twice';

/** A contradiction. */
export function contradiction(code: ContradictionCode, field: OutcomeField, seat: Seat | null = null): OutcomeProblem {
  return { code, field, seat };
}

/** `null` if the value is an integer from `min` to `max`. */
export function checkInteger(
  field: OutcomeField,
  value: number,
  min: number,
  max: number,
  seat: Seat | null = null,
): OutcomeProblem | null {
  const good = Number.isInteger(value) && value >= min && value <= max;
  return good ? null : { code: 'out-of-range', field, seat, min, max };
}

/** The first problem that any of the checks finds, in order; later checks may rely on earlier ones. */
export function firstProblem(...checks: readonly (() => OutcomeProblem | null)[]): OutcomeProblem | null {
  for (const check of checks) {
    const problem = check();
    if (problem !== null) return problem;
  }
  return null;
}
