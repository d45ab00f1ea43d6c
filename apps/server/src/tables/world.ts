import type { BotQuestion } from '@stammtisch/table';
import type { SeatAction } from '@stammtisch/rules';
import type { Hints } from '../hints/hints.ts';
import type { EventStore } from '../store/event-store.ts';

/** Everything outside that tables need: in the tests another one, with its own time, chance and faults. */
export interface World {
  readonly store: EventStore;
  readonly hints: Hints;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** So many bytes that nobody can guess. */
  readonly bytes: (count: number) => Uint8Array;
  /** What a bot does; `null` if it keeps silent. */
  readonly mind: (question: BotQuestion) => Promise<SeatAction | null>;
  /** How long a bot lets pass before it begins to think, in milliseconds. */
  readonly botDelay: () => number;
  /** Does what a bot that has thought since then wants when its time is over, so that nobody sees whether it had a choice. Need not wait for it. */
  readonly hold: (since: number, work: () => Promise<void>) => Promise<void>;
  /** Told of an error that nobody else hears of: a log that cannot be read, a bot that fails. The other tables go on. */
  readonly failed: (error: unknown) => void;
  readonly rules: ServerRules;
}

/** What the operator allows. */
export interface ServerRules {
  /** Whether there is a list of open tables. */
  readonly lobby: boolean;
  /** Whether hosts may allow free text. */
  readonly freeText: boolean;
  /** Whether new tables may be opened while so many are looked at here: not when it is full, and not while it is about to stop. */
  readonly newTables: (watched: number) => boolean;
}

/** A number from 0 up to but not including `bound` (at most 256), all equally likely. */
export function numberBelow(world: Pick<World, 'bytes'>, bound: number): number {
  const limit = 256 - (256 % bound);
  for (;;) {
    const [byte = 0] = world.bytes(1);
    if (byte < limit) return byte % bound;
  }
}

/** A new id: 16 bytes in hex. */
export function newId(world: Pick<World, 'bytes'>): string {
  return Buffer.from(world.bytes(16)).toString('hex');
}
