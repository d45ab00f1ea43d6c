import type { TableScreen } from './table-screen.tsx';
import type { TableStore } from './table-store.ts';

let Screen: typeof TableScreen | null = null;

/** Loads the screen of the table, which whoever sits down needs before anything else. */
export async function loadTable(): Promise<void> {
  Screen ??= (await import('./table-screen.tsx')).TableScreen;
}

/**
 * The table, once {@link loadTable} is done. It is no lazy component: that would say that something loads also where it has been there all
 * the time.
 */
export function LoadedTable({ table }: { readonly table: TableStore }) {
  return Screen === null ? null : <Screen table={table} />;
}
