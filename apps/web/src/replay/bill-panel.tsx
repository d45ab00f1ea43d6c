import { SEATS, type Bill, type BySeat, type Contract, type HouseRules } from '@stammtisch/rules';
import { formatAmount, formatChange, type Names } from '@stammtisch/texts';
import { billLines } from '../i18n/bill-texts.ts';
import { eventText } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { BillLineList } from '../settlement/bill-line-list.tsx';
import { useWords } from './use-words.ts';
import styles from './bill-panel.module.css';

export interface BillPanelProps {
  readonly settled: { readonly bill: Bill; readonly contract: Contract | null; readonly rules: HouseRules };
  /** What another program wrote down that the seats got. */
  readonly recorded?: BySeat<number> | undefined;
  readonly names: Names;
}

/** What the deal was worth, line by line, and what it meant for each seat. */
export function BillPanel({ settled: { bill, contract, rules }, recorded, names }: BillPanelProps) {
  const words = useWords();
  const language = useLanguage();
  const currency = rules['scoring.currency'];
  const lines = billLines(bill, rules, language, { contract, names });
  const differs = recorded !== undefined && SEATS.some((seat) => recorded[seat] !== bill.deltas?.[seat]);
  return (
    <section className={styles['bill']} aria-labelledby="bill-title">
      <h2 id="bill-title">
        {words.bill} <small>{eventText({ type: 'settled', bill }, names, language)}</small>
      </h2>
      <BillLineList lines={lines} />
      <dl className={styles['deltas']}>
        {SEATS.map((seat) => (
          <div key={seat} data-sign={Math.sign(bill.deltas?.[seat] ?? 0)}>
            <dt>{names(seat)}</dt>
            <dd>{formatChange(bill.deltas?.[seat] ?? 0, currency, language)}</dd>
          </div>
        ))}
      </dl>
      {bill.stock.after > 0 && <p>{words.stockHolds(formatAmount(bill.stock.after, currency, language))}</p>}
      {differs && (
        <p className={styles['differs']}>
          {words.differs} {recorded.map((delta) => formatChange(delta, currency, language)).join(' · ')}
        </p>
      )}
    </section>
  );
}
