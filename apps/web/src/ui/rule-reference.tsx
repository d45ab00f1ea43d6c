import type { ComponentChildren } from 'preact';
import { PageLink } from './page-link.tsx';
import styles from './rule-reference.module.css';

/** A link from a line of a bill, or from a refusal, to its rule in the rule book. */
export function RuleReference({ id, children }: { readonly id: string; readonly children: ComponentChildren }) {
  return (
    <PageLink screen="rules" place={id} className={styles['reference']}>
      {children}
    </PageLink>
  );
}
