import type { HouseRules, HouseRuleSet } from '../house-rules.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { adapt } from './adapt.ts';
import { conflictIn } from './conflict.ts';
import { OPTION_NAMES, isOptionName, optionOf } from './options.ts';
import type { OptionName } from './options.ts';
import { expectationOf, takes } from './option-value.ts';
import { PRESET_NAMES, isPresetName, presetBase } from './presets.ts';
import type { PresetName } from './presets.ts';
import { givenText } from './problem.ts';
import type { HouseRuleProblem } from './problem.ts';

/** House rules as they are written down: a preset and what differs from it (`formats.md` 2). */
export interface WrittenHouseRules {
  readonly preset: PresetName;
  readonly set?: HouseRuleSet;
}

const FIELDS = ['preset', 'set'] as const;

/**
 * Reads house rules from data of any origin. Strict: an unknown preset or option, a wrong type or a value out of bounds is refused and
 * named, nothing is clamped (B58). What the preset says gives way to what `set` says; two options of `set` that contradict each other are
 * refused (C.8).
 *
 * @example readHouseRules({ preset: 'wirtshaus', set: { 'tariff.rufspiel': 20 } })
 */
export function readHouseRules(input: unknown): Result<HouseRules, HouseRuleProblem> {
  if (!isObject(input)) return err({ code: 'rules-not-object', given: givenText(input) });
  const field = Object.keys(input).find((key) => !FIELDS.some((known) => known === key));
  if (field !== undefined) return err({ code: 'rules-field-unknown', field, expected: FIELDS });
  const { preset } = input;
  if (preset === undefined) return err({ code: 'preset-missing', expected: PRESET_NAMES });
  if (!isPresetName(preset)) return err({ code: 'preset-unknown', given: givenText(preset), expected: PRESET_NAMES });
  const set = readSet(input['set']);
  return set.ok ? layOver(preset, set.value) : set;
}

/** The rules that a preset and valid option values make, if they go together. */
export function layOver(preset: PresetName, set: HouseRuleSet): Result<HouseRules, HouseRuleProblem> {
  const rules = adapt(presetBase(preset), set);
  const conflict = conflictIn(rules);
  return conflict === null ? ok(rules) : err({ code: 'rule-conflict', ...conflict });
}

function readSet(input: unknown): Result<HouseRuleSet, HouseRuleProblem> {
  if (input === undefined) return ok({});
  if (!isObject(input)) return err({ code: 'set-not-object', given: givenText(input) });
  const set: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (!isOptionName(name)) return err({ code: 'rule-unknown', option: name, similar: similarOption(name) });
    const option = optionOf(name);
    if (!takes(option, value)) {
      return err({ code: 'rule-value', option: name, given: givenText(value), expected: expectationOf(option) });
    }
    // JSON knows -0; no amount is less than nothing.
    set[name] = value === 0 ? 0 : value;
  }
  return ok(set as HouseRuleSet);
}

/** The option that was probably meant: same letters in another case, or the only one with the same last word. */
function similarOption(name: string): OptionName | null {
  const wanted = name.toLowerCase();
  const sameLetters = OPTION_NAMES.find((option) => option.toLowerCase() === wanted);
  if (sameLetters !== undefined) return sameLetters;
  const [only, ...others] = OPTION_NAMES.filter((option) => option.toLowerCase().endsWith(`.${wanted}`));
  return only !== undefined && others.length === 0 ? only : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
