import { plainText } from './prose.ts';
import type { Prose } from './prose.ts';

/** The words of a search, folded so that `Stoss`, `stoß` and `STOSS` are the same; empty if nothing was asked for. */
export function searchWords(query: string): readonly string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether every word of the search occurs in the texts, as a part of a word or as the id of a rule. */
export function foundIn(words: readonly string[], texts: readonly Prose[]): boolean {
  const all = folded(texts.map(plainText).join(' '));
  return words.every((word) => all.includes(word));
}

/** Small letters without accents: ä and ae are told apart, ä and a are not. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');
}
