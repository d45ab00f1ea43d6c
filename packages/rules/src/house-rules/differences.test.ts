import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseRules } from '../../test/house-rules-arbitrary.ts';
import type { HouseRules } from '../house-rules.ts';
import { differencesFrom, nearestPreset, writeHouseRules } from './differences.ts';
import { PRESETS, PRESET_NAMES } from './presets.ts';
import { readHouseRules } from './read-house-rules.ts';

function rulesOf(preset: string, set: Record<string, unknown>): HouseRules {
  const read = readHouseRules({ preset, set });
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return read.value;
}

describe('writing house rules', () => {
  it('what was written is read back equal, from any preset', () => {
    fc.assert(
      fc.property(houseRules, fc.constantFrom(undefined, ...PRESET_NAMES), (rules, preset) => {
        const text = JSON.stringify(writeHouseRules(rules, preset));
        expect(readHouseRules(JSON.parse(text))).toEqual({ ok: true, value: rules });
      }),
    );
  });

  it('no option that was written can be left out', () => {
    fc.assert(
      fc.property(houseRules, fc.constantFrom(...PRESET_NAMES), (rules, preset) => {
        const { set = {} } = writeHouseRules(rules, preset);
        for (const name of Object.keys(set)) {
          const fewer = Object.fromEntries(Object.entries(set).filter(([other]) => other !== name));
          expect(readHouseRules({ preset, set: fewer })).not.toEqual({ ok: true, value: rules });
        }
      }),
    );
  });

  it('a preset is written by its name alone', () => {
    for (const preset of PRESET_NAMES) expect(writeHouseRules(PRESETS[preset])).toEqual({ preset });
  });

  it('writes what was chosen and not what follows from it', () => {
    const set = { 'games.geier': true, 'stoss.maxSteps': 4, deck: 24, 'allPass.action': 'stock' };
    expect(writeHouseRules(rulesOf('turnier', set), 'turnier')).toEqual({ preset: 'turnier', set });
    expect(writeHouseRules(rulesOf('turnier', { 'stoss.enabled': true }), 'turnier')).toEqual({
      preset: 'turnier',
      set: { 'stoss.enabled': true },
    });
  });

  it('writes an option that is as in the preset, if it would change without being said', () => {
    const set = { 'allPass.action': 'ramsch', 'stock.enabled': true };
    expect(writeHouseRules(rulesOf('wirtshaus', set), 'wirtshaus')).toEqual({ preset: 'wirtshaus', set });
  });
});

describe('differences from a preset', () => {
  it('lists both values in the order of part C', () => {
    const rules = rulesOf('wirtshaus', { 'tariff.rufspiel': 20, deck: 24 });
    expect(differencesFrom(rules, 'wirtshaus')).toEqual([
      { option: 'deck', inPreset: 32, here: 24 },
      { option: 'tariff.rufspiel', inPreset: 10, here: 20 },
    ]);
  });

  it('a preset does not differ from itself, but from the others', () => {
    for (const preset of PRESET_NAMES) {
      for (const other of PRESET_NAMES) {
        expect(differencesFrom(PRESETS[preset], other).length > 0).toBe(preset !== other);
      }
    }
  });

  it('the nearest preset has the fewest differences', () => {
    for (const preset of PRESET_NAMES) expect(nearestPreset(PRESETS[preset])).toBe(preset);
    fc.assert(
      fc.property(houseRules, (rules) => {
        const nearest = differencesFrom(rules, nearestPreset(rules)).length;
        for (const preset of PRESET_NAMES)
          expect(differencesFrom(rules, preset).length).toBeGreaterThanOrEqual(nearest);
      }),
    );
  });
});
