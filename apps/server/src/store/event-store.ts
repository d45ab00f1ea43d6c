/**
 * Where the logs of tables live: the port behind which a database stands. What is acknowledged is durable; nobody is told anything before.
 */
export interface EventStore {
  /**
   * Adds what one command led to, all of it or nothing, behind the `from` events that its sender knew. Resolves after the commit. A command
   * that was answered before gets its first answer again, whatever came since: repeating it is harmless. Rejects with a TypeError what is no
   * text or no JSON, and that command alone; otherwise only if the store itself fails: then it takes nothing more, and the process should stop.
   */
  readonly append: (command: StoredCommand) => Promise<Appended>;
  /** Events of a table from number `from` on (0 for the first), in order; none for a table that nobody knows. */
  readonly read: (table: string, from?: number) => Promise<readonly StoredEvent[]>;
  /**
   * Tables whose time has come, at most so many, the longest overdue first, for the caller alone until `leasedUntil`: nobody else is given
   * them before then, unless something happens at the table. Times are in milliseconds since 1970.
   */
  readonly due: (now: number, leasedUntil: number, most: number) => Promise<readonly string[]>;
  /** Changes the upkeep of a table to which nothing happened; does nothing unless it still has `length` events. */
  readonly keepUp: (table: string, length: number, upkeep: Upkeep) => Promise<void>;
  /** Tables that are open to everybody, at most so many, in the order of their names. */
  readonly listed: (most: number) => Promise<readonly ListedTable[]>;
  /** Forgets a log with all its commands: a person who wants to be deleted, words of a chat that are too old. */
  readonly erase: (table: string) => Promise<void>;
  /** Waits until everything that was handed in is answered, and closes. Nothing may be handed in after it. */
  readonly close: () => Promise<void>;
}

/** A store whose logs can all be found: for whoever takes them along. */
export interface WholeStore extends EventStore {
  /** Names of tables that have a log, at most so many, in their order: those behind `after`, or from the first on. */
  readonly tables: (after: string | null, most: number) => Promise<readonly string[]>;
}

/** A command that was decided, and what it led to. */
export interface StoredCommand {
  readonly table: string;
  /** Made by the client, 128 bits by chance: the same command sent again has the same id. */
  readonly id: string;
  /** How many events of the table were known when it was decided. */
  readonly from: number;
  /** At least one event, as JSON values. */
  readonly events: readonly unknown[];
  /** Replaces the upkeep of the table, in the same commit. Without it the table keeps what it had. */
  readonly upkeep?: Upkeep;
}

/** What has to be known of a table without reading its log. */
export interface Upkeep {
  /** When somebody has to look after it, in milliseconds since 1970; `null` if nothing happens there by itself. */
  readonly wakeAt: number | null;
  /** How it stands in the list of open tables, as JSON value; `null` if it is not in it. */
  readonly listed: unknown;
}

/** A line of the list of open tables. */
export interface ListedTable {
  readonly table: string;
  readonly listed: unknown;
}

/** What became of a command. */
export type Appended =
  /** Its events have the numbers `from` to `to` - 1. `again` if that was so before: then read them, they may be others than these. */
  | { readonly kind: 'stored'; readonly from: number; readonly to: number; readonly again: boolean }
  /** Somebody else was first: the table has `length` events by now. Read them and decide again. */
  | { readonly kind: 'behind'; readonly length: number };

/** An event as it lies in the log of its table. */
export interface StoredEvent {
  /** 0 for the first event of the table. */
  readonly number: number;
  /** The command that led to it. */
  readonly command: string;
  readonly event: unknown;
}
