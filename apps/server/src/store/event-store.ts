/**
 * Where the logs of tables live: the port behind which a database stands. What is acknowledged is durable; nobody is told anything before.
 */
export interface EventStore {
  /**
   * Adds what one command led to, all of it or nothing, behind the `from` events that its sender knew. Resolves after the commit. A command
   * that was answered before gets its first answer again, whatever came since: repeating it is harmless. Rejects only if the store itself
   * fails; then it takes nothing more, and the process should stop.
   */
  readonly append: (command: StoredCommand) => Promise<Appended>;
  /** Events of a table from number `from` on (0 for the first), in order; none for a table that nobody knows. */
  readonly read: (table: string, from?: number) => Promise<readonly StoredEvent[]>;
  /** Waits until everything that was handed in is answered, and closes. Nothing may be handed in after it. */
  readonly close: () => Promise<void>;
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
}

/** What became of a command. */
export type Appended =
  /** Its events have the numbers `from` to `to` - 1. `again` if that was so before. */
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
