import type { WrittenLanguage } from '@stammtisch/texts';

/**
 * A text of the lessons in German and English. `{1}`, `{2}` and `{3}` stand for the names of the seats; `[Laufende](laufende)` is a word
 * that the glossary explains under the id in parentheses.
 */
export type Text = Readonly<Record<WrittenLanguage, string>>;

/** A part of a text: words as they are, or a word with its id in the glossary. */
export interface TextPart {
  readonly text: string;
  readonly term: string | null;
}

/**
 * A text with its words for the glossary taken apart.
 *
 * @example partsOf('Zähl die [Laufende](laufende)!').map(({ text }) => text) // ['Zähl die ', 'Laufende', '!']
 */
export function partsOf(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: all, 1: word = '', 2: term = '', index } of text.matchAll(/\[([^\]]+)\]\(([a-z-]+)\)/g)) {
    if (index > end) parts.push({ text: text.slice(end, index), term: null });
    parts.push({ text: word, term });
    end = index + all.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end), term: null }] : parts;
}
