import { formatChange } from '@stammtisch/texts';
import { show } from '../app-store.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { archivedPlace, fragmentAt } from '../replay/place.ts';
import { Button } from '../ui/button.tsx';
import { accountAfter, roundTallies, tallyOf, worstOf } from './balance.ts';
import { BalanceChart } from './balance-chart.tsx';
import { isIn } from './deal-filter.ts';
import { averageText, dayText } from './figures.ts';
import { FiguresTable } from './figures-table.tsx';
import type { OwnDeal } from './own-deal.ts';
import { useWords } from './use-words.ts';
import styles from './statistics-screen.module.css';

export interface BalanceSectionProps {
  readonly deals: readonly OwnDeal[];
  /** The same choice without its period, to compare months. */
  readonly always: readonly OwnDeal[];
  readonly currency: OwnDeal['currency'];
  readonly now: Date;
}

/** What all deals brought together, as a line and as a table. */
export function BalanceSection({ deals, always, currency, now }: BalanceSectionProps) {
  const words = useWords();
  const language = useLanguage();
  const { sum, won, decided } = tallyOf(deals);
  const worst = worstOf(deals);
  const amount = (value: number): string => formatChange(value, currency, language);
  const month = (period: 'this-month' | 'last-month'): string =>
    amount(tallyOf(always.filter(({ date }) => isIn(date, period, now))).sum);
  return (
    <section className={styles['section']} aria-labelledby="balance-title">
      <h2 id="balance-title">{words.balance}</h2>
      <p className={styles['total']} data-sign={Math.sign(sum)}>
        {amount(sum)}
      </p>
      <p>
        {words.deals(deals.length)} · {words.wonOf(won, decided)} ·{' '}
        {words.perDeal(averageText(sum, deals.length, currency, language))}
      </p>
      <BalanceChart accounts={accountAfter(deals)} currency={currency} />
      <p>{words.months(month('this-month'), month('last-month'))}</p>
      <details>
        <summary>{words.rounds}</summary>
        <Rounds deals={deals} amount={amount} />
      </details>
      {worst !== null && (
        <Button onClick={() => show('replay', fragmentAt(archivedPlace(worst.id)))}>{words.worst}</Button>
      )}
    </section>
  );
}

function Rounds({ deals, amount }: { readonly deals: readonly OwnDeal[]; readonly amount: (value: number) => string }) {
  const words = useWords();
  const language = useLanguage();
  const rounds = roundTallies(deals);
  const accounts = accountAfter(deals);
  let counted = 0;
  const rows = rounds.map(({ session, date, deals: count, sum }) => {
    counted += count;
    const account = accounts[counted] ?? 0;
    return {
      key: session,
      head: dayText(date, language, words.unknownDate),
      cells: [
        { text: String(count) },
        { text: amount(sum), sign: Math.sign(sum) },
        { text: amount(account), sign: Math.sign(account) },
      ],
    };
  });
  return (
    <FiguresTable
      caption={words.rounds}
      columns={[words.round, words.played, words.sum, words.account]}
      rows={rows.toReversed()}
    />
  );
}
