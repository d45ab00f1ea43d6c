import type { Appended, StoredCommand } from './event-store.ts';

/** What a database knows that decides about a command. */
export interface Knowledge {
  /** The answer that this command got before. */
  readonly answer: { readonly first: number; readonly next: number } | undefined;
  /** How many events its table has. */
  readonly length: number;
}

/** The answer to a command, the same for every database; it is to be written if it is new. */
export function decideAppend({ from, events }: StoredCommand, { answer, length }: Knowledge): Appended {
  if (answer !== undefined) return { kind: 'stored', from: answer.first, to: answer.next, again: true };
  if (length !== from) return { kind: 'behind', length };
  return { kind: 'stored', from, to: from + events.length, again: false };
}
