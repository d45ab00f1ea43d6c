import { isPresetName, readHouseRules } from '@stammtisch/rules';
import type { HouseRuleSet, PresetName } from '@stammtisch/rules';
import { cleanName } from './share-link.ts';

/** House rules that somebody saved under a name: "Unsere Runde". */
export interface Round {
  readonly id: string;
  readonly name: string;
  readonly preset: PresetName;
  readonly set: HouseRuleSet;
}

/** What this browser keeps of house rules. */
export interface StoredRules {
  readonly rounds: readonly Round[];
  /** What was chosen last. */
  readonly preset: PresetName;
  readonly set: HouseRuleSet;
  /** The round it was chosen from, or `null`. */
  readonly round: string | null;
}

/** Layout of the stored text. */
const VERSION = 1;
const MOST_ROUNDS = 100;

const NOTHING: StoredRules = { rounds: [], preset: 'schafkopfschule', set: {}, round: null };

/**
 * Reads stored text of any origin. What cannot be read is left out, and `isWhole` is false then: whoever writes next keeps a copy of the
 * old text first.
 */
export function readStoredRules(text: string | null): { readonly stored: StoredRules; readonly isWhole: boolean } {
  if (text === null) return { stored: NOTHING, isWhole: true };
  const { version, rounds, chosen } = parsed(text);
  if (version !== VERSION || !Array.isArray(rounds)) return { stored: NOTHING, isWhole: false };
  const read = rounds.slice(0, MOST_ROUNDS).flatMap(readRound);
  const known = read.filter(({ id }, index) => read.findIndex((other) => other.id === id) === index);
  const last = readChosen(chosen, known);
  return {
    stored: { rounds: known, ...(last ?? { preset: NOTHING.preset, set: {}, round: null }) },
    isWhole: known.length === rounds.length && last !== null,
  };
}

/** The text that `readStoredRules` reads. */
export function storedText({ rounds, preset, set, round }: StoredRules): string {
  return JSON.stringify({ version: VERSION, rounds, chosen: { preset, set, round } });
}

function readRound(input: unknown): readonly Round[] {
  if (!isObject(input) || typeof input['id'] !== 'string' || typeof input['name'] !== 'string') return [];
  const name = cleanName(input['name']);
  const rules = readRules(input);
  return name === '' || rules === null ? [] : [{ id: input['id'], name, ...rules }];
}

function readChosen(input: unknown, rounds: readonly Round[]): Omit<StoredRules, 'rounds'> | null {
  if (!isObject(input)) return null;
  const rules = readRules(input);
  const round = rounds.find(({ id }) => id === input['round'])?.id ?? null;
  return rules === null ? null : { ...rules, round };
}

function readRules({ preset, set }: Readonly<Record<string, unknown>>): Pick<Round, 'preset' | 'set'> | null {
  if (!isPresetName(preset) || !readHouseRules({ preset, set }).ok) return null;
  return { preset, set: set ?? {} };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
