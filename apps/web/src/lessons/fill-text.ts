import type { Text } from '@stammtisch/lessons';
import type { Names } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { useNames } from '../table/guests.ts';

/** A text of a lesson in the chosen language, with the names of those who sit at the table. */
export function useLessonText(): (text: Text) => string {
  const language = useLanguage();
  const names = useNames();
  return (text) => withNames(text[language], names);
}

function withNames(text: string, names: Names): string {
  return text.replaceAll(/\{([123])\}/g, (_, seat: string) => names(Number(seat) as 1 | 2 | 3));
}
