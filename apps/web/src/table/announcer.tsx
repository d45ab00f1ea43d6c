import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { createAnnouncements, type Telling } from '../screen-reader/announcements.ts';
import type { Settings } from '../settings/schema.ts';
import { settingsStore } from '../settings/settings.ts';
import { useStore } from '../ui/use-store.ts';
import { useNames } from './guests.ts';
import { narration } from './narrate.ts';
import { statusLine } from './status-line.ts';
import { useTableState } from './table-context.ts';
import { isMyTurn } from './table-store.ts';

/** The lines of the running deal, oldest first. */
export function useNarration(speech: Settings['speech'] = 'normal'): readonly string[] {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  const heard = useTableState((state) => state.heard);
  const rules = useTableState((state) => state.view.rules);
  const tricks = useTableState((state) => state.view.deal?.tricks);
  return useMemo(
    () => narration({ heard, tricks: tricks ?? [], rules }, { t, language, names }, speech),
    [heard, tricks, rules, t, language, names, speech],
  );
}

/** Tells a screen reader what happens, in order, and then that it is the person's turn. */
export function Announcer() {
  const telling = useTelling();
  const [{ heard, tell, stop }] = useState(() => createAnnouncements(telling));
  const { deal, lines, turn, takenBack } = telling;
  useEffect(() => tell({ deal, lines, turn, takenBack }), [tell, deal, lines, turn, takenBack]);
  useEffect(() => stop, [stop]);
  const { utterances, turn: now } = useStore(heard);
  return (
    <div className="visually-hidden">
      <div role="log" aria-live="polite" aria-relevant="additions">
        {utterances.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div aria-live="assertive">{now}</div>
    </div>
  );
}

function useTelling(): Telling {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  const lines = useNarration(useStore(settingsStore, ({ speech }) => speech));
  const deal = useTableState(({ view }) => view.deal?.number ?? 0);
  const turn = useTableState((state) => (isMyTurn(state) ? statusLine(state, { t, language, names }) : ''));
  return { deal, lines, turn, takenBack: t.takenBack };
}
