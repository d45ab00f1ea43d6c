/** The words of a search, folded so that `Stoss`, `stoß` and `STOSS` are the same; empty if nothing was asked for. */
export function searchWords(query: string): readonly string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether every word of the search occurs in the texts, as a part of a word or as the id of a rule. */
export function foundIn(words: readonly string[], texts: readonly string[]): boolean {
  const all = folded(texts.join(' '));
  return words.every((word) => all.includes(word));
}

/** Small letters without accents: `Säue` is found as `saue`. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');
}
