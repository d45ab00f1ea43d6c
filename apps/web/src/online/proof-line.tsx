import { fairDealProblemText } from '@stammtisch/texts';
import { recordId } from '../archive/record-id.ts';
import { fairnessPlace } from '../fairness/fairness-place.ts';
import { spokenIn } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { useTable, useTableState } from '../table/table-context.ts';
import { PageLink } from '../ui/page-link.tsx';
import { useStore } from '../ui/use-store.ts';
import type { Contributor } from './contributor.ts';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

/** Under the bill: what came out when this device computed the cards of the deal again. */
export function ProofLine({ dealing }: { readonly dealing: Contributor }) {
  const words = useWords();
  const language = useLanguage();
  const { table } = useTable();
  const deal = useTableState(({ view }) => view.deal?.number ?? 0);
  const checked = useStore(dealing.state, (state) => state.checked);
  // What was thrown in would tell who was gesperrt (R29): its proof comes with the end of the evening.
  if (checked === null) return <p className={styles['quiet']}>{words.proofLater}</p>;
  const { problem, code, isMine } = checked;
  if (problem !== null) {
    return (
      <p className={styles['refused']} role="alert">
        {words.notProved} {fairDealProblemText(problem, spokenIn(language))}
      </p>
    );
  }
  return (
    <PageLink screen="fairness" place={fairnessPlace(recordId(table.id, deal))} className={styles['proved']}>
      {isMine ? words.provedMine(code) : words.proved(code)}
    </PageLink>
  );
}
