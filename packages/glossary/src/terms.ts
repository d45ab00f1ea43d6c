import { writtenLanguage } from '@stammtisch/texts';
import type { Language } from '@stammtisch/texts';
import { CARD_TERMS } from './card-terms.ts';
import { GAME_TERMS } from './game-terms.ts';
import { MONEY_TERMS } from './money-terms.ts';
import { PLAY_TERMS } from './play-terms.ts';
import type { TermWords } from './term.ts';
import { TURN_TERMS } from './turn-terms.ts';

const TERMS = { ...CARD_TERMS, ...GAME_TERMS, ...TURN_TERMS, ...PLAY_TERMS, ...MONEY_TERMS } as const;

/** The name of a term, as `[[id]]` in a text and `/glossar#id` in an address use it. */
export type TermId = keyof typeof TERMS;

/** All terms, by subject. */
export const TERM_IDS = Object.keys(TERMS) as readonly TermId[];

/** A term in one language. */
export interface Term {
  readonly id: TermId;
  readonly word: string;
  /** What it is called in the other languages, without repetitions: Boarisch and English for a German reader. */
  readonly elsewhere: readonly { readonly language: Language; readonly word: string }[];
  /** Other words for the same. */
  readonly also: readonly string[];
  /** At most 160 characters. */
  readonly text: string;
  /** The rule that says more, or `null`. */
  readonly rule: string | null;
}

/** Whether a text is the id of a term; words like `constructor` are not. */
export function isTermId(text: string): text is TermId {
  return Object.hasOwn(TERMS, text);
}

/**
 * A term in words of the language. English readers meet the German word first, since that is what they hear at the table.
 *
 * @example term('davonlaufen', 'en').elsewhere // [{ language: 'bar', word: 'davolaffa' }, { language: 'en', word: 'to run away' }]
 */
export function term(id: TermId, language: Language): Term {
  const words: TermWords = TERMS[id];
  const word = language === 'bar' ? (words.bar ?? words.de) : words.de;
  const others = [
    { language: 'de', word: words.de },
    { language: 'bar', word: words.bar ?? words.de },
    { language: 'en', word: words.en },
  ] as const;
  return {
    id,
    word,
    elsewhere: others.filter((other, index) => {
      const before = [word, ...others.slice(0, index).map((earlier) => earlier.word)];
      return !before.includes(other.word);
    }),
    also: words.also ?? [],
    text: words.text[writtenLanguage(language)],
    rule: words.rule ?? null,
  };
}
