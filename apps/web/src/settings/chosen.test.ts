import { describe, expect, it } from 'vitest';
import { readChosen, settle, type Device } from './chosen.ts';
import { DEFAULTS, VALUES, type Settings } from './schema.ts';

const GERMAN: Device = { language: 'de-AT', moreContrast: false };

/** The settings of a device where this text is stored. */
function settingsOf(text: string | null, device: Device = GERMAN): Settings {
  return settle(readChosen(text), device);
}

describe('settings', () => {
  it('are German for a German browser and English for every other one at the first visit', () => {
    expect(settingsOf(null)).toEqual(DEFAULTS);
    expect(settingsOf(null, { ...GERMAN, language: 'fr' }).language).toBe('en');
  });

  it('have a default among their values', () => {
    for (const name of Object.keys(VALUES) as readonly (keyof Settings)[]) {
      const values: readonly unknown[] = VALUES[name];
      expect(values).toContain(DEFAULTS[name]);
    }
  });

  it('are read back as they were kept, every value of every setting', () => {
    for (const [name, values] of Object.entries(VALUES))
      for (const value of values) expect(readChosen(JSON.stringify({ [name]: value }))).toEqual({ [name]: value });
  });

  it.each([
    '{',
    '7',
    'null',
    '[]',
    '"dark"',
    '{"textSize":170,"tempo":5,"language":"fr","bigHand":"yes","sound":0,"back":null,"toString":true}',
  ])('are as at the first visit where %s stands', (text) => {
    expect(settingsOf(text)).toEqual(DEFAULTS);
  });

  it('keep what is right beside what is wrong', () => {
    expect(readChosen('{"textSize":"huge","tempo":"quick"}')).toEqual({ tempo: 'quick' });
  });
});

describe('settings that follow others', () => {
  it('have a hand in two rows from letters of 150 % on, unless it was chosen', () => {
    expect(settingsOf('{"textSize":125}').bigHand).toBe(false);
    expect(settingsOf('{"textSize":150}').bigHand).toBe(true);
    expect(settingsOf('{"textSize":200,"bigHand":false}').bigHand).toBe(false);
    expect(settingsOf('{"textSize":100,"bigHand":true}').bigHand).toBe(true);
  });

  it('have cards in large print where more contrast is wished, unless it was chosen', () => {
    expect(settingsOf('{"contrast":"more"}').print).toBe('large');
    expect(settingsOf(null, { ...GERMAN, moreContrast: true }).print).toBe('large');
    expect(settingsOf('{"contrast":"more","print":"normal"}').print).toBe('normal');
  });
});

describe('settings of version 0.1', () => {
  const kept = { language: 'en', theme: 'dark', textSize: 150, tempo: 'quick', bigHand: false, kontraPause: 'ask' };

  it('have one tap as the mode of touch', () => {
    expect(settingsOf(JSON.stringify({ ...kept, oneTap: true }))).toEqual({
      ...DEFAULTS,
      ...kept,
      bigHand: true,
      touchMode: 'one-tap',
    });
    expect(settingsOf(JSON.stringify({ ...kept, oneTap: false })).touchMode).toBe('safe');
  });

  it('had two rows for large letters though the switch was off', () => {
    expect(readChosen(JSON.stringify({ ...kept, oneTap: false }))).not.toHaveProperty('bigHand');
    expect(readChosen(JSON.stringify({ ...kept, bigHand: true, oneTap: false })).bigHand).toBe(true);
  });
});
