import fc from 'fast-check';
import type { HouseRules, HouseRuleSet } from '../src/house-rules.ts';
import type { Option } from '../src/house-rules/option.ts';
import { OPTION_NAMES, optionOf } from '../src/house-rules/options.ts';
import type { OptionName } from '../src/house-rules/options.ts';
import { PRESET_NAMES } from '../src/house-rules/presets.ts';
import type { PresetName } from '../src/house-rules/presets.ts';
import { readHouseRules } from '../src/house-rules/read-house-rules.ts';

/** Any value that an option takes. */
export function valueOf(option: Option): fc.Arbitrary<unknown> {
  switch (option.kind) {
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...option.values);
    case 'integer':
      return fc.integer({ min: option.min, max: option.max });
    case 'integer-or-word':
      return fc.oneof(fc.integer({ min: option.min, max: option.max }), fc.constantFrom(...option.words));
    case 'games':
      return option.length === undefined
        ? fc.shuffledSubarray([...option.of])
        : fc.array(fc.constantFrom(...option.of), { minLength: option.length, maxLength: option.length });
    case 'game-groups':
      return fc
        .tuple(fc.shuffledSubarray([...option.of]), fc.integer({ min: 2, max: 4 }))
        .map(([games, size]) => [games.slice(0, size), games.slice(size)].filter((group) => group.length > 1));
  }
}

/** One option with a value that it takes. */
function entryOf(name: OptionName): fc.Arbitrary<readonly [OptionName, unknown]> {
  return valueOf(optionOf(name)).map((value) => [name, value] as const);
}

/** A preset and any options, mostly few, sometimes all of them; they may contradict each other. */
const written: fc.Arbitrary<{ preset: PresetName; set: Record<string, unknown> }> = fc
  .tuple(
    fc.constantFrom(...PRESET_NAMES),
    fc.oneof(
      { weight: 3, arbitrary: fc.subarray([...OPTION_NAMES], { maxLength: 8 }) },
      { weight: 1, arbitrary: fc.subarray([...OPTION_NAMES]) },
    ),
  )
  .chain(([preset, names]) =>
    fc.tuple(...names.map(entryOf)).map((entries) => ({ preset, set: Object.fromEntries(entries) })),
  );

/** Any valid house rules: options that contradict others are left out until the rest goes together. */
export const houseRules: fc.Arbitrary<HouseRules> = written.map(({ preset, set }) => settle(preset, set));

function settle(preset: PresetName, set: Readonly<Record<string, unknown>>): HouseRules {
  const read = readHouseRules({ preset, set });
  if (read.ok) return read.value;
  if (read.reason.code !== 'rule-conflict') throw new Error(JSON.stringify(read.reason));
  const { option, other } = read.reason;
  const dropped = option in set ? option : other;
  if (!(dropped in set)) throw new Error(`${preset} contradicts itself: ${JSON.stringify(read.reason)}`);
  return settle(preset, Object.fromEntries(Object.entries(set).filter(([name]) => name !== dropped)));
}

/** The rules with one option changed, where that goes together with the others. */
export function changed(rules: HouseRules, set: HouseRuleSet): HouseRules | null {
  const read = readHouseRules({ preset: 'schafkopfschule', set: { ...rules, ...set } });
  return read.ok ? read.value : null;
}
