import { SEATS, type Bill } from '@stammtisch/rules';
import { allOf, formatAmount } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { BillLines } from '../rule-book/figures/bill-lines.tsx';
import { SeatChanges } from '../rule-book/figures/seat-changes.tsx';
import { useCalculator, useNames } from './calculator-context.ts';
import { contractOf } from './game-draft.ts';
import { useWords } from './use-words.ts';
import styles from './calculator-screen.module.css';

/** The bill line by line, and what it means for each. */
export function BillPanel({ bill }: { readonly bill: Bill | null }) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const { draft, rules } = useCalculator();
  const summary = useSummary(bill);
  return (
    <section id="rechnung" tabIndex={-1} className={styles['bill']} aria-labelledby="rechnung-titel">
      <h2 id="rechnung-titel">{t.bill}</h2>
      <p role="status" className={styles['summary']}>
        {summary}
      </p>
      {bill !== null && (
        <>
          <BillLines bill={bill} contract={contractOf(draft)} rules={rules} names={names} explained />
          <SeatChanges bill={bill} currency={rules['scoring.currency']} names={names} language={language} />
        </>
      )}
    </section>
  );
}

/** What the bill comes to, in one sentence. */
export function useSummary(bill: Bill | null): string {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const { draft, rules, problem } = useCalculator();
  if (bill === null) return problem === null ? t.open : t.notYet;
  const amount = formatAmount(bill.value, rules['scoring.currency'], language);
  switch (bill.kind) {
    case 'thrown-in':
      return bill.stock.after > bill.stock.before ? t.intoStock : t.nothingPaid;
    case 'ramsch': {
      if (bill.durchmarsch !== null) return t.durchmarsch(names(bill.durchmarsch), amount);
      const payers = SEATS.filter((seat) => (bill.deltas?.[seat] ?? 0) < 0);
      return payers.length === 0 ? t.nothingPaid : t.paid(allOf(payers.map(names), language));
    }
    case 'sie':
      return t.soloWon(names(draft.declarer), amount);
    case 'party':
      if (draft.kind === 'rufspiel') return t.each(amount);
      return bill.won === true ? t.soloWon(names(draft.declarer), amount) : t.soloLost(names(draft.declarer), amount);
  }
}
