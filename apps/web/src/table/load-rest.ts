import type { TableStore } from './table-store.ts';

/** Fetches what a table needs later, once the first hand is there: the bill, reasons, dialogs, rarer questions. */
export function loadRestSoon({ store }: TableStore): () => void {
  const first = store.getState().view;
  const stop = store.subscribe(({ view }) => {
    if (view === first) return;
    stop();
    void Promise.all([
      import('../settlement/settlement-sheet.tsx'),
      import('../i18n/reason-sentence.tsx'),
      import('../menu/menu-dialog.tsx'),
      import('../auction/game-choice.tsx'),
      import('../auction/rank-choice.tsx'),
      import('./answer-sheets.tsx'),
    ]).catch(() => undefined);
  });
  return stop;
}
