import { rankOf, suitOf, type Card, type Rank, type Suit } from '@stammtisch/rules';
import type { Settings } from '../settings/schema.ts';

const FRENCH_SUITS: Readonly<Record<Suit, string>> = { E: 'Kr', G: 'Pi', H: 'He', S: 'Ka' };
const GRAS: Readonly<Record<Settings['grasName'], string>> = { gras: 'G', laub: 'L', gruen: 'G', blau: 'B' };

/** The letters of a card in words: "E" and "O" for the Eichel-Ober, "Kr" and "D" with French signs. */
export function cardSign(
  card: Card,
  { face, grasName }: Pick<Settings, 'face' | 'grasName'>,
): { readonly suit: string; readonly rank: string } {
  const suit = suitOf(card);
  const rank = rankOf(card);
  if (face === 'french') return { suit: FRENCH_SUITS[suit], rank: letterOf(rank, 'D', 'B') };
  return { suit: suit === 'G' ? GRAS[grasName] : suit, rank: letterOf(rank, 'O', 'U') };
}

function letterOf(rank: Rank, ober: string, unter: string): string {
  switch (rank) {
    case 'Z':
      return '10';
    case 'O':
      return ober;
    case 'U':
      return unter;
    case 'A':
    case 'K':
    case '9':
    case '8':
    case '7':
      return rank;
  }
}
