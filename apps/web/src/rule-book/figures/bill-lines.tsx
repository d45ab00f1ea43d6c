import type { Bill, Contract, HouseRules } from '@stammtisch/rules';
import { billLines, resultText, type Names } from '@stammtisch/texts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { RuleLink } from '../rule-link.tsx';
import styles from './bill.module.css';

export interface BillLinesProps {
  readonly bill: Bill;
  readonly contract: Contract | null;
  readonly rules: HouseRules;
  readonly names: Names;
  /** Whether each line explains itself. */
  readonly explained?: boolean;
}

/** The bill line by line, each with a link to its rule. */
export function BillLines({ bill, contract, rules, names, explained = false }: BillLinesProps) {
  const language = useLanguage();
  const lines = billLines(bill, rules, language, { contract, names });
  const result = resultText(bill, language);
  return (
    <>
      {result !== '' && (
        <p className={styles['result']} data-won={bill.won}>
          {result}
        </p>
      )}
      <ul className={styles['lines']}>
        {lines.map((line, index) => (
          // Two lines may say the same; their order is that of the bill.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index}-${line.kind}`} data-kind={line.kind}>
            <span className={styles['what']}>{line.text}</span>
            <RuleLink id={line.rule} />
            <span className={styles['amount']}>{line.amount}</span>
            {explained && <span className={styles['why']}>{line.explanation}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
