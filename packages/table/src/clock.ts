import { SEATS, type Seat, type SeatAction, type View } from '@stammtisch/rules';
import type { ClockLine } from '@stammtisch/protocol';
import { isAlive, isPlayedByBot, memberOf, type Evening } from './evening.ts';
import { seenBy } from './seen-by.ts';
import { GONE_MS } from './times.ts';

/** Actions that a seat may do out of turn and need not do at all. */
const OPTIONAL: ReadonlySet<SeatAction['type']> = new Set(['stoss', 'lay-sie', 'claim']);

/** Whether the game waits for this seat. */
export function mustAct({ actions }: View): boolean {
  return actions.some(({ type }) => !OPTIONAL.has(type));
}

/** A seat for which the game waits, and how long it may take. */
export interface SeatTime {
  readonly seat: Seat;
  /** When a bot plays on; `null` if nobody minds. */
  readonly until: number | null;
  /** Whether only the seat itself may know that it is asked: it has to answer a Stoß (B12). */
  readonly secretly: boolean;
}

/** Seats of people for which the game waits. */
export function seatTimes(evening: Evening): readonly SeatTime[] {
  if (evening.phase !== 'playing' || evening.paused !== null || !isAlive(evening)) return [];
  const secretly = seenBy(evening.game, 'spectator').deal?.stossOpen === true;
  return SEATS.filter((seat) => !isPlayedByBot(evening, seat) && mustAct(seenBy(evening.game, seat))).map((seat) => ({
    seat,
    until: untilOf(evening, seat),
    secretly,
  }));
}

function untilOf(evening: Evening, seat: Seat): number | null {
  const member = evening.chairs[seat];
  if (member === null) return null;
  const { connection, goneSince } = memberOf(evening, member);
  if (connection === null) return Math.max(goneSince, evening.waitsSince) + GONE_MS;
  const { clock } = evening.options;
  return clock === 0 ? null : evening.waitsSince + clock * 1000;
}

/**
 * The clock as everybody sees it. Whose answer to a Stoß is missing is secret, so then it says only when the last moment is, as if a person were
 * asked.
 */
export function clockLine(evening: Evening): ClockLine | null {
  if (evening.phase !== 'playing' || evening.paused !== null || !isAlive(evening)) return null;
  const turn = seenBy(evening.game, 'spectator').deal?.turn ?? null;
  const { waitsSince: since, options } = evening;
  if (turn === null) return options.clock === 0 ? null : { since, until: since + options.clock * 1000 };
  if (isPlayedByBot(evening, turn)) return null;
  const until = untilOf(evening, turn);
  return until === null ? null : { since, until };
}
