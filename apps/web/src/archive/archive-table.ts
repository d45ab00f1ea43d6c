import type { TableStore } from '../table/table-store.ts';

/**
 * Keeps every deal of a table as soon as it is over, and those of an earlier visit at once. The archive is loaded when there is something to
 * keep; the table never waits for it.
 */
export function archiveTable({ store, session }: TableStore): void {
  let seen = 0;
  const keep = (): void => {
    const { length } = store.getState().finished;
    if (length === seen) return;
    seen = length;
    void load(() => session.settled()).catch(reportError);
  };
  const load = async (written: () => Promise<void>): Promise<void> => {
    const { keepDeals } = await import('./keep-deals.ts');
    // The session first: it is what a reload continues.
    await written();
    await keepDeals(session.head, session.events(), new Date());
  };
  keep();
  store.subscribe(keep);
}
