import { missingOpenings } from '@stammtisch/fairdeal';
import { decide as decideGame, ok, type Seat } from '@stammtisch/rules';
import { beginDeal, dealAgain } from './begin-deal.ts';
import type { Circumstances, Decided } from './command.ts';
import { lock } from './consequences.ts';
import { seatTimes } from './clock.ts';
import { isAlive, memberOf, type Evening } from './evening.ts';
import type { EveningEvent } from './event.ts';
import { evolveAll } from './evolve.ts';
import { BILL_MS, FORGOTTEN_MS, OUTAGE_MS } from './times.ts';

/** What follows from time alone. */
export function decideTick(evening: Evening, circumstances: Circumstances): Decided {
  const { now } = circumstances;
  if (evening.phase === 'closed') return ok([]);
  if (isForgotten(evening, now)) return ok([...givenUp(evening), { type: 'closed' }]);
  if (evening.paused !== null) return ok([]);
  if (evening.phase === 'dealing') return ok(tickDealing(evening, circumstances));
  if (evening.phase === 'playing') return ok(tickPlaying(evening, now));
  if (evening.phase !== 'between' || !isAlive(evening) || evening.ready.length === 0) return ok([]);
  return ok(now >= evening.waitsSince + BILL_MS ? beginDeal(evening, circumstances) : []);
}

/** A server that died told nobody who was connected, so that does not count: where nothing happened for a day nobody is. */
function isForgotten({ lastAt }: Evening, now: number): boolean {
  return now >= lastAt + FORGOTTEN_MS;
}

/** What becomes of a deal that will not be played to its end. */
export function givenUp({ phase, dealing }: Evening): readonly EveningEvent[] {
  if (phase === 'playing') return [{ type: 'given-up' }];
  const locked = dealing?.dealing;
  return phase === 'dealing' && locked?.phase === 'opening' ? [{ type: 'void', missing: missingOpenings(locked) }] : [];
}

function tickDealing(evening: Evening, circumstances: Circumstances): readonly EveningEvent[] {
  const { now } = circumstances;
  const { dealing } = evening;
  if (dealing === null || now < dealing.until) return [];
  if (now > dealing.until + OUTAGE_MS) return [{ type: 'clock-restarted' }];
  if (dealing.dealing.phase === 'committing') return [lock(circumstances)];
  const nothing: EveningEvent = { type: 'void', missing: missingOpenings(dealing.dealing) };
  return [nothing, ...dealAgain(evolveAll(evening, [nothing], now), circumstances)];
}

/** Whoever let the time run out: a bot plays on for him. If only he may know that he was asked, he declines, and nobody hears more. */
function tickPlaying(evening: Evening, now: number): readonly EveningEvent[] {
  const late = seatTimes(evening).filter(({ until }) => until !== null && now >= until);
  if (late.some(({ until }) => now > (until ?? 0) + OUTAGE_MS)) return [{ type: 'clock-restarted' }];
  return late.slice(0, 1).flatMap(({ seat, secretly }) => (secretly ? declined(evening, seat) : away(evening, seat)));
}

function away(evening: Evening, seat: Seat): readonly EveningEvent[] {
  const member = evening.chairs[seat];
  if (member === null) return [];
  return [{ type: 'away', member, why: memberOf(evening, member).connection === null ? 'gone' : 'slow' }];
}

function declined(evening: Evening, seat: Seat): readonly EveningEvent[] {
  const decided = decideGame(evening.game, { type: 'no-stoss', seat });
  return decided.ok ? decided.value.map((event) => ({ type: 'game', event })) : [];
}
