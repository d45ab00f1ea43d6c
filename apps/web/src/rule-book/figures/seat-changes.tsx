import { SEATS, type Bill } from '@stammtisch/rules';
import { formatChange, type Currency, type Language, type Names } from '@stammtisch/texts';
import { useWords } from '../use-words.ts';
import styles from './bill.module.css';

export interface SeatChangesProps {
  readonly bill: Bill;
  readonly currency: Currency;
  readonly names: Names;
  readonly language: Language;
}

/** What each of the four gets or pays, and what the Stock does. */
export function SeatChanges({ bill, currency, names, language }: SeatChangesProps) {
  const t = useWords();
  const { deltas, stock } = bill;
  if (deltas === null) return null;
  const change = stock.after - stock.before;
  return (
    <div className={styles['around']}>
      <dl className={styles['changes']} aria-label={t.changes}>
        {SEATS.map((seat) => (
          <div key={seat} data-sign={Math.sign(deltas[seat])}>
            <dt>{names(seat)}</dt>
            <dd>{formatChange(deltas[seat], currency, language)}</dd>
          </div>
        ))}
        {change !== 0 && (
          <div data-sign={0}>
            <dt>{t.stock}</dt>
            <dd>{formatChange(change, currency, language)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
