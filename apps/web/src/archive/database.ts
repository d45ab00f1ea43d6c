/** One step of the layout of the store, from one version to the next. Steps are only ever added. */
type Migration = (database: IDBDatabase) => void;

export const RECORDS = 'record';
const DATABASE = 'stammtisch.archive';

/** Layout 1: records by their id. */
const MIGRATIONS: readonly Migration[] = [(database) => database.createObjectStore(RECORDS, { keyPath: 'id' })];

/**
 * Opens the database of finished deals and brings an older layout up to date. A newer layout, left by a newer version of the app, is used as
 * it is if it has the records. Rejects if there is no database to be had.
 *
 * @param migrations the steps of the layout; others than the app's own only in tests
 */
export async function openDatabase(
  factory: IDBFactory,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<IDBDatabase> {
  const database = await open(factory, migrations).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'VersionError') return open(factory, []);
    throw error;
  });
  if (database.objectStoreNames.contains(RECORDS)) {
    // Another window with a newer version of the app may change the layout; this one keeps what follows in memory then.
    database.addEventListener('versionchange', () => database.close());
    return database;
  }
  database.close();
  throw new Error('The database of finished deals is not ours.');
}

function open(factory: IDBFactory, migrations: readonly Migration[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = migrations.length === 0 ? factory.open(DATABASE) : factory.open(DATABASE, migrations.length);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      for (const migrate of migrations.slice(oldVersion)) migrate(request.result);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('database blocked')));
  });
}

/** The result of a request. */
export function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('request failed')));
  });
}

/** Resolves when a transaction is on the disk; rejects with the reason if nothing of it is. */
export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('transaction aborted')));
  });
}
