/**
 * Tells that something was stored at a table, so that whoever watches it looks at once and not only at the next turn. Nothing depends on it:
 * a hint may be lost, come twice or too late, since everybody reads the log by its numbers and looks from time to time anyway.
 */
export interface Hints {
  /** Says that the table has new events. Comes back at once and never fails. */
  readonly say: (table: string) => void;
  /** Calls for every hint that arrives, our own too; `null` where some may have been missed. Gives back what ends it. */
  readonly listen: (listener: (table: string | null) => void) => () => void;
  readonly close: () => Promise<void>;
}
