import type { Sitting } from '@stammtisch/protocol';
import { readHouseRules } from '@stammtisch/rules';
import { formatChange } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { useWords } from './use-words.ts';
import { payerOf } from './words-de.ts';
import styles from './friends.module.css';

/** How everybody stands who has sat here. */
export function AccountList({ sitting: { members, rules: written } }: { readonly sitting: Sitting }) {
  const words = useWords();
  const language = useLanguage();
  const rules = readHouseRules(written);
  const currency = rules.ok ? rules.value['scoring.currency'] : 'point';
  return (
    <ul className={styles['chairs']}>
      {members.map(({ member, account }) => (
        <li key={member}>
          <b>{payerOf(members, member, words)}</b>
          <span className={styles['amount']}>{formatChange(account, currency, language)}</span>
        </li>
      ))}
    </ul>
  );
}
