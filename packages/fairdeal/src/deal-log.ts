import { u8, type Bytes } from './bytes.ts';
import { taggedHash } from './tagged-hash.ts';

/** What an entry of the log says about a deal: that nothing can change any more, or that it is over and open. */
export type LogEntry = 'lock' | 'reveal';

const KIND: Readonly<Record<LogEntry, number>> = { lock: 1, reveal: 2 };

/** Head of a log without entries. */
export const EMPTY_LOG: Bytes = new Uint8Array(32);

/** The head after one more entry: each head holds all entries before it, so none can be left out or changed later. */
export function logStep(head: Bytes, entry: LogEntry, hash: Bytes): Bytes {
  return taggedHash('log', head, u8(KIND[entry]), hash);
}
