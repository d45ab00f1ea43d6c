import type { Hints } from '../hints/hints.ts';
import { localHints } from '../hints/local-hints.ts';
import { postgresHints } from '../hints/postgres-hints.ts';
import type { WholeStore } from './event-store.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openStoreInThread } from './store-in-thread.ts';

/** Where the logs are kept: a PostgreSQL if there is an address of one, else a file. */
export interface StorePlace {
  readonly databaseUrl: string | null;
  readonly storeFile: string;
}

/** Opens the store of a server, and the hints that belong to it. Rejects with a sentence if it cannot be relied upon. */
export async function openStore({
  databaseUrl,
  storeFile,
}: StorePlace): Promise<{ readonly store: WholeStore; readonly hints: Hints }> {
  if (databaseUrl === null) return { store: await openStoreInThread(storeFile), hints: localHints() };
  return { store: await openPostgresStore({ url: databaseUrl }), hints: postgresHints(databaseUrl) };
}
