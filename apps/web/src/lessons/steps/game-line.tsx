import { declarerOf, type Contract } from '@stammtisch/rules';
import { LEARNER } from '@stammtisch/lessons';
import { contractName } from '../../i18n/game-texts.ts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { useNames } from '../../table/guests.ts';
import { useLearnWords } from '../words.ts';
import styles from './stage.module.css';

/** What is played and by whom. */
export function GameLine({ contract }: { readonly contract: Contract | null }) {
  const t = useLearnWords();
  const language = useLanguage();
  const names = useNames();
  const declarer = contract === null ? null : declarerOf(contract);
  if (contract === null || declarer === null) return null;
  return (
    <p className={styles['game']}>
      <strong>{contractName(contract, language)}</strong> ·{' '}
      {declarer === LEARNER ? t.youPlay : t.plays(names(declarer))}
    </p>
  );
}
