import type { Seat } from '@stammtisch/rules';
import type { TargetedMouseEvent } from 'preact';
import { useMessages } from '../i18n/use-messages.ts';
import { useNames } from './guests.ts';
import { tableActions } from './table-actions.ts';
import { useIntent, useTable, useTableState } from './table-context.ts';
import { ME, type TableState } from './table-store.ts';
import { TrickPlace, type ShownTrick } from './trick-card.tsx';
import measures from './trick-measures.module.css';
import styles from './trick-area.module.css';

/** Fixed order of stacking, never by time: no corner with an index is ever covered. */
const STACK: readonly Seat[] = [1, 2, 3, 0];

/** The four fixed places of the cards on the table. */
export function TrickArea() {
  const t = useMessages();
  const names = useNames();
  const { table } = useTable();
  const lastShown = useIntent((intent) => intent.showLastTrick);
  const state = useTableState((all) => all);
  const trick = lastShown ? lastTrick(state) : shownTrick(state);
  const label = lastShown && trick !== null ? lastTrickLabel(trick.winner) : null;
  return (
    // A tap anywhere on a complete trick ends the wait; Space does the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={`${measures['trick']} ${styles['trick']}`} onClick={goOn}>
      <OwnSlot />
      {trick !== null && STACK.map((seat) => <TrickPlace key={`${trick.key}-${seat}`} trick={trick} seat={seat} />)}
      {label !== null && <p className={styles['label']}>{label}</p>}
    </div>
  );

  function goOn({ currentTarget }: TargetedMouseEvent<HTMLElement>): void {
    for (const animation of currentTarget.getAnimations({ subtree: true })) animation.finish();
    if (state.hold !== null) table.goOn();
  }

  function lastTrickLabel(winner: Seat | null): string {
    return winner === ME ? t.yourLastTrick : t.lastTrickOf(names(winner ?? ME));
  }
}

/** Where the own card goes: a second way to play the lifted one. */
function OwnSlot() {
  const t = useMessages();
  const here = useTable();
  const lifted = useIntent((intent) => intent.lifted);
  const waits = useTableState(
    ({ view, hold }) => hold === null && view.deal?.phase === 'play' && view.deal.turn === ME,
  );
  if (!waits) return null;
  return (
    <button
      type="button"
      className={`${styles['slot']} ${styles['own']} ${styles['free']}`}
      aria-label={t.slotFree}
      tabIndex={-1}
      aria-hidden={lifted === null}
      disabled={lifted === null}
      onClick={() => lifted !== null && tableActions(here).playCard(lifted)}
    />
  );
}

function shownTrick({ view, hold }: TableState): ShownTrick | null {
  const { deal } = view;
  if (hold !== null) {
    const key = `${deal?.number}-${deal?.tricks.length ?? 0}`;
    return { key, ...hold.trick, still: false, sweeps: hold.stage === 'sweeping' };
  }
  if (deal === null || deal.leader === null || deal.phase === 'settled') return null;
  const key = `${deal.number}-${deal.tricks.length + 1}`;
  return { key, leader: deal.leader, cards: deal.trick, winner: null, still: false, sweeps: false };
}

function lastTrick({ view }: TableState): ShownTrick | null {
  const trick = view.deal?.tricks.at(-1);
  return trick === undefined ? null : { key: 'last', ...trick, still: true, sweeps: false };
}
