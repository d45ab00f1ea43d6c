import type { ComponentChildren } from 'preact';
import { appStore, resume } from '../app-store.ts';
import { BackToMore } from '../navigation/back-to-more.tsx';
import { Button } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { useStore } from '../ui/use-store.ts';
import { PARTS, type Part } from './places.ts';
import { useWords } from './use-words.ts';
import styles from './reference-head.module.css';

export interface ReferenceHeadProps {
  readonly title: string;
  /** The page that is open. */
  readonly here: Part | 'glossary' | 'calculator';
  /** Called when a part of the book is chosen. */
  readonly onPart?: () => void;
  readonly children?: ComponentChildren;
}

/** The head of everything one looks things up in: back, the five pages, and what the page itself needs. */
export function ReferenceHead({ title, here, onPart, children }: ReferenceHeadProps) {
  const t = useWords();
  const open = useStore(appStore, (state) => state.open);
  const names: Readonly<Record<Part, string>> = { regeln: t.book, streitfragen: t.disputes, chancen: t.odds };
  const current = (page: ReferenceHeadProps['here']): 'page' | undefined => (page === here ? 'page' : undefined);
  return (
    <header className={styles['head']}>
      <div className={styles['top']}>
        <BackToMore />
        <h1>{title}</h1>
        {open !== null && <Button onClick={() => void resume()}>{t.toTable}</Button>}
      </div>
      <nav aria-label={t.parts} className={styles['parts']}>
        {PARTS.map((part) => (
          <PageLink key={part} screen="rules" place={part} aria-current={current(part)} onClick={onPart}>
            {names[part]}
          </PageLink>
        ))}
        <PageLink screen="glossary" aria-current={current('glossary')}>
          {t.glossary}
        </PageLink>
        <PageLink screen="calculator" aria-current={current('calculator')}>
          {t.calculator}
        </PageLink>
      </nav>
      {children !== undefined && <div className={styles['tools']}>{children}</div>}
    </header>
  );
}
