import { LANGUAGES } from '@stammtisch/texts';
import { describe, expect, test } from 'vitest';
import { TERM_IDS, isTermId, term } from './terms.ts';

/** What a toggletip holds (`ux.md` 4.4). */
const LONGEST = 160;

describe('glossary', () => {
  test('has at least 60 terms', () => {
    expect(TERM_IDS.length).toBeGreaterThanOrEqual(60);
  });

  test.each(LANGUAGES)('every term has a word and an explanation of at most 160 characters in %s', (language) => {
    for (const id of TERM_IDS) {
      const { word, text } = term(id, language);
      expect(word.trim(), id).not.toBe('');
      expect(text, id).toMatch(/[.!]$/);
      expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(LONGEST);
    }
  });

  test('German and English explanations are different texts', () => {
    const same = TERM_IDS.filter((id) => term(id, 'de').text === term(id, 'en').text);
    expect(same).toEqual([]);
  });

  test('no two terms have the same German word', () => {
    const words = TERM_IDS.map((id) => term(id, 'de').word);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  test('ids can stand in an address', () => {
    for (const id of TERM_IDS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('words of other languages are said once and never repeat the word itself', () => {
    expect(term('sau', 'de').elsewhere).toEqual([{ language: 'en', word: 'ace' }]);
    expect(term('davonlaufen', 'bar').elsewhere.map(({ word }) => word)).toEqual(['davonlaufen', 'to run away']);
    expect(term('solo', 'en').elsewhere).toEqual([{ language: 'en', word: 'suit solo' }]);
  });

  test('names of object properties are no terms', () => {
    expect(isTermId('sau')).toBe(true);
    expect(isTermId('constructor')).toBe(false);
  });
});
