import type { RamschOutcome } from './outcome.ts';
import { checkInteger, contradiction, firstProblem } from './outcome-problem.ts';
import type { OutcomeProblem } from './outcome-problem.ts';
import { mostPointsIn } from './points-in-tricks.ts';
import { SEATS } from './seat.ts';
import type { BySeat, Seat } from './seat.ts';

/** The first contradiction in a Ramsch; `tricksInDeal` must be right already. */
export function checkRamschOutcome(outcome: RamschOutcome): OutcomeProblem | null {
  const { points, tricks, tricksInDeal } = outcome;
  return firstProblem(
    () => eachSeat((seat) => checkInteger('points', points[seat], 0, 120, seat)),
    () => eachSeat((seat) => checkInteger('tricks', tricks[seat], 0, tricksInDeal, seat)),
    () => eachSeat((seat) => checkPoints(outcome, seat)),
    () => (sumOf(points) === 120 ? null : contradiction('points-sum', 'points')),
    () => (sumOf(tricks) === tricksInDeal ? null : contradiction('tricks-sum', 'tricks')),
    () => checkHighestTrumps(outcome),
    () => checkLastTricks(outcome),
  );
}

/** Points lie in tricks, and a Jungfrau has none (B49). */
function checkPoints({ points, tricks }: RamschOutcome, seat: Seat): OutcomeProblem | null {
  if (tricks[seat] === 0 && points[seat] > 0) return contradiction('points-without-tricks', 'points', seat);
  return points[seat] > mostPointsIn(tricks[seat]) ? contradiction('too-many-points-in-tricks', 'points', seat) : null;
}

/** The strengths that decide a tie (B51): each trump lies in the tricks of one seat. */
function checkHighestTrumps({ tricks, highestTrump }: RamschOutcome): OutcomeProblem | null {
  if (highestTrump === null) return null;
  return firstProblem(
    () => eachSeat((seat) => checkInteger('highestTrump', highestTrump[seat], 0, Number.MAX_SAFE_INTEGER, seat)),
    () =>
      eachSeat((seat) =>
        tricks[seat] === 0 && highestTrump[seat] > 0 ? contradiction('no-trick-no-card', 'highestTrump', seat) : null,
      ),
    () => checkDistinct('highestTrump', highestTrump),
  );
}

/** The number of the last trick of each seat: at least as many as it has tricks, and no trick has two winners. */
function checkLastTricks({ tricks, tricksInDeal, lastTrick }: RamschOutcome): OutcomeProblem | null {
  if (lastTrick === null) return null;
  return firstProblem(
    () =>
      eachSeat((seat) =>
        tricks[seat] === 0 && lastTrick[seat] > 0 ? contradiction('no-trick-no-card', 'lastTrick', seat) : null,
      ),
    () => eachSeat((seat) => checkInteger('lastTrick', lastTrick[seat], tricks[seat], tricksInDeal, seat)),
    () => checkDistinct('lastTrick', lastTrick),
  );
}

function checkDistinct(field: 'highestTrump' | 'lastTrick', values: BySeat<number>): OutcomeProblem | null {
  return eachSeat((seat) =>
    values[seat] > 0 && values.indexOf(values[seat]) < seat ? contradiction('same-twice', field, seat) : null,
  );
}

function eachSeat(check: (seat: Seat) => OutcomeProblem | null): OutcomeProblem | null {
  return firstProblem(...SEATS.map((seat) => () => check(seat)));
}

function sumOf(values: BySeat<number>): number {
  return values.reduce((sum, value) => sum + value, 0);
}
