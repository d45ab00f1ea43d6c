import type pg from 'pg';
import type { Appended, WholeStore } from './event-store.ts';
import { withPatience } from './patience.ts';
import { appendBatch } from './postgres-append.ts';
import { inTransaction, openPool, type PostgresOptions } from './postgres-database.ts';
import { isConflict, isPassing } from './postgres-errors.ts';
import { dueTables, keepUp, listedTables } from './postgres-upkeep.ts';
import { isKeepable, writable, type WritableCommand } from './writable.ts';

/** At most so many commands in one commit: a statement stays small, and one that fails costs little. */
const LARGEST_BATCH = 200;

const READ = `SELECT number, command_id, body FROM event WHERE table_id = $1 AND number >= $2 ORDER BY number`;

const TABLES = `SELECT table_id FROM event WHERE number = 0 AND ($1::text IS NULL OR table_id > $1)
  ORDER BY table_id LIMIT $2`;

/** A command that waits for the next commit. */
interface Waiting {
  readonly command: WritableCommand;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A store in PostgreSQL, for one node or several. Commands that arrive while one commit runs go into the next together. While the database is
 * away (a restart, another one taking over) everything waits; what became of a commit that was cut off is looked up by its command, never
 * guessed. Rejects if the database cannot be reached in time, is newer, or does not promise what it must.
 */
export async function openPostgresStore(options: PostgresOptions): Promise<WholeStore> {
  const pool = await openPool(options);
  const { patienceMs = 30_000 } = options;
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;
  let failure: { readonly error: unknown } | null = null;

  /** Asks until there is an answer; after an error that does not pass nothing goes on. */
  async function ask<T>(run: () => Promise<T>): Promise<T> {
    if (failure !== null) throw failure.error;
    try {
      return await withPatience(patienceMs, isPassing, run);
    } catch (error) {
      if (!isConflict(error)) failure = { error };
      throw error;
    }
  }

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, LARGEST_BATCH);
      waiting = waiting.slice(LARGEST_BATCH);
      try {
        const commands = batch.map(({ command }) => command);
        const answers = await appendAll(commands);
        batch.forEach(({ resolve }, place) => resolve(answers[place] as Appended));
      } catch (error) {
        batch.forEach(({ reject }) => reject(error));
      }
    }
    writing = null;
  }

  /** All in one commit; where another node was first at one of the tables, each for itself. */
  async function appendAll(commands: readonly WritableCommand[]): Promise<readonly Appended[]> {
    try {
      return await ask(() => appendBatch(pool, commands));
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    const answers: Appended[] = [];
    for (const command of commands) answers.push(await appendAlone(command));
    return answers;
  }

  /** After a conflict the other one's events are there, so the next look decides: this ends, however many write. */
  async function appendAlone(command: WritableCommand): Promise<Appended> {
    for (;;) {
      try {
        const [answer] = await ask(() => appendBatch(pool, [command]));
        return answer as Appended;
      } catch (error) {
        if (!isConflict(error)) throw error;
      }
    }
  }

  return {
    async append(command) {
      const ready = writable(command);
      return new Promise((resolve, reject) => {
        waiting.push({ command: ready, resolve, reject });
        // Not at once: what arrives in the same turn goes along.
        writing ??= Promise.resolve().then(write);
      });
    },
    async read(table, from = 0) {
      if (!isKeepable(table)) return [];
      const { rows } = await ask(() => pool.query<EventRow>(READ, [table, from]));
      return rows.map(({ number, command_id: command, body }) => {
        const event: unknown = JSON.parse(body);
        return { number: Number(number), command, event };
      });
    },
    due: (now, leasedUntil, most) => ask(() => dueTables(pool, now, leasedUntil, most)),
    async keepUp(table, length, upkeep) {
      if (isKeepable(table)) await ask(() => inTransaction(pool, (client) => keepUp(client, table, length, upkeep)));
    },
    listed: (most) => ask(() => listedTables(pool, most)),
    async tables(after, most) {
      const { rows } = await ask(() => pool.query<EventRow>(TABLES, [after, most]));
      return rows.map(({ table_id: table }) => table);
    },
    async erase(table) {
      if (isKeepable(table)) await ask(() => inTransaction(pool, (client) => erase(client, table)));
    },
    async close() {
      await writing;
      await pool.end();
    },
  };
}

type EventRow = Readonly<Record<'table_id' | 'number' | 'command_id' | 'body', string>>;

/** An append that was on its way puts events behind those that are seen at first: so it looks again until there are none. */
async function erase(client: pg.ClientBase, table: string): Promise<void> {
  let gone: number | null;
  do ({ rowCount: gone } = await client.query('DELETE FROM event WHERE table_id = $1', [table]));
  while (gone !== 0 && gone !== null);
  await client.query('DELETE FROM command WHERE table_id = $1', [table]);
  await client.query('DELETE FROM upkeep WHERE table_id = $1', [table]);
}
