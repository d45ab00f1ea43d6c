import fc from 'fast-check';
import { hasEffect, OPTION_NAMES, PRESET_NAMES, PRESETS, readHouseRules } from '@stammtisch/rules';
import { expect, test } from 'vitest';
import { validRules } from '../../test/arbitrary-rules.ts';
import { missingFor } from './effect-reason.ts';

test('every option that does not matter in a preset says what it waits for', () => {
  for (const preset of PRESET_NAMES) {
    for (const option of OPTION_NAMES) {
      const missing = missingFor(PRESETS[preset], option);
      expect([option, missing.length > 0]).toEqual([option, !hasEffect(PRESETS[preset], option)]);
    }
  }
});

test('and so in nearly any rules; what it waits for is enough', () => {
  fc.assert(
    fc.property(validRules, fc.constantFrom(...OPTION_NAMES), (written, option) => {
      const rules = readHouseRules(written);
      if (!rules.ok) return;
      const missing = missingFor(rules.value, option);
      const wanted = { ...rules.value, ...Object.fromEntries(missing.map((way) => [way.option, way.value])) };
      expect(missing.length === 0 || hasEffect(wanted, option)).toBe(true);
    }),
  );
});

test('a Ramsch rule waits for the Ramsch', () => {
  expect(missingFor(PRESETS.wirtshaus, 'ramsch.jungfrau')).toEqual([{ option: 'allPass.action', value: 'ramsch' }]);
});
