import type { OnlineRefusal } from '@stammtisch/protocol';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { onlineRefusalText } from './online-refusal.ts';

/** One of each: a code without its words cannot be built, one that is missing here neither. */
const REFUSALS: { readonly [Code in OnlineRefusal['code']]: Extract<OnlineRefusal, { readonly code: Code }> } = {
  'frame-too-large': { code: 'frame-too-large', most: 8192 },
  'frame-not-json': { code: 'frame-not-json' },
  'frame-field': { code: 'frame-field', field: 'id' },
  'hello-first': { code: 'hello-first' },
  'protocol-version': { code: 'protocol-version', versions: [2, 1] },
  'too-fast': { code: 'too-fast' },
  'too-many-tables': { code: 'too-many-tables' },
  'no-new-tables': { code: 'no-new-tables' },
  'lobby-off': { code: 'lobby-off' },
  'table-unknown': { code: 'table-unknown' },
  'device-code-unknown': { code: 'device-code-unknown' },
  'try-again': { code: 'try-again' },
  'table-closed': { code: 'table-closed' },
  'table-locked': { code: 'table-locked' },
  'table-full': { code: 'table-full', most: 8 },
  'no-spectators': { code: 'no-spectators' },
  'spectators-full': { code: 'spectators-full', most: 8 },
  'table-paused': { code: 'table-paused' },
  'not-paused': { code: 'not-paused' },
  'removed-here': { code: 'removed-here' },
  'not-seated': { code: 'not-seated' },
  'seated-already': { code: 'seated-already' },
  'not-host': { code: 'not-host' },
  'name-bad': { code: 'name-bad', most: 24 },
  'name-taken': { code: 'name-taken' },
  'chair-taken': { code: 'chair-taken' },
  'chair-lent': { code: 'chair-lent' },
  'chairs-empty': { code: 'chairs-empty', count: 2 },
  'no-chair-empty': { code: 'no-chair-empty' },
  'no-bot-there': { code: 'no-bot-there' },
  'member-unknown': { code: 'member-unknown' },
  'member-is-bot': { code: 'member-is-bot' },
  'nothing-offered': { code: 'nothing-offered' },
  'seated-elsewhere': { code: 'seated-elsewhere' },
  'begun-already': { code: 'begun-already' },
  'no-bill-yet': { code: 'no-bill-yet' },
  'during-deal': { code: 'during-deal' },
  'deal-over': { code: 'deal-over' },
  'dealing-over': { code: 'dealing-over' },
  'text-off': { code: 'text-off' },
  'text-bad': { code: 'text-bad', most: 200 },
  'house-rules': { code: 'house-rules', problem: { code: 'preset-missing', expected: ['wirtshaus'] } },
};

it('has a sentence in every language, short and without placeholders', () => {
  for (const refusal of [...Object.values(REFUSALS), { code: 'chairs-empty', count: 1 } as const]) {
    for (const language of LANGUAGES) {
      const text = onlineRefusalText(refusal, language);
      expect(text).toMatch(/^[A-ZÄÖÜ0-9].*\.$/);
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).not.toContain('undefined');
    }
  }
});
