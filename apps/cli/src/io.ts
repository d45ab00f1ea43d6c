/** Text on its way out. */
export interface Output {
  /** Whether a person reads it on a terminal. */
  readonly isTerminal: boolean;
  /** Whether nobody reads it any more: the other end of the pipe has gone, or the disk is full. */
  readonly closed: boolean;
  /** Holds text back until `flush`. */
  readonly write: (text: string) => void;
  /** Hands the text on and waits while the reader is slower than we are. */
  readonly flush: () => Promise<void>;
}

/** Everything a command knows of the outside world; tests give it one in memory. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdinIsTerminal: boolean;
  /** The bytes of a file; throws a system error while it is read if it cannot be. */
  readonly openFile: (name: string) => AsyncIterable<Uint8Array>;
  readonly out: Output;
  readonly err: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds, for progress. */
  readonly now: () => number;
}
