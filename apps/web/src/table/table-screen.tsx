import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { resume } from '../app-store.ts';
import { useFeedback } from '../feedback/use-feedback.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { settingsStore } from '../settings/settings.ts';
import { CommandPlace } from '../text-commands/command-place.tsx';
import { handOrderIn } from '../session/session-head.ts';
import { useShownGame } from '../ui/shown-game.ts';
import { useStore } from '../ui/use-store.ts';
import { Announcer } from './announcer.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { forgetTakenBack } from './forget-taken-back.ts';
import { Hand } from './hand.tsx';
import { useSheet } from './sheet.tsx';
import { SidePanel } from './side-panel.tsx';
import { Seats } from './seats.tsx';
import { ActionStrip } from './action-strip.tsx';
import { StatusLine } from './status-line-view.tsx';
import { TableBar } from './table-bar.tsx';
import { loadRestSoon } from './load-rest.ts';
import { createIntent, TableContext, useTable, useTableState, type TableParts } from './table-context.ts';
import { TableDialogs } from './table-dialogs.tsx';
import { TrickArea } from './trick-area.tsx';
import { useLeaving } from './use-card-motion.ts';
import { useNoDoubleTapZoom } from './use-no-double-tap-zoom.ts';
import { useSelfPlay } from './use-self-play.ts';
import { useTableKeys } from './use-table-keys.ts';
import type { TableStore } from './table-store.ts';
import styles from './table-screen.module.css';

export interface TableScreenProps {
  readonly table: TableStore;
  /** Stays the same as long as the table does. */
  readonly parts?: TableParts | null;
}

/** The table: seats, trick, hand and everything that is said and asked. */
export function TableScreen({ table, parts = null }: TableScreenProps) {
  useFeedback(table);
  useLeaving(table);
  const here = useMemo(() => ({ table, intent: createIntent(), parts }), [table, parts]);
  useEffect(() => loadRestSoon(table), [table]);
  return (
    <TableContext value={here}>
      <Table />
    </TableContext>
  );
}

function Table() {
  const t = useMessages();
  useTableKeys();
  useForgottenIntent();
  useSelfPlay();
  useRetime();
  const screen = useRef<HTMLDivElement>(null);
  useNoDoubleTapZoom(screen);
  const { table, parts } = useTable();
  const { sheet, covers } = useSheet();
  const elsewhere = useTableState((state) => state.elsewhere);
  const phase = useTableState((state) => state.view.deal?.phase ?? 'between-deals');
  const rules = useTableState((state) => state.view.rules);
  const contract = useTableState((state) => state.view.deal?.contract ?? null);
  useShownGame(rules, contract);
  const tempo = useStore(settingsStore, (settings) => settings.tempo);
  return (
    <>
      <div
        ref={screen}
        inert={elsewhere}
        className={styles['screen']}
        data-full-screen
        data-tempo={tempo}
        data-phase={phase}
        data-sheet={sheet === null ? undefined : covers}
      >
        <TableBar />
        <main className={styles['main']} aria-label={t.table}>
          <div className={styles['felt']}>
            <div className={styles['places']}>
              <Seats />
              {covers !== 'all' && <TrickArea />}
              <ActionStrip />
              {sheet}
            </div>
          </div>
          {sheet === null && <StatusLine />}
          {covers !== 'all' && <Hand />}
          <CommandPlace />
        </main>
        <SidePanel />
        <Announcer />
        <TableDialogs />
        {parts?.notice}
      </div>
      {elsewhere && <Elsewhere onTake={table.takeOver ?? (() => void resume())} />}
    </>
  );
}

/** A trick that lies when somebody chooses another time, perhaps in another window, lies as long as is wanted now. */
function useRetime(): void {
  const { table } = useTable();
  const trickHold = useStore(settingsStore, (settings) => settings.trickHold);
  useEffect(() => table.retime(), [table, trickHold]);
}

/** What somebody was about to do is forgotten as soon as something happens that it was not meant for. */
function useForgottenIntent(): void {
  const here = useTable();
  const { intent, table } = here;
  const heard = useTableState((state) => state.heard);
  const dealNumber = useTableState((state) => state.view.deal?.number);
  const phase = useTableState((state) => state.view.deal?.phase);
  useEffect(() => forgetTakenBack(here), [here]);
  useLayoutEffect(() => intent.setState({ refused: null }), [heard, intent]);
  useLayoutEffect(() => intent.setState({ considered: null, stossArmed: false, claimArmed: false }), [phase, intent]);
  useLayoutEffect(
    () =>
      intent.setState({
        lifted: null,
        order: handOrderIn(table.session?.head ?? {}, dealNumber),
        showLastTrick: false,
      }),
    [dealNumber, intent, table],
  );
  useEffect(() => {
    // A tap beside the cards lowers the lifted one and closes what a refused one says.
    const beside = (event: PointerEvent): void => {
      const on = event.target instanceof Element ? event.target.closest('[role="toolbar"], button, a') : null;
      if (on === null) intent.setState({ lifted: null, refused: null });
    };
    document.addEventListener('pointerdown', beside);
    return () => document.removeEventListener('pointerdown', beside);
  }, [intent]);
}
