import type { BillLine } from '@stammtisch/texts';
import { GlossaryText } from '../glossary/glossary-text.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { RuleReference } from '../ui/rule-reference.tsx';
import styles from './bill-line-list.module.css';

/** The lines of a bill; a line that is opened says why, and which rule it comes from. Nothing where there are none. */
export function BillLineList({ lines }: { readonly lines: readonly BillLine[] }) {
  const t = useMessages();
  if (lines.length === 0) return null;
  return (
    <ul className={styles['lines']}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same; a bill never changes
        <li key={`${index}-${line.kind}`} data-kind={line.kind}>
          <details>
            <summary>
              <span>{line.text}</span> <span className={styles['amount']}>{line.amount}</span>
            </summary>
            <p>
              <GlossaryText text={line.explanation} /> <RuleReference id={line.rule}>{t.rule(line.rule)}</RuleReference>
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}
