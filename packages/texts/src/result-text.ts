import type { Bill } from '@stammtisch/rules';
import type { Language } from './language.ts';
import type { Words } from './words.ts';

/**
 * How a game of a declaring party ended, in a few words: "Gewonnen mit Schneider". Empty in a Ramsch and a deal that was thrown in;
 * there `won` is `null`.
 */
export function resultText(result: Pick<Bill, 'won' | 'schneider' | 'schwarz'>, language: Language): string {
  if (result.won === null) return '';
  const word = (result.won ? WON : LOST)[language];
  const extra = result.schwarz ? 'Schwarz' : 'Schneider';
  return result.schwarz || result.schneider ? `${word}, ${extra}` : word;
}

const WON: Words = { de: 'Gewonnen', bar: 'Gwunna', en: 'Won' };
const LOST: Words = { de: 'Verloren', bar: 'Valorn', en: 'Lost' };
