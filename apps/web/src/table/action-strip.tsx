import { stossDeadline } from '@stammtisch/rules';
import { stossStep } from '@stammtisch/texts';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { factorNow } from './factor-now.ts';
import { isRestSure } from './sure-rest.ts';
import { tableActions } from './table-actions.ts';
import { useIntent, useTable, useTableState } from './table-context.ts';
import styles from './action-strip.module.css';

/** Rare actions beside the own place, only while they are allowed: Stoß on the right, the claim of the rest on the left. */
export function ActionStrip() {
  return (
    <div className={styles['strip']}>
      <ClaimButton />
      <StossButton />
    </div>
  );
}

function StossButton() {
  const t = useMessages();
  const here = useTable();
  const armed = useIntent((intent) => intent.stossArmed);
  const pause = useTableState((state) => state.kontraPause);
  const view = useTableState((state) => state.view);
  const { deal, actions, rules } = view;
  const allowed = deal?.phase === 'play' && actions.some(({ type }) => type === 'stoss') && !deal.stossOpen;
  if (!allowed) return null;
  const word = stossStep(deal.stoss.length);
  return (
    <div className={styles['stoss']}>
      <Button kind={armed ? 'turn' : 'quiet'} onClick={() => tableActions(here).stoss()} aria-live="polite">
        {armed ? t.stossConfirm(word, factorNow(view) * 2) : word}
      </Button>
      <small>{t.stossUntil[deadlineOf(deal.stoss.length)]}</small>
      {pause && (
        <Button kind="quiet" onClick={() => here.table.goOn()}>
          {t.noStoss}
        </Button>
      )}
    </div>
  );

  function deadlineOf(step: number) {
    return deal?.contract?.game === 'ramsch' ? 'ownFirstCard' : stossDeadline(rules, step);
  }
}

function ClaimButton() {
  const t = useMessages();
  const here = useTable();
  const armed = useIntent((intent) => intent.claimArmed);
  const sure = useTableState(({ view, hold }) => hold === null && isRestSure(view));
  if (!sure) return null;
  return (
    <Button
      kind={armed ? 'turn' : 'quiet'}
      className={styles['claim'] ?? ''}
      onClick={() => tableActions(here).claim()}
      aria-live="polite"
    >
      {armed ? t.claimConfirm : t.claim}
    </Button>
  );
}
