import type { OnlineRefusal } from '@stammtisch/protocol';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { onlineRefusalText } from './online-refusal.ts';

const REFUSALS: readonly OnlineRefusal[] = [
  { code: 'frame-too-large', most: 8192 },
  { code: 'too-fast' },
  { code: 'table-unknown' },
  { code: 'table-full', most: 8 },
  { code: 'chairs-empty', count: 2 },
  { code: 'name-bad', most: 24 },
  { code: 'name-taken' },
  { code: 'seated-elsewhere' },
  { code: 'text-bad', most: 200 },
  { code: 'house-rules', problem: { code: 'preset-missing', expected: ['wirtshaus'] } },
];

it('has a sentence in every language, short and without placeholders', () => {
  for (const refusal of REFUSALS) {
    for (const language of LANGUAGES) {
      const text = onlineRefusalText(refusal, language);
      expect(text).toMatch(/^[A-ZÄÖÜ0-9].*\.$/);
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).not.toContain('undefined');
    }
  }
});
