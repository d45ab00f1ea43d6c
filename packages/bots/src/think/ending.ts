import { SEATS, isDeclaring, isPlayOver, isTout, ok } from '@stammtisch/rules';
import type { Play, Seat } from '@stammtisch/rules';
import type { Solver } from '@stammtisch/solver';
import { moneyOf, stakesOf } from './stakes.ts';
import type { Circumstances, Stakes } from './stakes.ts';
import { playByThumb } from './thumb-play.ts';
import type { WorldPlay } from './thumb-play.ts';

/** How a world is brought to its end. */
export interface EndContext {
  readonly circumstances: Circumstances;
  readonly solver: Solver;
  /** Tricks to come from which on a world is solved with open cards; before, rules of thumb play it on to that point. */
  readonly exactFrom: number;
  /** Nodes that one solution may cost. */
  readonly nodes: number;
}

/** What a world brings one seat. */
export interface Ending {
  /** Change of its account, in the unit of the house rules. */
  readonly value: number;
  /** 1 if its side wins, otherwise 0; in a Ramsch if it does not pay. */
  readonly winning: number;
}

/** The end of a world for one seat: by rules of thumb, then with open cards. `null` if the solution cost too much. */
export function endOf(world: WorldPlay, seat: Seat, context: EndContext): Ending | null {
  const { play } = world;
  if (play.contract.game === 'ramsch') return ramschEnd(world, seat, context.circumstances);
  return endUnder(stakesOf(context.circumstances, play, seat), world, seat, context);
}

/** The same for stakes that are known. */
export function endUnder(stakes: Stakes, world: WorldPlay, seat: Seat, context: EndContext): Ending | null {
  const reached = reachedFrom(playByThumb(world, context.exactFrom).play, stakes.targets, context);
  return reached === null ? null : endingOf(stakes, world.play, seat, reached);
}

/** What it means for a seat that so many targets are reached. */
export function endingOf({ money, won }: Stakes, play: Play, seat: Seat, reached: number): Ending {
  return { value: money[reached] ?? 0, winning: Number((won[reached] ?? false) === isDeclaring(play, seat)) };
}

/** A Ramsch is played out by rules of thumb: what four players who each want to lose least would do with open cards has no one answer. */
export function ramschEnd(world: WorldPlay, seat: Seat, circumstances: Circumstances): Ending {
  const value = moneyOf(circumstances, playByThumb(world, 0).play, seat);
  return { value, winning: Number(value >= 0) };
}

/** How many ascending targets are reached from a position on, all cards open; the middle one is asked first. */
function reachedFrom(play: Play, targets: readonly number[], { solver, nodes }: EndContext): number | null {
  let low = 0;
  let high = targets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const target = targets[middle] ?? 0;
    const reached = isPlayOver(play) ? ok(hasReached(play, target)) : solver.reaches(play, target, { budget: nodes });
    if (!reached.ok) return null;
    if (reached.value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function hasReached(play: Play, target: number): boolean {
  const counted = isTout(play.contract) || play.contract.game === 'bettel' ? play.taken : play.points;
  return SEATS.reduce<number>((sum, seat) => sum + (isDeclaring(play, seat) ? counted[seat] : 0), 0) >= target;
}
