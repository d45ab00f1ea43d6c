import { beforeEach, expect, test, vi } from 'vitest';
import type { TableStore } from './table/table-store.ts';

const opening: ((table: TableStore | null) => void)[] = [];
const resumes = (): Promise<TableStore | null> => new Promise((resolve) => opening.push(resolve));

vi.mock('./session/tables.ts', () => ({
  openTables: () =>
    Promise.resolve({ resume: resumes, open: () => Promise.resolve(null), aside: () => Promise.resolve(0) }),
}));
vi.stubGlobal('BroadcastChannel', undefined);
vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('history', { pushState: vi.fn(), replaceState: vi.fn() });
vi.stubGlobal('scrollTo', vi.fn());

const { appStore, resume, show } = await import('./app-store.ts');

/** A table that only can be closed. */
function table() {
  return { close: vi.fn(), session: { settled: () => Promise.resolve() } } as unknown as TableStore;
}

beforeEach(() => {
  opening.length = 0;
});

test('a table that is opened twice at once plays once', async () => {
  const [first, second] = [table(), table()];
  const one = resume();
  await vi.waitFor(() => expect(opening).toHaveLength(1));
  const other = resume();
  await vi.waitFor(() => expect(opening).toHaveLength(2));
  opening.shift()?.(first);
  opening.shift()?.(second);
  await Promise.all([one, other]);
  expect(first.close).toHaveBeenCalledOnce();
  expect(second.close).not.toHaveBeenCalled();
  expect(appStore.getState().table).toBe(second);
});

test('a table that is ready only when somebody has gone on is closed, and does not come back', async () => {
  const late = table();
  const sitting = resume();
  await vi.waitFor(() => expect(opening).toHaveLength(1));
  show('more');
  opening.shift()?.(late);
  await sitting;
  await vi.waitFor(() => expect(appStore.getState().open).toBeNull());
  expect(late.close).toHaveBeenCalledOnce();
  expect(appStore.getState()).toMatchObject({ screen: 'more', table: null });
});
