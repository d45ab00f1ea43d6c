import type { TableHere } from './table-context.ts';

/**
 * Forgets what the person was about to do when something is taken back: a card that lay ready for a later turn must not play at the one that
 * is open again. Returns how to stop.
 */
export function forgetTakenBack({ table, intent }: TableHere): () => void {
  return table.store.subscribe((now, before) => {
    if (now.heard.length >= before.heard.length) return;
    intent.setState({ lifted: null, refused: null, stossArmed: false, claimArmed: false });
  });
}
