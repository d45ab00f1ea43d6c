import type { DatabaseSync } from 'node:sqlite';
import { decideAppend } from './decide-append.ts';
import type { Appended, WholeStore, ListedTable, StoredEvent, Upkeep } from './event-store.ts';
import { openDatabase } from './sqlite-database.ts';
import { isKeepable, listedBody, writable, type WritableCommand } from './writable.ts';

/** Something that waits for the next commit. */
interface Waiting {
  readonly work: () => unknown;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A store in one SQLite file. What arrives while others are being handled goes into one commit together, so many tables cost one write to
 * the disk. Throws if the file cannot be opened, is damaged, or does not promise what it must.
 */
export function openSqliteStore(file: string): WholeStore {
  const database = openDatabase(file);
  const statements = prepared(database);
  let waiting: Waiting[] = [];
  let flushing: Promise<void> | null = null;
  let failure: unknown = null;

  function flush(): void {
    const batch = waiting;
    waiting = [];
    flushing = null;
    if (failure !== null) return batch.forEach(({ reject }) => reject(failure));
    try {
      database.exec('BEGIN IMMEDIATE');
      const results = batch.map(({ work }) => work());
      database.exec('COMMIT');
      batch.forEach(({ resolve }, place) => resolve(results[place] as never));
    } catch (error) {
      // A connection that saw an error may not know what the disk has; nothing goes on with it.
      failure = error;
      if (database.isTransaction) database.exec('ROLLBACK');
      batch.forEach(({ reject }) => reject(error));
    }
  }

  /** Does it in the next commit, and resolves after that. */
  function inCommit<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      flushing ??= new Promise((done) => {
        setImmediate(() => done(flush()));
      });
    });
  }

  return {
    async append(command) {
      const ready = writable(command);
      return inCommit(() => appendOne(statements, ready));
    },
    read: (table, from = 0) => Promise.resolve(statements.read.all(table, from).map(storedEvent)),
    due: (now, leasedUntil, most) =>
      inCommit(() => statements.due.all(leasedUntil, now, now, most).toSorted(byWaiting).map(tableOf)),
    keepUp: (table, length, upkeep) =>
      inCommit(() => {
        if (isKeepable(table) && lengthOf(statements, table) === length) keepUp(statements, table, upkeep);
      }),
    listed: (most) => Promise.resolve(statements.listed.all(most).map(listedTable)),
    tables: (after, most) => Promise.resolve(statements.tables.all(after, after, most).map(tableOf)),
    erase: (table) => inCommit(() => statements.erase.forEach((statement) => void statement.run(table))),
    async close() {
      await flushing;
      database.close();
    },
  };
}

type Statements = ReturnType<typeof prepared>;
type Row = Readonly<Record<string, unknown>>;

function prepared(database: DatabaseSync) {
  return {
    answer: database.prepare('SELECT first, next FROM command WHERE table_id = ? AND command_id = ?'),
    length: database.prepare('SELECT coalesce(max(number) + 1, 0) AS length FROM event WHERE table_id = ?'),
    command: database.prepare('INSERT INTO command (table_id, command_id, first, next) VALUES (?, ?, ?, ?)'),
    event: database.prepare('INSERT INTO event (table_id, number, command_id, body) VALUES (?, ?, ?, ?)'),
    read: database.prepare(
      'SELECT number, command_id, body FROM event WHERE table_id = ? AND number >= ? ORDER BY number',
    ),
    upkeep: database.prepare(
      `INSERT INTO upkeep (table_id, wake_at, leased_until, listed) VALUES (?, ?, 0, ?) ON CONFLICT (table_id)
       DO UPDATE SET wake_at = excluded.wake_at, leased_until = 0, listed = excluded.listed`,
    ),
    due: database.prepare(
      `UPDATE upkeep SET leased_until = ? WHERE table_id IN (
         SELECT table_id FROM upkeep WHERE wake_at <= ? AND leased_until <= ? ORDER BY wake_at, table_id LIMIT ?
       ) RETURNING table_id, wake_at`,
    ),
    listed: database.prepare('SELECT table_id, listed FROM upkeep WHERE listed IS NOT NULL ORDER BY table_id LIMIT ?'),
    tables: database.prepare(
      'SELECT table_id FROM event WHERE number = 0 AND (? IS NULL OR table_id > ?) ORDER BY table_id LIMIT ?',
    ),
    erase: ['event', 'command', 'upkeep'].map((name) => database.prepare(`DELETE FROM ${name} WHERE table_id = ?`)),
  };
}

function appendOne(statements: Statements, command: WritableCommand): Appended {
  const { table, id, from, bodies, upkeep } = command;
  const before = statements.answer.get(table, id);
  const answer = before && { first: Number(before['first']), next: Number(before['next']) };
  const appended = decideAppend(command, { answer, length: lengthOf(statements, table) });
  if (appended.kind === 'behind' || appended.again) return appended;
  statements.command.run(table, id, from, appended.to);
  bodies.forEach((body, place) => statements.event.run(table, from + place, id, body));
  if (upkeep !== undefined) keepUp(statements, table, upkeep);
  return appended;
}

function lengthOf(statements: Statements, table: string): number {
  return Number(statements.length.get(table)?.['length']);
}

function keepUp(statements: Statements, table: string, upkeep: Upkeep): void {
  statements.upkeep.run(table, upkeep.wakeAt, listedBody(upkeep));
}

function byWaiting(one: Row, other: Row): number {
  return Number(one['wake_at']) - Number(other['wake_at']);
}

function tableOf(row: Row): string {
  return String(row['table_id']);
}

function listedTable(row: Row): ListedTable {
  const listed: unknown = JSON.parse(String(row['listed']));
  return { table: tableOf(row), listed };
}

function storedEvent(row: Row): StoredEvent {
  const event: unknown = JSON.parse(String(row['body']));
  return { number: Number(row['number']), command: String(row['command_id']), event };
}
