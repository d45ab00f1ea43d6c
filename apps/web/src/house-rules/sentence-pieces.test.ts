import fc from 'fast-check';
import { PRESETS, readHouseRules } from '@stammtisch/rules';
import { houseRulesSentence } from '@stammtisch/texts';
import { expect, test } from 'vitest';
import { validRules } from '../../test/arbitrary-rules.ts';
import { sentencePieces } from './sentence-pieces.ts';

test('marking changes no letter of the sentence', () => {
  fc.assert(
    fc.property(validRules, fc.constantFrom('de' as const, 'en' as const), (written, language) => {
      const rules = readHouseRules(written);
      const sentence = houseRulesSentence(rules.ok ? rules.value : PRESETS.turnier, language);
      const pieces = sentencePieces(sentence, houseRulesSentence(PRESETS[written.preset], language));
      expect(pieces.map(({ text }) => text).join('')).toBe(sentence);
    }),
  );
});

test('only what is different is marked', () => {
  const rules = readHouseRules({ preset: 'wirtshaus', set: { 'tariff.rufspiel': 20, 'stock.contribution': 10 } });
  const sentence = houseRulesSentence(rules.ok ? rules.value : PRESETS.turnier, 'de');
  const marked = sentencePieces(sentence, houseRulesSentence(PRESETS.wirtshaus, 'de')).filter(({ isNew }) => isNew);
  expect(marked.map(({ text }) => text.trim())).toEqual(['Tarif: Rufspiel 0,20 €,']);
});
