import { SEATS, bySeat, withSeat } from '@stammtisch/rules';
import type { BySeat, Seat } from '@stammtisch/rules';

/**
 * Tricks of the four in a Ramsch: none for those who are said to have none (B49), at least one for everybody else, the others where most
 * points are.
 */
export function plausibleRamschTricks(
  points: BySeat<number>,
  withoutTrick: BySeat<boolean>,
  tricksInDeal: 6 | 8,
): BySeat<number> {
  const holders = SEATS.filter((seat) => !withoutTrick[seat]);
  let tricks: BySeat<number> = bySeat((seat) => (withoutTrick[seat] ? 0 : 1));
  for (let given = holders.length; given < tricksInDeal && holders.length > 0; given++) {
    const next = holders.reduce((best, seat) => (isRicher(points, tricks, seat, best) ? seat : best));
    tricks = withSeat(tricks, next, tricks[next] + 1);
  }
  return tricks;
}

/** Whether a seat has more points in each trick than another. */
function isRicher(points: BySeat<number>, tricks: BySeat<number>, seat: Seat, other: Seat): boolean {
  return points[seat] * tricks[other] > points[other] * tricks[seat];
}
