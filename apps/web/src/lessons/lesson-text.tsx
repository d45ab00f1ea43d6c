import { partsOf, type Text } from '@stammtisch/lessons';
import type { TermId } from '@stammtisch/glossary';
import type { Names } from '@stammtisch/texts';
import { Term } from '../glossary/term.tsx';
import { named } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { useNames } from '../table/guests.ts';

/** A text of a lesson: with the names of those who sit at the table, its words for the glossary as buttons. */
export function LessonText({ text }: { readonly text: Text }) {
  const said = useSaid();
  return partsOf(said(text)).map(({ text: words, term }) =>
    term === null ? (
      words
    ) : (
      // The tests of the course see to it that the glossary knows the word.
      <Term key={words} id={term as TermId}>
        {words}
      </Term>
    ),
  );
}

/** A text without anything to tap, for titles and buttons. */
export function useLessonText(): (text: Text) => string {
  const said = useSaid();
  return (text) =>
    partsOf(said(text))
      .map((part) => part.text)
      .join('');
}

/** A text in the language of this device, with the names of those at the table and of the cards that lie on it. */
function useSaid(): (text: Text) => string {
  const language = useLanguage();
  const names = useNames();
  return (text) => withNames(named(text[language], language), names);
}

function withNames(text: string, names: Names): string {
  return text.replaceAll(/\{([123])\}/g, (_, seat: string) => names(Number(seat) as 1 | 2 | 3));
}
