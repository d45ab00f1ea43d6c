import type { Bytes } from '@stammtisch/fairdeal';
import { seatTimes } from './clock.ts';
import { isAlive, type Evening } from './evening.ts';
import { mayBotsAct } from './questions.ts';
import { BILL_MS, FORGOTTEN_MS } from './times.ts';

/** What the time of the next wake-up depends on besides the evening. */
export interface Waking {
  readonly now: number;
  /** Milliseconds a bot lets pass; drawn by chance and never from its cards. */
  readonly botDelay: number;
  /** Whether the bots were asked in this position and kept silent. */
  readonly botsAsked: boolean;
}

/** When somebody has to look after the table again, milliseconds since 1970; `null` if never. */
export function wakeAt(evening: Evening, { now, botDelay, botsAsked }: Waking): number | null {
  if (evening.phase === 'closed') return null;
  const forgotten = evening.lastAt + FORGOTTEN_MS;
  if (evening.paused !== null) return forgotten;
  const times = [forgotten];
  if (evening.phase === 'dealing' && evening.dealing !== null) times.push(evening.dealing.until);
  if (evening.phase === 'between' && evening.ready.length > 0 && isAlive(evening))
    times.push(evening.waitsSince + BILL_MS);
  times.push(...seatTimes(evening).flatMap(({ until }) => (until === null ? [] : [until])));
  if (!botsAsked && mayBotsAct(evening)) times.push(now + botDelay);
  return Math.max(now, Math.min(...times));
}

/** The shortest and the longest time that a bot lets pass. */
export const BOT_DELAY_MS = { shortest: 900, longest: 2_500 };
const MEAN_MORE = 500;

/** How long a bot lets pass: the same law whatever it holds and whether it has a choice. */
export function botDelay(bytes: (count: number) => Bytes): number {
  const [high = 0, low = 0] = bytes(2);
  const chance = (high * 256 + low + 0.5) / 65_536;
  return Math.min(BOT_DELAY_MS.longest, Math.round(BOT_DELAY_MS.shortest - MEAN_MORE * Math.log(chance)));
}
