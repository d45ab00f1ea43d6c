/** Another one was first: the same event number, the same command; or the same table of the database, when several nodes start at once. */
const TAKEN = new Set(['23505', '42710', '42P07']);

/**
 * Classes of SQLSTATE that pass: connection (08), transaction given up because of others (40), too little of something (53), stopped by the
 * operator or while starting (57), and errors of the system below (58).
 */
const PASSING_CLASSES = new Set(['08', '40', '53', '57', '58']);

/**
 * A lock that was not to be had in time; a server that may only be read, because another one has taken over; a transaction that stood still for too
 * long, because this process did.
 */
const PASSING_STATES = new Set(['55P03', '25006', '25P03']);

const PASSING_NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** What the driver says, without a code, when a connection ends or takes too long. */
const PASSING_MESSAGE = /connection terminated|connection ended|connection error|timeout|not queryable/i;

/** Whether something failed because another one did the same first. */
export function isConflict(error: unknown): boolean {
  return TAKEN.has(codeOf(error) ?? '');
}

/** Whether the same question may find an answer a little later. */
export function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined) return error instanceof Error && PASSING_MESSAGE.test(error.message);
  return PASSING_NETWORK.has(code) || PASSING_STATES.has(code) || PASSING_CLASSES.has(code.slice(0, 2));
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
