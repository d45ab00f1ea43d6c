import fc from 'fast-check';
import { OPTION_NAMES, optionOf, PRESET_NAMES, readHouseRules } from '@stammtisch/rules';
import type { HouseRuleSet, OptionName } from '@stammtisch/rules';

/** Any value that an option takes. */
function valueFor(name: OptionName): fc.Arbitrary<unknown> {
  const option = optionOf(name);
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
      return fc.shuffledSubarray([...option.of]).map((games) => (games.length > 1 ? [games] : []));
  }
}

const choice = fc.constantFrom(...OPTION_NAMES).chain((name) => valueFor(name).map((value) => [name, value] as const));

/** A preset and any changes of it that go together. */
export const validRules = fc
  .tuple(fc.constantFrom(...PRESET_NAMES), fc.array(choice, { maxLength: 15 }))
  .map(([preset, choices]) => {
    let set: HouseRuleSet = {};
    for (const [name, value] of choices) {
      const more = { ...set, [name]: value };
      if (readHouseRules({ preset, set: more }).ok) set = more;
    }
    return { preset, set };
  });

/** A preset and any changes, which may contradict each other. */
export const choices = fc.array(choice, { maxLength: 15 });
