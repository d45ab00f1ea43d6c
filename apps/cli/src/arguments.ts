import { parseArgs } from 'node:util';
import { err, ok } from '@stammtisch/rules';
import type { Result } from '@stammtisch/rules';
import { nearest } from './nearest.ts';

/** Options by long name: a flag, or one that takes a value. */
export type OptionKinds = Readonly<Record<string, 'flag' | 'value'>>;

/** The words after the name of a command. */
export interface Arguments {
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  /** Everything that is no option, in order. */
  readonly operands: readonly string[];
}

/** How the command line itself is wrong. */
export type ArgumentProblem =
  | { readonly code: 'option-unknown'; readonly option: string; readonly similar: string | null }
  | { readonly code: 'option-value-missing'; readonly option: string }
  | { readonly code: 'option-value-unwanted'; readonly option: string };

const SHORT: Readonly<Record<string, string>> = { h: 'help', V: 'version' };

/** Reads the words of a command line; the last value of an option counts. */
export function readArguments(words: readonly string[], kinds: OptionKinds): Result<Arguments, ArgumentProblem> {
  const flags = new Set<string>();
  const values = new Map<string, string>();
  const operands: string[] = [];
  for (const token of tokensOf(words, kinds)) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const name = SHORT[token.name] ?? token.name;
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined) return err(unknownOption(token.rawName, kinds));
    const problem = checkValue(kind, token.rawName, token);
    if (problem !== null) return err(problem);
    if (token.value === undefined) flags.add(name);
    else values.set(name, token.value);
  }
  return ok({ flags, values, operands });
}

function tokensOf(words: readonly string[], kinds: OptionKinds) {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const]),
  );
  return parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

interface OptionValue {
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** `--seed --json` forgot the seed; who means the text writes `--seed=--json`. */
function checkValue(
  kind: 'flag' | 'value',
  option: string,
  { value, inlineValue }: OptionValue,
): ArgumentProblem | null {
  if (kind === 'flag') return value === undefined ? null : { code: 'option-value-unwanted', option };
  const missing = value === undefined || (inlineValue !== true && value.startsWith('--'));
  return missing ? { code: 'option-value-missing', option } : null;
}

function unknownOption(option: string, kinds: OptionKinds): ArgumentProblem {
  const names = Object.keys(kinds).map((name) => `--${name}`);
  return { code: 'option-unknown', option, similar: nearest(option, names) };
}
