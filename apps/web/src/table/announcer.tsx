import { useMemo } from 'react';
import { useLanguage } from '../i18n/use-messages.ts';
import { useNames } from './guests.ts';
import { narration } from './narrate.ts';
import { useStatus } from './status-line-view.tsx';
import { useTableState } from './table-context.ts';

/** So many lines are kept for the screen reader. */
const KEPT = 12;

/** The lines of the running deal, oldest first. */
export function useNarration(): readonly string[] {
  const language = useLanguage();
  const names = useNames();
  const heard = useTableState((state) => state.heard);
  const tricks = useTableState((state) => state.view.deal?.tricks);
  // `names` follows the language.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => narration(heard, tricks ?? [], { language, names }), [heard, tricks, language]);
}

/** Tells a screen reader what happens, in order, and at once when it is the person's turn. */
export function Announcer() {
  const lines = useNarration();
  const number = useTableState((state) => state.view.deal?.number);
  const { text, mine } = useStatus();
  const first = Math.max(0, lines.length - KEPT);
  return (
    <div className="visually-hidden">
      <div role="log" aria-live="polite" aria-relevant="additions">
        {lines.slice(first).map((line, index) => (
          // Lines are only ever added at the end, so the place of a line is its name.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={`${number}-${first + index}`}>{line}</p>
        ))}
      </div>
      <div aria-live="assertive">{mine ? text : ''}</div>
    </div>
  );
}
