import { useEffect, useRef } from 'preact/hooks';
import { settingsStore } from '../settings/settings.ts';
import { useStore } from '../ui/use-store.ts';
import { selfPlay } from './self-play.ts';
import { tableActions } from './table-actions.ts';
import { useTable, useTableState } from './table-context.ts';

/** A card that plays by itself waits so long, so that one sees whose turn it is (milliseconds). */
const PREPARED_AFTER = 300;
const FORCED_AFTER = 500;

/** Plays cards that play by themselves. A card that is lifted after the turn came was not laid ready. */
export function useSelfPlay(): void {
  const here = useTable();
  const { playPrepared, playForced } = useStore(settingsStore);
  const view = useTableState((state) => state.view);
  const hold = useTableState((state) => state.hold);
  const kontraPause = useTableState((state) => state.kontraPause);
  const elsewhere = useTableState((state) => state.elsewhere);
  // A turn that was taken back must not be played away again.
  const played = useRef('');
  useEffect(() => {
    const { lifted, pressed } = here.intent.getState();
    const own = selfPlay({ view, hold, kontraPause, elsewhere }, pressed ? null : lifted, { playPrepared, playForced });
    const turn = `${view.deal?.number}-${view.deal?.tricks.length}`;
    if (own === null || played.current === turn) return undefined;
    const timer = setTimeout(
      () => {
        const now = here.intent.getState();
        if (own.why === 'prepared' && (now.lifted !== own.card || now.pressed)) return;
        played.current = turn;
        tableActions(here).playCard(own.card);
      },
      own.why === 'prepared' ? PREPARED_AFTER : FORCED_AFTER,
    );
    return () => clearTimeout(timer);
  }, [here, view, hold, kontraPause, elsewhere, playPrepared, playForced]);
}
