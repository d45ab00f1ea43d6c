import { whenIdle } from '../offline/when-idle.ts';
import type { TableStore } from './table-store.ts';

/** What a table needs later, in the order in which it does: sounds, reasons, rarer questions, dialogs, the bill. */
const REST: readonly (() => Promise<unknown>)[] = [
  () => import('../feedback/play-voices.ts'),
  () => import('./refusal-words.tsx'),
  () => import('../i18n/reason-sentence.tsx'),
  () => import('../auction/game-choice.tsx'),
  () => import('../auction/rank-choice.tsx'),
  () => import('../menu/menu-dialog.tsx'),
  () => import('./answer-sheets.tsx'),
  () => import('../settlement/settlement-sheet.tsx'),
];

/** Fetches the rest one after the other, once the first hand is there and seen: the hand waits for none of it. */
export function loadRestSoon({ store }: TableStore): () => void {
  const first = store.getState().view;
  const stop = store.subscribe(({ view }) => {
    if (view === first || view.deal?.phase === 'cutting') return;
    stop();
    whenIdle(() => void loadAll().catch(() => undefined));
  });
  return stop;
}

async function loadAll(): Promise<void> {
  // All at once they would be one long task.
  for (const load of REST) await load();
}
