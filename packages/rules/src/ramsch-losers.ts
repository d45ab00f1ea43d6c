import type { BillProblem } from './bill.ts';
import type { HouseRules } from './house-rules.ts';
import type { RamschOutcome } from './outcome.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';
import { seatsFrom } from './seat.ts';
import type { Seat } from './seat.ts';

/**
 * Who pays a Ramsch, in seat order from the forehand: the seat with most points (R52), or the two with most (`ramsch.losers`).
 * A seat without a trick never pays.
 *
 * Equal points are decided by the house rule for ties (B51); fails where that needs cards that are not known.
 */
export function ramschLosers(rules: HouseRules, outcome: RamschOutcome): Result<readonly Seat[], BillProblem> {
  const { points, tricks } = outcome;
  const players = seatsFrom(outcome.forehand).filter((seat) => tricks[seat] > 0);
  const wanted = Math.min(rules['ramsch.losers'] === 'two' ? 2 : 1, players.length);
  const fromMost = players.map((seat) => points[seat]).toSorted((a, b) => b - a);
  const limit = Math.max(...fromMost.slice(wanted - 1));
  const above = players.filter((seat) => points[seat] > limit);
  const tied = players.filter((seat) => points[seat] === limit);
  if (above.length + tied.length === wanted) return ok(players.filter((seat) => points[seat] >= limit));

  if (rules['ramsch.tie'] === 'allTiedPay') return ok(allTiedPay(players, above, tied));
  const chosen = highestTrumpPays(outcome, tied, wanted - above.length);
  if (chosen === null) return err({ code: 'ramsch-tie-undecided', seats: tied });
  return ok(players.filter((seat) => above.includes(seat) || chosen.includes(seat)));
}

/** All who are tied pay. If that left nobody to be paid, only those with more points pay; all four tied: nobody pays anybody. */
function allTiedPay(players: readonly Seat[], above: readonly Seat[], tied: readonly Seat[]): readonly Seat[] {
  const everybody = above.length + tied.length === 4;
  if (everybody && above.length > 0) return above;
  return players.filter((seat) => above.includes(seat) || tied.includes(seat));
}

/**
 * The `count` seats among the tied whose tricks hold the highest trumps; without any trump the one who won the latest trick.
 * `null` if what is known does not decide.
 */
function highestTrumpPays(
  { highestTrump, lastTrick }: RamschOutcome,
  tied: readonly Seat[],
  count: number,
): readonly Seat[] | null {
  if (highestTrump === null) return null;
  const higher = (a: Seat, b: Seat): number =>
    highestTrump[a] - highestTrump[b] || (lastTrick === null ? 0 : lastTrick[a] - lastTrick[b]);
  const payers = tied.filter(
    (seat) => tied.filter((other) => other !== seat && higher(other, seat) >= 0).length < count,
  );
  return payers.length === count ? payers : null;
}
