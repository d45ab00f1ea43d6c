import type { HouseRules } from './house-rules.ts';
import type { RamschOutcome } from './outcome.ts';
import { SEATS } from './seat.ts';
import type { Seat } from './seat.ts';

/**
 * Who wins the Ramsch by a Durchmarsch: by taking all tricks, or from a number of points on (R53, B50). `null` if nobody does.
 */
export function durchmarsch(
  rules: HouseRules,
  { points, tricks, tricksInDeal }: Pick<RamschOutcome, 'points' | 'tricks' | 'tricksInDeal'>,
): Seat | null {
  const needed = rules['ramsch.durchmarsch'];
  if (needed === 'off') return null;
  const made = (seat: Seat): boolean =>
    needed === 'allTricks' ? tricks[seat] === tricksInDeal : points[seat] >= needed;
  return SEATS.find(made) ?? null;
}
