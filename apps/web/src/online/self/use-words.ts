import type { Translated } from '../../i18n/messages.ts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { wordsDe } from './words-de.ts';
import { wordsEn } from './words-en.ts';

export type SelfWords = Translated<typeof wordsDe>;

/** The words of the page about what the server knows about the person. */
export function useSelfWords(): SelfWords {
  return useLanguage() === 'de' ? wordsDe : wordsEn;
}
