import { writtenLanguage } from './language.ts';
import type { Language } from './language.ts';

const AND: Readonly<Record<Language, string>> = { de: 'und', bar: 'und', en: 'and' };
const OR: Readonly<Record<Language, string>> = { de: 'oder', bar: 'oda', en: 'or' };

/** `a, b und c`. */
export function allOf(words: readonly string[], language: Language): string {
  return joined(words, AND[language]);
}

/** `a, b oder c`. */
export function oneOf(words: readonly string[], language: Language): string {
  return joined(words, OR[language]);
}

function joined(words: readonly string[], lastLink: string): string {
  const last = words.at(-1);
  if (last === undefined || words.length === 1) return last ?? '';
  return `${words.slice(0, -1).join(', ')} ${lastLink} ${last}`;
}

/** Quotation marks of the language. */
export function quoted(text: string, language: Language): string {
  return writtenLanguage(language) === 'en' ? `“${text}”` : `„${text}“`;
}
