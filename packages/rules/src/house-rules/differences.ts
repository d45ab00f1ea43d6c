import type { HouseRules, HouseRuleSet, OptionValue } from '../house-rules.ts';
import { adapt } from './adapt.ts';
import { OPTION_NAMES } from './options.ts';
import type { OptionName } from './options.ts';
import { PRESETS, PRESET_NAMES, presetBase } from './presets.ts';
import type { PresetName } from './presets.ts';
import type { WrittenHouseRules } from './read-house-rules.ts';

/** One option that somebody chose differently from a preset. */
export interface HouseRuleDifference {
  readonly option: OptionName;
  readonly inPreset: OptionValue;
  readonly here: OptionValue;
}

/**
 * What was chosen differently from a preset, in the order of part C. What merely follows from a choice is not listed: whoever switches
 * the Geier on did not also change the order of rank.
 */
export function differencesFrom(rules: HouseRules, preset: PresetName): readonly HouseRuleDifference[] {
  const set = smallestSet(rules, preset);
  return OPTION_NAMES.filter((name) => name in set).map((option) => ({
    option,
    inPreset: PRESETS[preset][option],
    here: rules[option],
  }));
}

/** The preset with the fewest differences; of equal ones the first of `PRESET_NAMES`. */
export function nearestPreset(rules: HouseRules): PresetName {
  const sizeFrom = (preset: PresetName): number => Object.keys(smallestSet(rules, preset)).length;
  return PRESET_NAMES.reduce((best, preset) => (sizeFrom(preset) < sizeFrom(best) ? preset : best));
}

/**
 * House rules as a record holds them: a preset, by default the nearest, and as few options as possible. Reading it gives equal rules.
 * No `set` at all where nothing differs.
 */
export function writeHouseRules(rules: HouseRules, preset: PresetName = nearestPreset(rules)): WrittenHouseRules {
  const set = smallestSet(rules, preset);
  return Object.keys(set).length === 0 ? { preset } : { preset, set };
}

/** As few options as possible that turn the preset into the rules: no single one of them can be left out. */
function smallestSet(rules: HouseRules, preset: PresetName): HouseRuleSet {
  const names = sufficientNames(rules, preset);
  const needed = names.reduceRight<readonly OptionName[]>((kept, name) => {
    const fewer = kept.filter((other) => other !== name);
    return deviations(rules, preset, fewer).length === 0 ? fewer : kept;
  }, names);
  return pick(rules, needed);
}

/** The options that differ, then those that the others would change if they were not said too. */
function sufficientNames(
  rules: HouseRules,
  preset: PresetName,
  names: readonly OptionName[] = [],
): readonly OptionName[] {
  const more = deviations(rules, preset, names).filter((name) => !names.includes(name));
  return more.length === 0 ? names : sufficientNames(rules, preset, [...names, ...more]);
}

/** What would still differ from the rules if only the named options were laid over the preset. */
function deviations(rules: HouseRules, preset: PresetName, names: readonly OptionName[]): readonly OptionName[] {
  const made = adapt(presetBase(preset), pick(rules, names));
  return OPTION_NAMES.filter((name) => !isSameValue(made[name], rules[name]));
}

function pick(rules: HouseRules, names: readonly OptionName[]): HouseRuleSet {
  return Object.fromEntries(names.map((name) => [name, rules[name]]));
}

/** Whether two values of one option are equal; lists by their items. */
function isSameValue(a: OptionValue, b: OptionValue): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
