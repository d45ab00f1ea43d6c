import { settingsStore } from './settings.ts';

/**
 * Whether a key is a letter, a digit or a sign while somebody has those switched off: whoever dictates or trembles must not play a card by
 * them (WCAG 2.1.4). Arrows, Enter, Esc and the space bar always work.
 */
export function isSwitchedOff(key: string): boolean {
  return key.length === 1 && key !== ' ' && !settingsStore.getState().singleKeys;
}
