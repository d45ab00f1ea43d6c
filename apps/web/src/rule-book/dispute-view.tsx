import type { Dispute } from '@stammtisch/rule-book';
import type { HouseRules } from '@stammtisch/rules';
import { FigureView } from './figures/figure-view.tsx';
import { ProseText } from './prose-text.tsx';
import { RuleLink } from './rule-link.tsx';
import { useWords } from './use-words.ts';
import styles from './book.module.css';

export interface DisputeViewProps {
  readonly dispute: Dispute;
  readonly rules: HouseRules;
  readonly here: string;
}

/** A question with its answer; the answer opens on a tap, and at once where a link points at it. */
export function DisputeView({ dispute, rules, here }: DisputeViewProps) {
  const t = useWords();
  const id = disputePlace(dispute);
  const isHere = here === id;
  return (
    <details key={String(isHere)} open={isHere} className={styles['dispute']} data-here={isHere}>
      <summary id={id}>
        <h3>{dispute.question}</h3>
        <b className={styles['verdict']}>{dispute.verdict}</b>
      </summary>
      <div className={styles['answer']}>
        <p>
          <ProseText text={dispute.answer} />
        </p>
        {dispute.figures.length > 0 && (
          <div className={styles['figures']}>
            {dispute.figures.map((figure) => (
              <FigureView key={figure.label} figure={figure} rules={rules} />
            ))}
          </div>
        )}
        <p className={styles['ids']}>
          {t.whyRules}{' '}
          {dispute.rules.map((rule) => (
            <RuleLink key={rule} id={rule} />
          ))}
        </p>
      </div>
    </details>
  );
}

/** The address of a question. */
export function disputePlace({ id }: Pick<Dispute, 'id'>): string {
  return `streit-${id}`;
}
