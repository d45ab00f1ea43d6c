import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

/** What stands on buttons of the start page and of the table; longer words would be cut or break into two lines. */
const ON_BUTTONS = [
  'playNow',
  'newTable',
  'learning',
  'tryAgain',
  'sitDown',
  'back',
  'close',
  'lastTrick',
  'noCut',
  'cutEnough',
  'knock',
  'notKnock',
  'weiter',
  'interest',
  'hold',
  'laySie',
  'noStoss',
  'noAnswer',
  'claim',
  'claimConfirm',
  'agreeClaim',
  'refuseClaim',
  'claimSchwarz',
  'waiveSchwarz',
  'nextDeal',
  'cardByCard',
  'log',
  'rulesOfTable',
  'keys',
  'settings',
  'leave',
  'takeOver',
] as const;

/** Every sentence of a language, those with arguments as they read with one or two of something. */
function sentences(words: object): readonly string[] {
  return Object.values(words).flatMap((value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [];
    return typeof value === 'object' && value !== null ? sentences(value) : [];
  });
}

describe.each([
  ['de', de],
  ['en', en],
] as const)('the words of the screens: %s', (_, words) => {
  it('a button has at most 18 characters (`ux.md` 8)', () => {
    expect(ON_BUTTONS.map((key) => words[key]).filter((text) => text.length > 18)).toEqual([]);
  });

  it('umlauts are whole letters, quotation marks and dashes are those of print', () => {
    for (const text of sentences(words)) {
      expect(text.normalize('NFC')).toBe(text);
      expect(text).not.toMatch(/"| - |\.\.\.|'/);
    }
  });

  it('one of something is not many', () => {
    expect(words.tricks(1)).not.toBe(words.tricks(2).replace('2', '1'));
    expect(words.cutsSoFar(1)).not.toContain('1');
  });
});
