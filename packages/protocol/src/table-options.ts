import type { Level } from '@stammtisch/bots';

/** Seconds that somebody may think before a bot plays on for him; 0 for as long as he likes. */
export const CLOCKS = [0, 30, 60, 90, 180] as const;
export type Clock = (typeof CLOCKS)[number];

/** What the host decides about a table besides the rules of the game. */
export interface TableOptions {
  /** Whether it stands in the list of open tables. */
  readonly listed: boolean;
  /** Whether people who have the link may watch, with closed cards. */
  readonly spectators: boolean;
  /** Whether nobody new may sit down. */
  readonly locked: boolean;
  /** Whether people may write to each other; the prepared phrases are always there. */
  readonly freeText: boolean;
  readonly clock: Clock;
  /** How well bots play here. */
  readonly level: Level;
}

/** A table that is opened without a word about it. */
export const DEFAULT_OPTIONS: TableOptions = {
  listed: false,
  spectators: true,
  locked: false,
  freeText: false,
  clock: 90,
  level: 'regular',
};
