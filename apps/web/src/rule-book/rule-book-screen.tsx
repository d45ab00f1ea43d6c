import { useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../i18n/use-messages.ts';
import { useFragment } from '../ui/use-fragment.ts';
import { ChapterView } from './chapter-view.tsx';
import { useChosenRules } from './chosen-rules.ts';
import { Contents } from './contents.tsx';
import { DisputeView } from './dispute-view.tsx';
import { ParagraphView } from './paragraph-view.tsx';
import { namedBook, type Book } from './named-book.ts';
import { partOf, useArrival } from './places.ts';
import { ReferenceHead } from './reference-head.tsx';
import { RulesSelect } from './rules-select.tsx';
import { SearchField } from './search-field.tsx';
import { searchWords } from './search.ts';
import { SearchResults } from './search-results.tsx';
import { useWords } from './use-words.ts';
import styles from './book.module.css';

/** The rule book: the rules of a table, disputes with answers, chances. What stands after `#` says where it is open. */
export function RuleBookScreen() {
  const t = useWords();
  const language = useLanguage();
  const { rules, choice, choices } = useChosenRules();
  const place = useFragment();
  const [query, setQuery] = useState('');
  const words = useMemo(() => searchWords(query), [query]);
  const book = useMemo(() => namedBook(rules, language), [rules, language]);
  const part = partOf(place);
  useArrival(words.length > 0 ? '' : place);
  return (
    <div className={styles['page']}>
      <ReferenceHead title={t.title} here={part} onPart={() => setQuery('')}>
        <RulesSelect choice={choice} choices={choices} />
        <SearchField label={t.search} hint={t.searchHint} value={query} onChange={setQuery} />
      </ReferenceHead>
      <div className={styles['layout']}>
        {words.length === 0 && part === 'regeln' && <Contents chapters={book.chapters} />}
        <main className={styles['main']}>
          {words.length > 0 ? (
            <SearchResults {...book} words={words} rules={rules} />
          ) : (
            <Part part={part} place={place} book={book} rules={rules} />
          )}
        </main>
      </div>
    </div>
  );
}

interface PartProps {
  readonly part: ReturnType<typeof partOf>;
  readonly place: string;
  readonly book: Book;
  readonly rules: ReturnType<typeof useChosenRules>['rules'];
}

function Part({ part, place, book, rules }: PartProps) {
  const t = useWords();
  switch (part) {
    case 'regeln':
      return book.chapters.map((chapter) => (
        <ChapterView key={chapter.id} chapter={chapter} rules={rules} here={place} />
      ));
    case 'streitfragen':
      return (
        <section className={styles['chapter']} aria-labelledby="streitfragen">
          <h2 id="streitfragen" tabIndex={-1}>
            {t.disputes}
          </h2>
          <p className={styles['intro']}>{t.disputesIntro}</p>
          {book.disputes.map((dispute) => (
            <DisputeView key={dispute.id} dispute={dispute} rules={rules} here={place} />
          ))}
        </section>
      );
    case 'chancen':
      return (
        <section className={styles['chapter']} aria-labelledby="chancen">
          <h2 id="chancen" tabIndex={-1}>
            {t.odds}
          </h2>
          <p className={styles['intro']}>{t.oddsIntro}</p>
          {book.odds.map((paragraph) => (
            <ParagraphView key={paragraph.ids[0]} paragraph={paragraph} rules={rules} here={place} />
          ))}
        </section>
      );
  }
}
