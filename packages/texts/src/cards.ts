import { rankOf, suitOf } from '@stammtisch/rules';
import type { Card, Rank, Suit } from '@stammtisch/rules';
import type { Language } from './language.ts';
import type { Words } from './words.ts';

/** English keeps the German names of suits, cards and games; the glossary explains them. */
const SUIT_NAMES: Readonly<Record<Suit, Words>> = {
  E: { de: 'Eichel', bar: 'Oachl', en: 'Eichel' },
  G: { de: 'Gras', bar: 'Gras', en: 'Gras' },
  H: { de: 'Herz', bar: 'Herz', en: 'Herz' },
  S: { de: 'Schellen', bar: 'Schelln', en: 'Schellen' },
};

const NO_SUIT: Readonly<Record<Suit, Words>> = {
  E: { de: 'keine Eichel', bar: 'koa Oachl', en: 'no Eichel' },
  G: { de: 'kein Gras', bar: 'koa Gras', en: 'no Gras' },
  H: { de: 'kein Herz', bar: 'koa Herz', en: 'no Herz' },
  S: { de: 'keine Schellen', bar: 'koa Schelln', en: 'no Schellen' },
};

const RANK_NAMES: Readonly<Record<Rank, Words>> = {
  A: { de: 'Sau', bar: 'Sau', en: 'Sau' },
  Z: { de: 'Zehn', bar: 'Zehna', en: 'Zehn' },
  K: { de: 'König', bar: 'Kini', en: 'König' },
  O: { de: 'Ober', bar: 'Ober', en: 'Ober' },
  U: { de: 'Unter', bar: 'Unter', en: 'Unter' },
  '9': { de: 'Neun', bar: 'Neina', en: 'Neun' },
  '8': { de: 'Acht', bar: 'Achta', en: 'Acht' },
  '7': { de: 'Sieben', bar: 'Siema', en: 'Sieben' },
};

/** What players in Bavaria call the Säue that can be called. */
const SAU_NICKNAMES: Readonly<Partial<Record<Suit, string>>> = { E: 'd’Oide', G: 'd’Blaue', S: 'd’Bums' };

export type GrammaticalCase = 'nominative' | 'accusative';

/** Name of a suit: "Eichel". */
export function suitName(suit: Suit, language: Language): string {
  return SUIT_NAMES[suit][language];
}

/** The lack of a suit: "keine Eichel", "kein Gras". */
export function noSuit(suit: Suit, language: Language): string {
  return NO_SUIT[suit][language];
}

/** Name of a rank: "Sau". */
export function rankName(rank: Rank, language: Language): string {
  return RANK_NAMES[rank][language];
}

/** Name of a card: "Eichel-Ober", in Boarisch "Oachl-Ober". */
export function cardName(card: Card, language: Language): string {
  return `${suitName(suitOf(card), language)}-${rankName(rankOf(card), language)}`;
}

/** Name of a card with its article: "die Gras-Sau", "den Eichel-Ober", "the Gras-Sau". */
export function theCard(card: Card, language: Language, grammaticalCase: GrammaticalCase): string {
  const name = cardName(card, language);
  switch (language) {
    case 'de':
      return `${germanArticle(rankOf(card), grammaticalCase)} ${name}`;
    case 'bar':
      return rankOf(card) === 'A' ? `d’${name}` : `${grammaticalCase === 'nominative' ? 'da' : 'an'} ${name}`;
    case 'en':
      return `the ${name}`;
  }
}

/** A called card with its article; the Säue have nicknames in Boarisch: "d’Blaue" for the Gras-Sau. */
export function theCalledCard(card: Card, language: Language, grammaticalCase: GrammaticalCase = 'accusative'): string {
  const nickname = rankOf(card) === 'A' ? SAU_NICKNAMES[suitOf(card)] : undefined;
  return language === 'bar' && nickname !== undefined ? nickname : theCard(card, language, grammaticalCase);
}

/** Ober, Unter and König are masculine, Sau and numbers feminine. */
function germanArticle(rank: Rank, grammaticalCase: GrammaticalCase): string {
  if (rank !== 'K' && rank !== 'O' && rank !== 'U') return 'die';
  return grammaticalCase === 'nominative' ? 'der' : 'den';
}
