import type { Translated } from '../i18n/messages.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { wordsDe } from './words-de.ts';
import { wordsEn } from './words-en.ts';

export type Words = Translated<typeof wordsDe>;

/** The words of tables with friends. */
export function useWords(): Words {
  return useLanguage() === 'de' ? wordsDe : wordsEn;
}
