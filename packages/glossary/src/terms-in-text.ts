import type { Language } from '@stammtisch/texts';
import { TERM_IDS, term, type TermId } from './terms.ts';

/** A piece of a text; `term` is what the glossary explains about it, or `null`. */
export interface TextPart {
  readonly text: string;
  readonly term: TermId | null;
}

/** Words of the glossary that most texts use in their everyday sense. */
const EVERYDAY: ReadonlySet<TermId> = new Set<TermId>(['sie', 'weiter', 'geben', 'frei', 'spiel', 'farbe', 'blatt']);

/**
 * Finds the words of the glossary in a text that was not written for it, such as the sentence of house rules: whole words as the glossary
 * writes them, each where it stands first. All parts together are the text letter by letter.
 *
 * @example termsInText('Kein Klopfen, Stoß', 'de')[1] // { text: 'Klopfen', term: 'klopfen' }
 */
export function termsInText(text: string, language: Language): readonly TextPart[] {
  const ids = new Map(TERM_IDS.filter((id) => !EVERYDAY.has(id)).flatMap((id) => spellings(id, language)));
  const seen = new Set<TermId>();
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(anyOf([...ids.keys()]))) {
    const id = ids.get(word);
    if (id === undefined || seen.has(id)) continue;
    seen.add(id);
    if (index > from) parts.push({ text: text.slice(from, index), term: null });
    parts.push({ text: word, term: id });
    from = index + word.length;
  }
  return from < text.length ? [...parts, { text: text.slice(from), term: null }] : parts;
}

/** A word, and the same with a capital, as at the beginning of a sentence or for a verb used as a noun. */
function spellings(id: TermId, language: Language): readonly (readonly [string, TermId])[] {
  const { word } = term(id, language);
  return [
    [word, id],
    [word.charAt(0).toUpperCase() + word.slice(1), id],
  ];
}

/** Longer words first, so that `Farbwenz` is not read as another word's end, and no word inside a word. */
function anyOf(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${longestFirst.join('|')})(?![\p{L}\p{N}-])`, 'gu');
}
