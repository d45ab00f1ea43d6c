import type { RecordPlace } from '@stammtisch/rules';
import { cardName, seatNames, writtenLanguage } from '@stammtisch/texts';
import type { Language } from '@stammtisch/texts';

/** Where in a deal a card lies: "3. Stich, Platz 2, Gras-Neun". */
export function placeText({ trick, seat, card }: RecordPlace, language: Language): string {
  const number = writtenLanguage(language) === 'de' ? `${trick}. Stich` : `Trick ${trick}`;
  return `${number}, ${seatNames(language)(seat)}, ${cardName(card, language)}`;
}
