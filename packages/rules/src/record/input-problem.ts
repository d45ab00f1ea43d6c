import type { Card } from '../card.ts';
import { givenText } from '../house-rules/problem.ts';
import type { HouseRuleProblem } from '../house-rules/problem.ts';

/** What a field of a record takes, as data for a sentence. */
export type Expected =
  | { readonly kind: 'object' }
  | { readonly kind: 'list'; readonly length: number | null }
  | { readonly kind: 'list-at-most'; readonly most: number }
  | { readonly kind: 'text' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'card' }
  | { readonly kind: 'seat' }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number)[] }
  /** Nothing: the field does not belong here. */
  | { readonly kind: 'absent' };

/**
 * Why a record or a position could not be read. `field` is the path in the JSON, such as `hands[1][3]`. Codes are stable and are the keys
 * of the sentences in `packages/texts`.
 */
export type InputProblem =
  | { readonly code: 'field-missing'; readonly field: string; readonly expected: Expected }
  | { readonly code: 'field-value'; readonly field: string; readonly given: string; readonly expected: Expected }
  | { readonly code: 'card-twice'; readonly field: string; readonly card: Card }
  | { readonly code: 'card-not-in-deck'; readonly field: string; readonly card: Card }
  | { readonly code: 'card-not-held'; readonly field: string; readonly card: Card }
  | { readonly code: 'card-count'; readonly field: string; readonly given: number; readonly expected: number }
  | { readonly code: 'seat-twice'; readonly field: string; readonly seat: number }
  | { readonly code: 'house-rules'; readonly field: string; readonly problem: HouseRuleProblem };

export type InputProblemCode = InputProblem['code'];

/** The problem of a value that is not what the field takes; a value that is not there is a problem of its own. */
export function wrongValue(field: string, value: unknown, expected: Expected): InputProblem {
  if (value === undefined) return { code: 'field-missing', field, expected };
  return { code: 'field-value', field, given: givenText(value), expected };
}
