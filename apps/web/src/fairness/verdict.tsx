import type { ComponentChildren } from 'preact';
import styles from './fairness-screen.module.css';

export interface VerdictProps {
  readonly kind: 'good' | 'bad';
  readonly text: string;
  readonly children?: ComponentChildren;
}

const SIGN = { good: 'm5 13 5 5 9-11', bad: 'M12 5v9m0 5v.1' } as const;

/** What came out, in one calm sentence, and what else there is to say about it. */
export function Verdict({ kind, text, children }: VerdictProps) {
  return (
    <div className={styles['verdict']} data-kind={kind} role="status">
      <svg viewBox="0 0 24 24" width="28" height="28" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={SIGN[kind]} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <div>
        <p className={styles['said']}>{text}</p>
        {children}
      </div>
    </div>
  );
}
