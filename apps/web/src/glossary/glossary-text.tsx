import { useEffect, useState } from 'preact/hooks';
import type { TextPart } from '@stammtisch/glossary';
import { useLanguage } from '../i18n/use-messages.ts';
import { Term } from './term.tsx';

/** A text whose words of the card table can be tapped. It is there at once; the words follow when the glossary has come. */
export function GlossaryText({ text }: { readonly text: string }) {
  const language = useLanguage();
  const [found, setFound] = useState<{ readonly text: string; readonly parts: readonly TextPart[] } | null>(null);
  useEffect(() => {
    let asked = true;
    // Without the network and before it was ever loaded, the text stays a text.
    const keep = (parts: readonly TextPart[]): void => void (asked && setFound({ text, parts }));
    void import('@stammtisch/glossary').then(({ termsInText }) => keep(termsInText(text, language)), reportError);
    return () => void (asked = false);
  }, [text, language]);
  if (found?.text !== text) return text;
  return found.parts.map(({ text: words, term }) =>
    term === null ? (
      words
    ) : (
      <Term key={term} id={term}>
        {words}
      </Term>
    ),
  );
}
