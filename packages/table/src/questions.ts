import type { BotName, Level } from '@stammtisch/bots';
import { botKey, hex } from '@stammtisch/fairdeal';
import { SEATS, type Seat, type View } from '@stammtisch/rules';
import { mustAct } from './clock.ts';
import { isAlive, isPlayedByBot, memberOf, type Evening } from './evening.ts';
import { seenBy } from './seen-by.ts';

/** What a bot is asked: it gets the view of its seat and chance, nothing else. */
export interface BotQuestion {
  readonly seat: Seat;
  readonly view: View;
  readonly bot: BotName;
  readonly level: Level;
  /** The chance of the bot, fixed before the deal: whoever has the proof can repeat what it did. */
  readonly seed: string;
  /** Whether the game waits for it; otherwise it may keep silent. */
  readonly must: boolean;
}

/** Whoever plays on for a person plays like this one. */
const SUBSTITUTE: BotName = 'xaver';

/** The bots that may do something now; those who may speak up out of turn before the one for whom the game waits. */
export function botQuestions(evening: Evening): readonly BotQuestion[] {
  return askedSeats(evening)
    .map((seat) => question(evening, seat))
    .toSorted((a, b) => Number(a.must) - Number(b.must));
}

/** Whether some bot may do something now. */
export function mayBotsAct(evening: Evening): boolean {
  return askedSeats(evening).length > 0;
}

function askedSeats(evening: Evening): readonly Seat[] {
  if (evening.phase !== 'playing' || evening.paused !== null || !isAlive(evening)) return [];
  return SEATS.filter((seat) => isPlayedByBot(evening, seat) && seenBy(evening.game, seat).actions.length > 0);
}

function question(evening: Evening, seat: Seat): BotQuestion {
  const member = evening.chairs[seat];
  const bot = member === null ? null : memberOf(evening, member).bot;
  const seen = seenBy(evening.game, seat);
  return {
    seat,
    view: seen,
    bot: bot ?? SUBSTITUTE,
    level: evening.level,
    seed: seedOf(evening, seat),
    must: mustAct(seen),
  };
}

function seedOf({ dealing, gameEvents }: Evening, seat: Seat): string {
  const locked = dealing?.dealing;
  if (locked?.phase !== 'opening') throw new Error('cards without a dealing');
  return `${hex(botKey(locked, seat))}/${gameEvents}`;
}
