/**
 * Outcome of anything that may fail for reasons outside the program: a command of a player, a line of a file, a house rule.
 * Exceptions are kept for programmers' mistakes.
 */
export type Result<Value, Failure> = Ok<Value> | Err<Failure>;

export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Err<Failure> {
  readonly ok: false;
  readonly reason: Failure;
}

/** Wraps a success. */
export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

/** Wraps an expected failure. */
export function err<Failure>(reason: Failure): Err<Failure> {
  return { ok: false, reason };
}

/** Ends an exhaustive switch: the compiler proves that no case is left. */
export function assertNever(value: never): never {
  throw new Error(`unexpected case: ${JSON.stringify(value)}`);
}
