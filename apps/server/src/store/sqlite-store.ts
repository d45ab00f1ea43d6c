import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './sqlite-database.ts';
import type { Appended, EventStore, ListedTable, StoredCommand, StoredEvent, Upkeep } from './event-store.ts';

/** A command that waits for the next commit. */
interface Waiting {
  readonly command: StoredCommand;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A store in one SQLite file. Commands that arrive while others are being handled go into one commit together, so many tables cost one
 * write to the disk. Throws if the file cannot be opened, is damaged, or does not promise what it must.
 */
export function openSqliteStore(file: string): EventStore {
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
      const answers = batch.map(({ command }) => appendOne(statements, command));
      database.exec('COMMIT');
      batch.forEach(({ resolve }, place) => resolve(answers[place] as Appended));
    } catch (error) {
      // A connection that saw an error may not know what the disk has; nothing goes on with it.
      failure = error;
      if (database.isTransaction) database.exec('ROLLBACK');
      batch.forEach(({ reject }) => reject(error));
    }
  }

  return {
    append: (command) =>
      new Promise((resolve, reject) => {
        waiting.push({ command, resolve, reject });
        flushing ??= new Promise((done) => {
          setImmediate(() => done(flush()));
        });
      }),
    read: (table, from = 0) => Promise.resolve(statements.read.all(table, from).map(storedEvent)),
    due: (now, leasedUntil, most) =>
      Promise.resolve(statements.due.all(leasedUntil, now, now, most).map((row) => String(row['table_id']))),
    keepUp(table, length, upkeep) {
      if (lengthOf(statements, table) === length) keepUp(statements, table, upkeep);
      return Promise.resolve();
    },
    listed: (most) => Promise.resolve(statements.listed.all(most).map(listedTable)),
    erase(table) {
      for (const erase of statements.erase) erase.run(table);
      return Promise.resolve();
    },
    async close() {
      await flushing;
      database.close();
    },
  };
}

type Statements = ReturnType<typeof prepared>;

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
       ) RETURNING table_id`,
    ),
    listed: database.prepare('SELECT table_id, listed FROM upkeep WHERE listed IS NOT NULL ORDER BY table_id LIMIT ?'),
    erase: ['event', 'command', 'upkeep'].map((name) => database.prepare(`DELETE FROM ${name} WHERE table_id = ?`)),
  };
}

function appendOne(statements: Statements, { table, id, from, events, upkeep }: StoredCommand): Appended {
  const before = statements.answer.get(table, id);
  if (before !== undefined)
    return { kind: 'stored', from: Number(before['first']), to: Number(before['next']), again: true };
  const length = lengthOf(statements, table);
  if (length !== from) return { kind: 'behind', length };
  const to = from + events.length;
  statements.command.run(table, id, from, to);
  events.forEach((event, place) => statements.event.run(table, from + place, id, JSON.stringify(event)));
  if (upkeep !== undefined) keepUp(statements, table, upkeep);
  return { kind: 'stored', from, to, again: false };
}

function lengthOf(statements: Statements, table: string): number {
  return Number(statements.length.get(table)?.['length']);
}

function keepUp(statements: Statements, table: string, { wakeAt, listed }: Upkeep): void {
  statements.upkeep.run(table, wakeAt, listed === null ? null : JSON.stringify(listed));
}

function listedTable(row: Readonly<Record<string, unknown>>): ListedTable {
  const listed: unknown = JSON.parse(String(row['listed']));
  return { table: String(row['table_id']), listed };
}

function storedEvent(row: Readonly<Record<string, unknown>>): StoredEvent {
  const event: unknown = JSON.parse(String(row['body']));
  return { number: Number(row['number']), command: String(row['command_id']), event };
}
