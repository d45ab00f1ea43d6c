import type { HouseRules } from '@stammtisch/rules';

/** How the pack may be cut: cards taken and left each time, and how often. */
export interface CutBounds {
  readonly min: number;
  readonly max: number;
  readonly times: number;
}

/** Bounds of `skfd1`: at least three cards are taken and left, and the pack is cut at most three times. */
const FEWEST = 3;
const MOST_TIMES = 3;

/** Cuts that the house rules (R10, R11) and the dealing both allow; `null` where nobody cuts. */
export function cutOf(rules: HouseRules): CutBounds | null {
  const min = Math.max(FEWEST, rules['dealing.cutMinCards']);
  const times = Math.min(MOST_TIMES, rules['dealing.cutMaxTimes']);
  return times === 0 ? null : { min, max: rules.deck - min, times };
}

/** Whether a pack may be cut like this. */
export function mayCut(bounds: CutBounds | null, cuts: readonly number[]): boolean {
  if (bounds === null) return cuts.length === 0;
  return cuts.length <= bounds.times && cuts.every((at) => at >= bounds.min && at <= bounds.max);
}
