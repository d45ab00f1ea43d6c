import type { Ending } from './ending.ts';

/** What each legal card brings in one world, in a fixed order of the cards. */
export interface Trial {
  readonly ends: readonly Ending[];
  readonly weight: number;
}

/** After how many worlds one looks first, and how often then. */
const FIRST_LOOK = 16;
const LOOK_EVERY = 8;

/** By how many standard errors the best card must be ahead of every other: more than the usual two, as one looks again and again. */
const CLEARLY = 2.5;

/** After how many worlds cards that brought the same in each of them count as equal. */
const EQUAL_AFTER = 40;

/** Whether it is time to look at the race of the cards. */
export function isTimeToLook(trials: number): boolean {
  return trials >= FIRST_LOOK && (trials - FIRST_LOOK) % LOOK_EVERY === 0;
}

/** Whether one card is so far ahead that more worlds, drawn in the same way, would hardly change which is best. */
export function isDecided(trials: readonly Trial[]): boolean {
  const means = meansOf(trials).map(({ value }) => value);
  const best = means.indexOf(Math.max(...means));
  return means.every((_, card) => card === best || isBehind(trials, best, card));
}

function isBehind(trials: readonly Trial[], best: number, card: number): boolean {
  const leadIn = ({ ends }: Trial): number => (ends[best]?.value ?? 0) - (ends[card]?.value ?? 0);
  const sum = trials.reduce((total, { weight }) => total + weight, 0);
  const lead = trials.reduce((total, trial) => total + trial.weight * leadIn(trial), 0) / sum;
  const squares = trials.reduce((total, trial) => total + (trial.weight * (leadIn(trial) - lead)) ** 2, 0);
  if (squares === 0) return lead > 0 || trials.length >= EQUAL_AFTER;
  return lead * sum > CLEARLY * Math.sqrt(squares);
}

/** What each card brings on average. */
export function meansOf(trials: readonly Trial[]): readonly Ending[] {
  const sum = trials.reduce((total, { weight }) => total + weight, 0);
  return (trials[0]?.ends ?? []).map((_, card) => ({
    value: trials.reduce((total, { ends, weight }) => total + weight * (ends[card]?.value ?? 0), 0) / sum,
    winning: trials.reduce((total, { ends, weight }) => total + weight * (ends[card]?.winning ?? 0), 0) / sum,
  }));
}
