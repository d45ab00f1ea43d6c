import { openDatabase, type Migration } from '../storage/database.ts';

/** Where the records lie in the database. */
export const RECORDS = 'record';

/** Layout 1: records by their id. */
const MIGRATIONS: readonly Migration[] = [(database) => database.createObjectStore(RECORDS, { keyPath: 'id' })];

/**
 * Opens the database of finished deals. Rejects if there is none to be had.
 *
 * @param migrations the steps of the layout; others than the app's own only in tests
 */
export function openArchiveDatabase(
  factory: IDBFactory,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<IDBDatabase> {
  return openDatabase(factory, { name: 'stammtisch.archive', stores: [RECORDS], migrations });
}
