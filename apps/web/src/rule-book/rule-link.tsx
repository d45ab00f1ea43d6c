import { PageLink } from '../ui/page-link.tsx';
import { useWords } from './use-words.ts';
import styles from './rule-link.module.css';

/** A link to a rule of the book: its id, or words of a sentence. */
export function RuleLink({ id, text }: { readonly id: string; readonly text?: string }) {
  const t = useWords();
  return text === undefined || text === id ? (
    <PageLink screen="rules" place={id} className={styles['id']} aria-label={t.rule(id)}>
      {id}
    </PageLink>
  ) : (
    <PageLink screen="rules" place={id} className={styles['words']}>
      {text}
    </PageLink>
  );
}
