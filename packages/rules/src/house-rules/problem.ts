import type { BiddableGame } from '../contract.ts';
import type { OptionName } from './options.ts';
import type { PresetName } from './presets.ts';

/**
 * Why house rules were refused. Codes are stable and are the keys of the sentences in `packages/texts`; the other fields are what such
 * a sentence names. `given` is the refused value as short text.
 */
export type HouseRuleProblem =
  | { readonly code: 'rules-not-object'; readonly given: string }
  | { readonly code: 'rules-field-unknown'; readonly field: string; readonly expected: readonly string[] }
  | { readonly code: 'preset-missing'; readonly expected: readonly PresetName[] }
  | { readonly code: 'preset-unknown'; readonly given: string; readonly expected: readonly PresetName[] }
  | { readonly code: 'set-not-object'; readonly given: string }
  | { readonly code: 'rule-unknown'; readonly option: string; readonly similar: OptionName | null }
  | { readonly code: 'rule-value'; readonly option: OptionName; readonly given: string; readonly expected: Expectation }
  | ({ readonly code: 'rule-conflict' } & Conflict);

export type HouseRuleProblemCode = HouseRuleProblem['code'];

/** What an option takes. */
export type Expectation =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number)[] }
  | {
      readonly kind: 'integer';
      readonly min: number;
      readonly max: number;
      /** Words that are taken instead of a number; often none. */
      readonly words: readonly string[];
    }
  /** A list of games without repetition. */
  | { readonly kind: 'games'; readonly of: readonly string[] }
  /** A list of exactly so many games. */
  | { readonly kind: 'games-exactly'; readonly length: number; readonly of: readonly string[] }
  /** A list of groups, each of two games or more, no game twice. */
  | { readonly kind: 'game-groups'; readonly of: readonly string[] };

/** Two options that contradict each other (C.8). `because` is stable like a code. */
export type Conflict =
  /** Check 1. */
  | (Pair & { readonly because: 'laufende-max-below-min'; readonly max: number; readonly min: number })
  /** Check 2. */
  | (Pair & { readonly because: 'tout-of-game-off'; readonly game: BiddableGame })
  /** Check 3: the second interested player would need less than the first. */
  | (Pair & { readonly because: 'minimum-games-not-ascending' })
  /** Check 4. */
  | (Pair & { readonly because: 'stoss-off-with-steps'; readonly steps: number })
  | (Pair & { readonly because: 'stoss-on-without-steps' })
  /** Check 5: Klopfen happens between two packets. `possible` lists after how many cards. */
  | (Pair & { readonly because: 'knock-inside-packet'; readonly cards: number; readonly possible: readonly number[] })
  /** The short deck is dealt 2x3 and nothing else is. */
  | (Pair & { readonly because: 'cut-of-small-deck'; readonly cards: number; readonly most: number })
  | (Pair & { readonly because: 'packets-of-other-deck'; readonly packets: string; readonly deck: number })
  /** Check 6. */
  | (Pair & { readonly because: 'all-pass-stock-off' })
  | (Pair & { readonly because: 'stock-contribution-zero' })
  /** Check 7. */
  | (Pair & { readonly because: 'neither-rufspiel-nor-solo' })
  | (Pair & { readonly because: 'muss-without-rufspiel-and-solo' })
  /** A game that is played has no place in the order. */
  | (Pair & { readonly because: 'rank-missing'; readonly game: BiddableGame });

/** The option that is refused, and the one it does not go with. */
interface Pair {
  readonly option: OptionName;
  readonly other: OptionName;
}

const LONGEST_GIVEN = 60;

/** A refused value as one short line: strings in quotes, lists with their items, objects only as `{…}`. Never throws. */
export function givenText(value: unknown): string {
  const text = Array.isArray(value) ? `[${value.slice(0, 10).map(atom).join(',')}]` : atom(value);
  return text.length <= LONGEST_GIVEN ? text : `${text.slice(0, LONGEST_GIVEN - 1)}…`;
}

function atom(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.slice(0, LONGEST_GIVEN));
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? '[…]' : '{…}';
    case 'bigint':
    case 'symbol':
    case 'function':
      return typeof value;
  }
}
