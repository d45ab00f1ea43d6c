import { useMemo } from 'preact/hooks';
import { plainText, type Chapter, type Dispute, type Paragraph } from '@stammtisch/rule-book';
import type { HouseRules } from '@stammtisch/rules';
import { DisputeView } from './dispute-view.tsx';
import { ParagraphView } from './paragraph-view.tsx';
import { foundIn } from './search.ts';
import { useWords } from './use-words.ts';
import styles from './book.module.css';

/** Everything that can be found. */
export interface Searched {
  readonly chapters: readonly Chapter[];
  readonly disputes: readonly Dispute[];
  readonly odds: readonly Paragraph[];
}

export interface SearchResultsProps extends Searched {
  readonly words: readonly string[];
  readonly rules: HouseRules;
}

/** What the search found, in the order of the book, with the name of its chapter. */
export function SearchResults({ words, rules, ...searched }: SearchResultsProps) {
  const t = useWords();
  const { chapters, disputes, odds } = useMemo(() => matching(searched, words), [searched, words]);
  const count = disputes.length + odds.length + chapters.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  return (
    <div className={styles['results']}>
      <p role="status" className={styles['count']}>
        {count === 0 ? t.nothing : t.results(count)}
      </p>
      {chapters.map((chapter) => (
        <section key={chapter.id} className={styles['chapter']}>
          <h2>{chapter.title}</h2>
          {chapter.paragraphs.map((paragraph) => (
            <ParagraphView key={paragraph.ids[0]} paragraph={paragraph} rules={rules} here="" />
          ))}
        </section>
      ))}
      {disputes.length > 0 && (
        <section className={styles['chapter']}>
          <h2>{t.disputes}</h2>
          {disputes.map((dispute) => (
            <DisputeView key={dispute.id} dispute={dispute} rules={rules} here="" />
          ))}
        </section>
      )}
      {odds.length > 0 && (
        <section className={styles['chapter']}>
          <h2>{t.odds}</h2>
          {odds.map((paragraph) => (
            <ParagraphView key={paragraph.ids[0]} paragraph={paragraph} rules={rules} here="" />
          ))}
        </section>
      )}
    </div>
  );
}

function matching({ chapters, disputes, odds }: Searched, words: readonly string[]): Searched {
  const isFound = ({ ids, text, table, figures }: Paragraph, title = ''): boolean =>
    foundIn(words, [...ids, title, ...[text, ...table].map(plainText), ...figures.map(({ label }) => label)]);
  return {
    chapters: chapters
      .map((chapter) => ({
        ...chapter,
        paragraphs: chapter.paragraphs.filter((paragraph) => isFound(paragraph, chapter.title)),
      }))
      .filter(({ paragraphs }) => paragraphs.length > 0),
    disputes: disputes.filter(({ question, verdict, answer, rules }) =>
      foundIn(words, [question, verdict, plainText(answer), ...rules]),
    ),
    odds: odds.filter((paragraph) => isFound(paragraph)),
  };
}
