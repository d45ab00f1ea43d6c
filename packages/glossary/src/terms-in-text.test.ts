import { PRESETS } from '@stammtisch/rules';
import { LANGUAGES, houseRulesSentence } from '@stammtisch/texts';
import { describe, expect, test } from 'vitest';
import { termsInText } from './terms-in-text.ts';

describe('words of the glossary in other texts', () => {
  test('every word where it stands first, whole words only', () => {
    expect(termsInText('Kein Klopfen, Farbwenz und Wenz; bei Wenz ab 2.', 'de')).toEqual([
      { text: 'Kein ', term: null },
      { text: 'Klopfen', term: 'klopfen' },
      { text: ', ', term: null },
      { text: 'Farbwenz', term: 'farbwenz' },
      { text: ' und ', term: null },
      { text: 'Wenz', term: 'wenz' },
      { text: '; bei Wenz ab 2.', term: null },
    ]);
  });

  test.each([
    ['part of a word', 'Schneiderei, Solospiele, Stockwerk, Rufspiel-Abend'],
    ['everyday words', 'Sie geben weiter, frei nach Farbe und Blatt'],
    ['nothing', ''],
  ])('no word is found in %s', (_, text) => {
    expect(termsInText(text, 'de').filter(({ term }) => term !== null)).toEqual([]);
  });

  test.each(LANGUAGES)('the sentence of every preset stays what it is letter by letter in %s', (language) => {
    for (const rules of Object.values(PRESETS)) {
      const sentence = houseRulesSentence(rules, language);
      const parts = termsInText(sentence, language);
      expect(parts.map(({ text }) => text).join('')).toBe(sentence);
      expect(parts.filter(({ term }) => term !== null).length).toBeGreaterThanOrEqual(5);
    }
  });
});
