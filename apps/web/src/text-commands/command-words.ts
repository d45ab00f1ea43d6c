import type { Translated } from '../i18n/messages.ts';
import type { Settings } from '../settings/schema.ts';
import { wordsDe } from './words-de.ts';
import { wordsEn } from './words-en.ts';

export type CommandWords = Translated<typeof wordsDe>;

/** The answers of the command line in a language. */
export function commandWords(language: Settings['language']): CommandWords {
  return language === 'de' ? wordsDe : wordsEn;
}
