import { afterEach, expect, it } from 'vitest';
import { changeSettings, resetSettings } from './settings.ts';
import { isSwitchedOff } from './single-keys.ts';

const SIGNS = ['w', 'W', 'ß', '1', '8', '?', '/'];
const OTHERS = ['ArrowLeft', 'Enter', 'Escape', ' ', 'Tab', 'F1', 'Home'];

afterEach(() => void resetSettings());

it('WCAG 2.1.4: letters, digits and signs can be switched off, the other keys cannot', () => {
  expect([...SIGNS, ...OTHERS].filter(isSwitchedOff)).toEqual([]);
  changeSettings({ singleKeys: false });
  expect([...SIGNS, ...OTHERS].filter(isSwitchedOff)).toEqual(SIGNS);
});
