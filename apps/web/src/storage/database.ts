/** One step of the layout of a database, from one version to the next. Steps are only ever added. */
export type Migration = (database: IDBDatabase) => void;

/** A database of the app. */
export interface Layout {
  readonly name: string;
  /** What has to be in it. */
  readonly stores: readonly string[];
  readonly migrations: readonly Migration[];
}

/**
 * Opens a database and brings an older layout up to date. A newer layout, left by a newer version of the app, is used as it is if it has
 * what this one needs. Rejects if there is no database to be had, or if it is somebody else's.
 */
export async function openDatabase(factory: IDBFactory, layout: Layout): Promise<IDBDatabase> {
  const database = await open(factory, layout).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'VersionError') {
      return open(factory, { ...layout, migrations: [] });
    }
    throw error;
  });
  if (layout.stores.every((store) => database.objectStoreNames.contains(store))) {
    // Another window with a newer version of the app may change the layout; this one makes room.
    database.addEventListener('versionchange', () => database.close());
    return database;
  }
  database.close();
  throw new Error(`The database ${layout.name} is not ours.`);
}

/**
 * A database that is opened again where the browser closed it by force: somebody cleared the data of the site, or the disk was full. It is empty then.
 * `first` is the database as it was opened.
 */
export function reopening(first: IDBDatabase, openAgain: () => Promise<IDBDatabase>): () => Promise<IDBDatabase> {
  let current: Promise<IDBDatabase> | null = Promise.resolve(first);
  const watch = (database: IDBDatabase): void => {
    database.addEventListener('close', () => (current = null));
  };
  watch(first);
  return () => {
    // Not before it is needed: while the browser still clears, it would close the new one too.
    if (current !== null) return current;
    const again = openAgain();
    again.then(watch, () => (current = null));
    return (current = again);
  };
}

function open(factory: IDBFactory, { name, migrations }: Layout): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = migrations.length === 0 ? factory.open(name) : factory.open(name, migrations.length);
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
