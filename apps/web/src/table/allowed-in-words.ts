import type { View } from '@stammtisch/rules';
import { cardName } from '../i18n/game-texts.ts';
import { legalCards } from './own-cards.ts';
import type { StatusWords } from './status-line.ts';

/** So many allowed cards are named; more are seen at once. */
const NAMED = 3;

/** Which cards may be played now, where they are few; `null` where it is not the person's turn or a look at the hand says it better. */
export function allowedInWords(view: View, { t, language }: Pick<StatusWords, 't' | 'language'>): string | null {
  const legal = legalCards(view) ?? [];
  if (legal.length === 0 || legal.length > NAMED) return null;
  return t.allowed(legal.map((card) => cardName(card, language)).join(', '));
}
