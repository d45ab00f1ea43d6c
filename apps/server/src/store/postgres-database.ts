import pg from 'pg';
import { type Dialect, LAYOUT_ROW, LAYOUT_TABLE, migration } from './layouts.ts';
import { withPatience } from './patience.ts';
import { isConflict, isPassing } from './postgres-errors.ts';

const POSTGRES: Dialect = { text: 'text COLLATE "C"', integer: 'bigint', end: '' };

/** Settings without which a commit does not mean that it is on the disk. A database that does not know one of them is believed. */
const DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'];

/** How a store reaches its database. */
export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  /** How long a database may be away before the store gives up, in milliseconds. */
  readonly patienceMs?: number;
  /** How long one statement may take, in milliseconds. */
  readonly statementMs?: number;
}

/**
 * Connections to a PostgreSQL whose logs have our layout. Rejects with a sentence if the database is from a newer version or does not promise
 * that what is committed is on the disk; with its own error if it cannot be reached in time.
 */
export async function openPool({ url, patienceMs = 30_000, statementMs = 10_000 }: PostgresOptions): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'stammtisch',
    max: 6,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementMs,
    lock_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    // The database ends a statement first; this is for one that no longer answers at all.
    query_timeout: 1.5 * statementMs,
    keepAlive: true,
  });
  // A connection that breaks while nobody uses it is replaced by the pool; whoever needs one then hears of it.
  pool.on('error', () => {});
  try {
    await withPatience(
      patienceMs,
      (error) => isPassing(error) || isConflict(error),
      () => prepare(pool),
    );
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function prepare(pool: pg.Pool): Promise<void> {
  const settings = await pool.query<{ readonly name: string; readonly setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [DURABLE],
  );
  const off = settings.rows.find(({ setting }) => setting === 'off');
  if (off !== undefined) throw new Error(`PostgreSQL does not write durably: switch ${off.name} on.`);
  await pool.query(LAYOUT_TABLE);
  await pool.query(LAYOUT_ROW);
  await inTransaction(pool, migrate);
}

/** One node after the other: the row of the layout is the lock. */
async function migrate(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ readonly layout: number; readonly oldest: number }>(
    'SELECT layout, oldest FROM layout WHERE id = 1 FOR UPDATE',
  );
  for (const sql of stepsFor(rows[0] ?? { layout: 0, oldest: 0 })) await client.query(sql);
}

const UNHEARD = (): void => {};

/** Does something in one transaction; all of it is taken back if it rejects. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // A connection may break between two statements, when nobody waits for an answer; the next statement then says so.
  client.on('error', UNHEARD);
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.off('error', UNHEARD);
    client.release();
    return result;
  } catch (error) {
    // Closing the connection takes the transaction back.
    client.release(true);
    throw error;
  }
}

function stepsFor(found: { readonly layout: number; readonly oldest: number }): readonly string[] {
  try {
    return migration(found, POSTGRES);
  } catch (error) {
    throw error instanceof Error ? new Error(`The database ${error.message}`, { cause: error }) : error;
  }
}
