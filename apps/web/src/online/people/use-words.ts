import type { Translated } from '../../i18n/messages.ts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { wordsDe } from './words-de.ts';
import { wordsEn } from './words-en.ts';

export type PeopleWords = Translated<typeof wordsDe>;

/** The words for people, talk and the rights of the host; they come when they are needed. */
export function usePeopleWords(): PeopleWords {
  return useLanguage() === 'de' ? wordsDe : wordsEn;
}
