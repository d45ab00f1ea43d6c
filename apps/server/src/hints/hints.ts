/**
 * Tells that something was stored at a table, so that whoever watches it looks at once and not only at the next turn. Nothing depends on it:
 * a hint may be lost, come twice or too late, since everybody reads the log by its numbers and looks from time to time anyway.
 */
export interface Hints {
  /** Says that the table has new events, and how many it has by now where that is known. Comes back at once and never fails. */
  readonly say: (table: string, length?: number) => void;
  /** Calls for every hint that arrives, our own too; `null` where some may have been missed. Gives back what ends it. */
  readonly listen: (listener: HintListener) => () => void;
  /** Whether nobody but this process writes, so that none is ever lost and nobody has to look from time to time. */
  readonly areSure: boolean;
  readonly close: () => Promise<void>;
}

/** Hears that a table has new events, so many if it is known how many; `null` if some hints may have been missed. */
export type HintListener = (table: string | null, length?: number) => void;
