import { cardOf, isSuit, RANKS } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';

/** Cards from their text forms, separated by spaces: `EO HA S7`. Throws on anything else: scenes are part of the program. */
export function readCards(text: string): readonly Card[] {
  return text
    .split(' ')
    .filter((code) => code !== '')
    .map(readCard);
}

function readCard(code: string): Card {
  const suit = code[0];
  const rank = RANKS.find((one) => one === code[1]);
  if (!isSuit(suit) || rank === undefined || code.length !== 2) throw new Error(`no card: ${code}`);
  return cardOf(suit, rank);
}
