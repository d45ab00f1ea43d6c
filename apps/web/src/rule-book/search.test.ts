import { describe, expect, test } from 'vitest';
import { foundIn, searchWords } from './search.ts';

describe('search', () => {
  test('words are found in any order, in parts, without accents and whatever the case', () => {
    const texts = ['Der Stoß verdoppelt das Spiel.', 'B10'];
    expect(foundIn(searchWords('spiel STOSS'), texts)).toBe(true);
    expect(foundIn(searchWords('stoß'), texts)).toBe(true);
    expect(foundIn(searchWords('b10'), texts)).toBe(true);
    expect(foundIn(searchWords('retour'), texts)).toBe(false);
    expect(foundIn(searchWords('  '), texts)).toBe(true);
    expect(searchWords('')).toEqual([]);
  });
});
