import { NO_CARDS, size, stossDeadline, type View } from '@stammtisch/rules';
import { stossStep } from '@stammtisch/texts';
import { useMessages } from '../i18n/use-messages.ts';
import { settingsStore } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { useStore } from '../ui/use-store.ts';
import { factorNow } from './factor-now.ts';
import { MoveButtons } from './move-buttons.tsx';
import { legalCards } from './own-cards.ts';
import { isRestSure } from './sure-rest.ts';
import { tableActions } from './table-actions.ts';
import { useIntent, useTable, useTableState } from './table-context.ts';
import { useWords } from './use-words.ts';
import measures from './trick-measures.module.css';
import styles from './action-strip.module.css';

/** Rare actions beside the own place, only while they are allowed: what gives something up on the left, what raises it on the right. */
export function ActionStrip() {
  return (
    <div className={`${measures['trick']} ${styles['strip']}`}>
      <div className={styles['left']} data-strip="left">
        <MoveButtons />
        <ClaimButton />
        <NoStossButton />
        <AllowedButton />
      </div>
      <div className={styles['right']} data-strip="right">
        <GoOnButton />
        <StossButton />
      </div>
    </div>
  );
}

function StossButton() {
  const t = useMessages();
  const here = useTable();
  const armed = useIntent((intent) => intent.stossArmed);
  const view = useTableState((state) => state.view);
  const { deal, actions, rules } = view;
  const allowed = deal?.phase === 'play' && actions.some(({ type }) => type === 'stoss') && !deal.stossOpen;
  if (!allowed) return null;
  const word = stossStep(deal.stoss.length);
  const deadline = deal.contract?.game === 'ramsch' ? 'ownFirstCard' : stossDeadline(rules, deal.stoss.length);
  const question = t.stossConfirm(word, factorNow(view) * 2);
  return (
    <Button
      kind={armed ? 'turn' : 'quiet'}
      className={styles['stoss'] ?? ''}
      aria-live="polite"
      onClick={() => tableActions(here).stoss()}
    >
      {armed ? question : word}
      {!armed && <small> {t.stossUntil[deadline]}</small>}
    </Button>
  );
}

/** Ends the wait for a Stoß. */
function NoStossButton() {
  const t = useMessages();
  const { table } = useTable();
  const pause = useTableState((state) => state.kontraPause);
  if (!pause) return null;
  return (
    <Button kind="quiet" onClick={() => table.goOn()}>
      {t.noStoss}
    </Button>
  );
}

/** Shows which cards may be played, with one tap; only where it matters. */
function AllowedButton() {
  const t = useWords();
  const here = useTable();
  const shown = useIntent((intent) => intent.showAllowed);
  const matters = useTableState(({ view, hold }) => hold === null && isLimited(view));
  if (!matters) return null;
  return (
    <Button
      kind="quiet"
      className={styles['allowed'] ?? ''}
      aria-pressed={shown}
      onClick={() => tableActions(here).showAllowed()}
    >
      {t.whatIsAllowed}
    </Button>
  );
}

function isLimited(view: View): boolean {
  const legal = legalCards(view);
  return legal !== null && legal.length < size(view.deal?.hand ?? NO_CARDS);
}

/** Where a complete trick lies until it is tapped, there is a button for it too. */
function GoOnButton() {
  const t = useWords();
  const { table } = useTable();
  const waits = useStore(settingsStore, (settings) => settings.trickHold === 'tap');
  const lies = useTableState(({ hold }) => hold?.stage === 'lying');
  if (!waits || !lies) return null;
  return (
    <Button kind="turn" onClick={() => table.goOn()}>
      {t.goOn}
    </Button>
  );
}

function ClaimButton() {
  const t = useMessages();
  const here = useTable();
  const armed = useIntent((intent) => intent.claimArmed);
  const sure = useTableState(({ view, hold }) => hold === null && isRestSure(view));
  if (!sure) return null;
  return (
    <Button kind={armed ? 'turn' : 'quiet'} onClick={() => tableActions(here).claim()} aria-live="polite">
      {armed ? t.claimConfirm : t.claim}
    </Button>
  );
}
