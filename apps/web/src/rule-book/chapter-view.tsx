import type { Chapter } from '@stammtisch/rule-book';
import type { HouseRules } from '@stammtisch/rules';
import { ParagraphView } from './paragraph-view.tsx';
import { useWords } from './use-words.ts';
import styles from './book.module.css';

export interface ChapterViewProps {
  readonly chapter: Chapter;
  readonly rules: HouseRules;
  readonly here: string;
}

/** A chapter of the book. What this table does not play can be read too, and says so. */
export function ChapterView({ chapter, rules, here }: ChapterViewProps) {
  const t = useWords();
  return (
    <section className={styles['chapter']} aria-labelledby={chapter.id}>
      <h2 id={chapter.id} tabIndex={-1}>
        {chapter.title}
        {!chapter.played && <small>{t.notPlayed}</small>}
      </h2>
      {chapter.paragraphs.map((paragraph) => (
        <ParagraphView key={paragraph.ids[0]} paragraph={paragraph} rules={rules} here={here} />
      ))}
    </section>
  );
}
