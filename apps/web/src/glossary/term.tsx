import type { CSSProperties, ComponentChildren, TargetedToggleEvent } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import type { Term as Explained, TermId } from '@stammtisch/glossary';
import { useLanguage } from '../i18n/use-messages.ts';
import { PageLink } from '../ui/page-link.tsx';
import { loadTerm } from './load-term.ts';
import { placeOf } from './place-of.ts';
import styles from './term.module.css';

const WORDS = {
  de: { more: 'Mehr', about: (word: string) => `Mehr über ${word}` },
  en: { more: 'More', about: (word: string) => `More about ${word}` },
} as const;

/**
 * A word of the card table with an explanation: a tap opens it, Esc or a tap beside it closes it, a screen reader hears it
 * (`ux.md` 4.4).
 */
export function Term({ id, children }: { readonly id: TermId; readonly children: ComponentChildren }) {
  const language = useLanguage();
  const popover = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [explained, setExplained] = useState<Explained | null>(null);
  const [place, setPlace] = useState<CSSProperties>({});
  const toggle = (event: TargetedToggleEvent<HTMLSpanElement>): void => {
    if (event.newState === 'closed') return setExplained(null);
    if (button.current !== null) setPlace(placeOf(button.current, document.documentElement));
    void loadTerm(id, language).then(setExplained, reportError);
  };
  return (
    <span className={styles['around']}>
      <button ref={button} type="button" className={styles['term']} popoverTarget={popover}>
        {children}
      </button>
      <span id={popover} popover="auto" className={styles['tip']} style={place} onToggle={toggle}>
        {explained !== null && <Explanation explained={explained} words={WORDS[language]} />}
      </span>
      <span role="status" className="visually-hidden">
        {explained?.text}
      </span>
    </span>
  );
}

function Explanation({
  explained,
  words,
}: {
  readonly explained: Explained;
  readonly words: (typeof WORDS)['de' | 'en'];
}) {
  const others = explained.elsewhere.map(({ word }) => word).join(' · ');
  return (
    <>
      <b className={styles['word']}>{explained.word}</b>
      {others !== '' && <span className={styles['others']}>{others}</span>}
      <span className={styles['text']}>{explained.text}</span>
      <PageLink
        screen="glossary"
        place={explained.id}
        className={styles['more']}
        aria-label={words.about(explained.word)}
      >
        {words.more}
      </PageLink>
    </>
  );
}
