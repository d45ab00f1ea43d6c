import type { TableEvent } from '@stammtisch/rules';
import type { SessionHead } from '../session/session-head.ts';
import type { LocalTable } from '../table/table-store.ts';
import { keepLater } from './keeping.ts';

/** Sessions that this page takes care of. */
const cared = new Set<string>();

/**
 * Keeps every deal of a table as soon as it is over, and those of an earlier visit at once. The archive is loaded while the first deal is
 * played; the table never waits for it.
 */
export function archiveTable({ store, session }: LocalTable): void {
  let seen = 0;
  cared.add(session.head.id);
  const keep = (): void => {
    const { length } = store.getState().finished;
    if (length === seen) return;
    seen = length;
    // The session first: it is what a reload continues.
    keepLater(() => session.settled());
    archiveLog(session.head, session.events());
  };
  keep();
  const loadSoon = store.subscribe(({ view }) => {
    if (view.deal?.phase !== 'play') return;
    loadSoon();
    void import('./keep-deals.ts');
  });
  store.subscribe(keep);
}

/** Whether the deals of a session are kept already, or are about to be. */
export function isArchived(session: string): boolean {
  return cared.has(session);
}

/** Keeps the deals of a session that are over, whatever became of the page in which they were played. */
export function archiveLog(head: SessionHead, events: readonly TableEvent[]): void {
  cared.add(head.id);
  if (!events.some(({ type }) => type === 'settled')) return;
  const date = new Date();
  keepLater(async () => {
    const { keepDeals } = await import('./keep-deals.ts');
    await keepDeals(head, events, date);
  });
}
