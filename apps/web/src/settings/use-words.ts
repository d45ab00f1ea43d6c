import { useLanguage } from '../i18n/use-messages.ts';
import { wordsDe } from './words-de.ts';
import { wordsEn } from './words-en.ts';
import type { SettingsWords } from './words.ts';

/** The words of the settings. They stay out of the first page of the app. */
export function useWords(): SettingsWords {
  return useLanguage() === 'de' ? wordsDe : wordsEn;
}
