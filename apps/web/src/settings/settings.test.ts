import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('are German for a German browser and English for every other one at the first visit', () => {
    expect(readSettings(null, 'de-AT').language).toBe('de');
    expect(readSettings(null, 'fr').language).toBe('en');
  });

  it('are read back as they were kept', () => {
    const kept = { ...readSettings(null, 'de'), textSize: 150 as const, tempo: 'quick' as const, oneTap: true };
    expect(readSettings(JSON.stringify(kept), 'en')).toEqual(kept);
  });

  it.each(['{', '7', 'null', '[]', '{"textSize":170,"tempo":5,"language":"fr","bigHand":"yes"}'])(
    'are as at the first visit where %s stands',
    (text) => {
      expect(readSettings(text, 'de')).toEqual(readSettings(null, 'de'));
    },
  );
});
