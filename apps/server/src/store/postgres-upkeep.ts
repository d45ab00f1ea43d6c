import type pg from 'pg';
import type { ListedTable, Upkeep } from './event-store.ts';
import { listedBody } from './writable.ts';

/** Sets upkeep from columns of names, times and lines; part of the statement that appends, and used alone. */
export const SET_UPKEEP = `INSERT INTO upkeep (table_id, wake_at, leased_until, listed)
    SELECT table_id, wake_at, 0, listed FROM unnest($1::text[], $2::bigint[], $3::text[]) AS kept(table_id, wake_at, listed)
    ON CONFLICT (table_id)`;
export const REPLACE = 'DO UPDATE SET wake_at = excluded.wake_at, leased_until = 0, listed = excluded.listed';

/** Who asks at the same time passes over what the other one is just being given. */
const DUE = `UPDATE upkeep SET leased_until = $1 WHERE table_id IN (
    SELECT table_id FROM upkeep WHERE wake_at <= $2 AND leased_until <= $2 ORDER BY wake_at, table_id LIMIT $3
    FOR UPDATE SKIP LOCKED
  ) RETURNING table_id, wake_at`;

type Row = Readonly<Record<string, string>>;

/** Tables whose time has come, for the caller alone until `leasedUntil`; see the port. */
export async function dueTables(
  pool: pg.Pool,
  now: number,
  leasedUntil: number,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await pool.query<Row>(DUE, [leasedUntil, now, most]);
  return rows.toSorted((one, other) => Number(one['wake_at']) - Number(other['wake_at'])).map(tableOf);
}

/** The list of open tables; see the port. */
export async function listedTables(pool: pg.Pool, most: number): Promise<readonly ListedTable[]> {
  const { rows } = await pool.query<Row>(
    'SELECT table_id, listed FROM upkeep WHERE listed IS NOT NULL ORDER BY table_id LIMIT $1',
    [most],
  );
  return rows.map((row) => {
    const listed: unknown = JSON.parse(String(row['listed']));
    return { table: tableOf(row), listed };
  });
}

/**
 * Sets the upkeep of a table that still has `length` events, in the client's transaction. The row is held first: an append that is on its way
 * puts its own upkeep behind ours, and one that was through is seen by its length. Without a row, an append that makes one is not overwritten.
 */
export async function keepUp(client: pg.ClientBase, table: string, length: number, upkeep: Upkeep): Promise<void> {
  const held = await client.query('SELECT 1 FROM upkeep WHERE table_id = $1 FOR UPDATE', [table]);
  const [found] = (
    await client.query<{ readonly length: string }>(
      'SELECT coalesce(max(number) + 1, 0) AS length FROM event WHERE table_id = $1',
      [table],
    )
  ).rows;
  if (Number(found?.length) !== length) return;
  const values = upkeepParameters([[table, upkeep]]);
  await client.query(`${SET_UPKEEP} ${held.rowCount === 0 ? 'DO NOTHING' : REPLACE}`, values);
}

/** The columns of `SET_UPKEEP`. */
export function upkeepParameters(upkeeps: readonly (readonly [table: string, upkeep: Upkeep])[]): unknown[] {
  return [
    upkeeps.map(([table]) => table),
    upkeeps.map(([, { wakeAt }]) => wakeAt),
    upkeeps.map(([, upkeep]) => listedBody(upkeep)),
  ];
}

function tableOf(row: Row): string {
  return String(row['table_id']);
}
