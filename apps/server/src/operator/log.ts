/**
 * Everything that the server writes into its log. The list is closed and holds numbers and words of our own only: no cards, names, ids,
 * addresses or messages of others could get in, whatever happens. Errors are named by their kind and code; what they say may hold anything.
 */
export type LogEntry =
  | { readonly event: 'started'; readonly port: number; readonly store: 'sqlite' | 'postgres' }
  | { readonly event: 'stopping'; readonly signal: 'SIGINT' | 'SIGTERM' | 'failure' }
  | { readonly event: 'stopped'; readonly seconds: number }
  | {
      readonly event: 'request';
      readonly method: 'GET' | 'HEAD' | 'POST' | 'other';
      readonly status: number;
      readonly ms: number;
    }
  | { readonly event: 'refused'; readonly reason: RefusalReason }
  | ({ readonly event: 'failed'; readonly part: ServerPart } & ErrorKind);

/** Why somebody was not let in. */
export type RefusalReason =
  'origin' | 'too-many-connections' | 'too-many-from-one-address' | 'too-large' | 'malformed' | 'too-fast';

/** Where something failed. */
export type ServerPart = 'store' | 'hints' | 'table' | 'connection' | 'job' | 'start' | 'stop';

/** What kind of error it was. */
export interface ErrorKind {
  readonly kind: string;
  readonly code: string | null;
}

/** Takes entries; the clock and where they go come from outside. */
export type Log = (entry: LogEntry) => void;

/** A log of JSON lines with the time in front. */
export function jsonLog(now: () => Date, write: (line: string) => void): Log {
  return (entry) => write(`${JSON.stringify({ time: now().toISOString(), ...entry })}\n`);
}

/** Kinds of errors of the language and of Node, by their names; others are called `Error`. */
const KINDS = new Set([
  'TypeError',
  'RangeError',
  'SyntaxError',
  'ReferenceError',
  'AggregateError',
  'AbortError',
  'DatabaseError',
]);

/** Codes of the system, of Node, and of PostgreSQL (SQLSTATE). */
const CODE = /^(E[A-Z]{2,20}|ERR_[A-Z0-9_]{2,40}|\d[0-9A-Z]{4}|XX\d{3})$/;

/** An error without what it says: its kind if it is a known one, its code if it looks like one. */
export function errorKind(error: unknown): ErrorKind {
  if (!(error instanceof Error)) return { kind: typeof error, code: null };
  const code = 'code' in error ? String(error.code) : '';
  return { kind: KINDS.has(error.name) ? error.name : 'Error', code: CODE.test(code) ? code : null };
}
