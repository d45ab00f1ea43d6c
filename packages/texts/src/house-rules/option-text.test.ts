import { OPTION_NAMES, PRESETS, PRESET_NAMES, optionOf } from '@stammtisch/rules';
import type { OptionName } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { isAmount, optionText, optionValueText } from './option-text.ts';
import { presetText } from './preset-text.ts';

/** Values of an option that have a name. */
function named(option: OptionName): readonly unknown[] {
  const described = optionOf(option);
  switch (described.kind) {
    case 'boolean':
      return [true, false];
    case 'choice':
      return described.values;
    case 'integer-or-word':
      return described.words;
    case 'integer':
    case 'games':
    case 'game-groups':
      return [];
  }
}

describe('words of the options', () => {
  it.each(OPTION_NAMES)('%s has label, explanation and its values in both languages', (option) => {
    const [de, en] = [optionText(option, 'de'), optionText(option, 'en')];
    for (const { label, explanation, values } of [de, en]) {
      expect(label).not.toBe('');
      expect(label.length).toBeLessThanOrEqual(48);
      expect(explanation).toMatch(/^[\p{Lu}\d][^\n]{0,118}\.$/u);
      expect(values.map(({ value }) => value)).toEqual(named(option));
      expect(new Set(values.map((value) => value.label)).size).toBe(values.length);
      for (const value of values) {
        expect(value.label).not.toBe('');
        expect(value.explanation).toMatch(/^[\p{Lu}\d][^\n]{0,118}\.$/u);
      }
    }
    expect(en.explanation).not.toBe(de.explanation);
    expect(optionText(option, 'bar')).toEqual(de);
  });

  it.each(OPTION_NAMES)('%s: every value of a preset has words, and the bounds of a number differ', (option) => {
    for (const language of LANGUAGES) {
      for (const preset of PRESET_NAMES) {
        const text = optionValueText(option, PRESETS[preset][option], 'cent', language);
        expect(text).not.toMatch(/^$|undefined|\[object/);
      }
      const described = optionOf(option);
      if (described.kind !== 'integer' && described.kind !== 'integer-or-word') continue;
      const texts = [described.min, described.min + 1, described.max].map((value) =>
        optionValueText(option, value, 'point', language),
      );
      expect(new Set(texts).size).toBe(described.min + 1 === described.max ? 2 : 3);
    }
  });

  it('prices are amounts', () => {
    expect(optionValueText('tariff.rufspiel', 20, 'cent', 'de')).toBe('0,20 €');
    expect(optionValueText('tariff.wenz', 20, 'point', 'en')).toBe('20 points');
    expect(optionValueText('tariff.wenz', 'solo', 'cent', 'en')).toBe('as much as a Solo');
    expect(optionValueText('stock.capPerGame', 0, 'cent', 'de')).toBe('keine');
    expect(optionValueText('stock.capPerGame', 1000, 'cent', 'de')).toBe('10,00 €');
    expect(OPTION_NAMES.filter(isAmount)).toHaveLength(13);
  });

  it('switches, choices, numbers and lists', () => {
    expect(optionValueText('davonlaufen.enabled', false, 'cent', 'de')).toBe('kein Davonlaufen');
    expect(optionValueText('davonlaufen.enabled', true, 'cent', 'de')).toBe('Davonlaufen erlaubt');
    expect(optionValueText('stock.split', 'party', 'cent', 'de')).toBe('halb und halb');
    expect(optionValueText('deck', 24, 'cent', 'en')).toBe('short deck');
    expect(optionValueText('ramsch.durchmarsch', 91, 'cent', 'de')).toBe('ab 91 Augen');
    expect(optionValueText('ramsch.durchmarsch', 'off', 'cent', 'de')).toBe('gibt es nicht');
    expect(optionValueText('rufsau.discardFromTrick', 1, 'cent', 'de')).toBe('jederzeit');
    expect(optionValueText('tout.allowedGames', ['solo', 'wenz'], 'cent', 'de')).toBe('Solo, Wenz');
    expect(optionValueText('tout.allowedGames', [], 'cent', 'en')).toBe('none');
    expect(optionValueText('tout.allowedGames', [], 'cent', 'de')).toBe('keine');
    expect(
      optionValueText(
        'bidding.rankTies',
        [
          ['solo', 'wenz'],
          ['geier', 'farbwenz'],
        ],
        'cent',
        'de',
      ),
    ).toBe('Solo = Wenz; Geier = Farbwenz');
  });

  it('every preset has a name and a line', () => {
    for (const language of LANGUAGES) {
      expect(new Set(PRESET_NAMES.map((preset) => presetText(preset, language).label)).size).toBe(4);
      for (const preset of PRESET_NAMES) expect(presetText(preset, language).explanation).toMatch(/\.$/);
    }
  });
});
