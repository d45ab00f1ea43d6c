import type { Result } from '@stammtisch/rules';

/** An answer of the solver that must be there. */
export function found<T, P>(answer: Result<T, P>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
  return answer.value;
}
