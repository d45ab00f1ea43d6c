import type { Chapter } from '@stammtisch/rule-book';
import { useWords } from './use-words.ts';
import styles from './book.module.css';

/** The chapters: beside the book where there is room, otherwise folded above it. */
export function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const t = useWords();
  const links = (
    <ol>
      {chapters.map(({ id, title, played }) => (
        <li key={id}>
          <a href={`#${id}`} data-played={played}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles['contents']} aria-label={t.contents}>
      <details className={styles['folded']}>
        <summary>{t.contents}</summary>
        {links}
      </details>
      <div className={styles['beside']}>
        <h2>{t.contents}</h2>
        {links}
      </div>
    </nav>
  );
}
