const TIMES = Number(process.env['PROPERTY_RUNS'] ?? 1) || 1;

/**
 * How often a property is tried: the number that suits every test run, times `PROPERTY_RUNS` for a longer search, or a shorter one.
 *
 * @example PROPERTY_RUNS=50 npx vitest run packages/rules
 */
export function runs(usual: number): number {
  return Math.max(1, Math.round(usual * TIMES));
}

/** Tests that try many cases may take their time on a busy machine. */
export const LONG = { timeout: 120_000 * Math.max(1, TIMES) };

/** Whether a property was tried often enough to expect that it met every kind of case. */
export const ALL_KINDS = TIMES >= 1;
