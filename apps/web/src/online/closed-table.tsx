import type { TableFrame } from '@stammtisch/protocol';
import { readHouseRules } from '@stammtisch/rules';
import { formatAmount } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { PageFrame } from '../navigation/page-frame.tsx';
import { Button } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { AccountList } from './account-list.tsx';
import { goToTable, tableAddress } from './friends-place.ts';
import { useWords } from './use-words.ts';
import { payerOf } from './words-de.ts';
import styles from './friends.module.css';

/** The evening is over: who pays whom, and everything to take home. */
export function ClosedTable({ frame: { sitting, table } }: { readonly frame: TableFrame }) {
  const words = useWords();
  const language = useLanguage();
  const rules = readHouseRules(sitting.rules);
  const currency = rules.ok ? rules.value['scoring.currency'] : 'point';
  const named = (member: number): string => payerOf(sitting.members, member, words);
  return (
    <PageFrame title={words.closed} before={<Button onClick={() => goToTable('')}>← {words.toEntry}</Button>}>
      <section className={styles['part']} aria-labelledby="who-pays">
        <h2 id="who-pays">{words.whoPays}</h2>
        {sitting.payments.length === 0 ? (
          <p>{words.even}</p>
        ) : (
          <ul className={styles['payments']}>
            {sitting.payments.map(({ from, to, amount }) => (
              <li key={`${from}-${to}`}>
                {words.pays(named(from), named(to), formatAmount(amount, currency, language))}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles['part']} aria-labelledby="accounts">
        <h2 id="accounts">{words.accounts}</h2>
        <AccountList sitting={sitting} />
        <div className={styles['links']}>
          <PageLink screen="fairness">{words.checkAll}</PageLink>
          <a
            href={`${tableAddress(table)}/${language === 'en' ? 'accounts' : 'abrechnung'}.csv`}
            download={`stammtisch-${table}.csv`}
          >
            {words.saveAccounts}
          </a>
          <a href={`${tableAddress(table)}/deals.jsonl`} download={`stammtisch-${table}.jsonl`}>
            {words.saveDeals}
          </a>
        </div>
      </section>
    </PageFrame>
  );
}
