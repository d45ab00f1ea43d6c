import { useMemo, useState } from 'preact/hooks';
import { TERM_IDS, term, type Term } from '@stammtisch/glossary';
import { useLanguage } from '../i18n/use-messages.ts';
import { useArrival } from '../rule-book/places.ts';
import { ReferenceHead } from '../rule-book/reference-head.tsx';
import { SearchField } from '../rule-book/search-field.tsx';
import { foundIn, searchWords } from '../rule-book/search.ts';
import { useWords } from '../rule-book/use-words.ts';
import { RuleReference } from '../ui/rule-reference.tsx';
import { useFragment } from '../ui/use-fragment.ts';
import styles from './glossary-screen.module.css';

/** The words of the card table from A to Z, in three languages. */
export function GlossaryScreen() {
  const t = useWords();
  const language = useLanguage();
  const place = useFragment();
  const [query, setQuery] = useState('');
  const terms = useMemo(
    () =>
      TERM_IDS.map((id) => term(id, language)).toSorted((a, b) =>
        a.word.localeCompare(b.word, 'de', { sensitivity: 'base' }),
      ),
    [language],
  );
  const found = useMemo(() => terms.filter((one) => isFound(one, searchWords(query))), [terms, query]);
  useArrival(place);
  return (
    <div className={styles['page']}>
      <ReferenceHead title={t.glossaryTitle} here="glossary">
        <p className={styles['intro']}>{t.glossaryIntro}</p>
        <SearchField label={t.glossarySearch} hint={t.glossarySearch} value={query} onChange={setQuery} />
      </ReferenceHead>
      <main className={styles['main']}>
        <p role="status" className={styles['count']}>
          {found.length === 0 ? t.glossaryNothing : t.terms(found.length)}
        </p>
        <dl className={styles['terms']}>
          {found.map((one) => (
            <Entry key={one.id} entry={one} isHere={one.id === place} />
          ))}
        </dl>
      </main>
    </div>
  );
}

function isFound({ word, elsewhere, also, text }: Term, words: readonly string[]): boolean {
  return foundIn(words, [word, ...elsewhere.map((other) => other.word), ...also, text]);
}

function Entry({ entry, isHere }: { readonly entry: Term; readonly isHere: boolean }) {
  const t = useWords();
  return (
    <div className={styles['entry']} data-here={isHere}>
      <dt id={entry.id} tabIndex={-1}>
        {entry.word}
      </dt>
      <dd>
        <ul className={styles['others']}>
          {entry.elsewhere.map(({ language, word }) => (
            <li key={language}>
              <span>{t.languages[language]}</span> <b lang={language === 'en' ? 'en' : 'de'}>{word}</b>
            </li>
          ))}
          {entry.also.length > 0 && (
            <li>
              <span>{t.also}</span> <b lang="de">{entry.also.join(', ')}</b>
            </li>
          )}
        </ul>
        <p>{entry.text}</p>
        {entry.rule !== null && <RuleReference id={entry.rule}>{t.readRule(entry.rule)}</RuleReference>}
      </dd>
    </div>
  );
}
