import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './sqlite-database.ts';
import type { Appended, EventStore, StoredCommand, StoredEvent } from './event-store.ts';

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
  };
}

function appendOne(statements: Statements, { table, id, from, events }: StoredCommand): Appended {
  const before = statements.answer.get(table, id);
  if (before !== undefined)
    return { kind: 'stored', from: Number(before['first']), to: Number(before['next']), again: true };
  const length = Number(statements.length.get(table)?.['length']);
  if (length !== from) return { kind: 'behind', length };
  const to = from + events.length;
  statements.command.run(table, id, from, to);
  events.forEach((event, place) => statements.event.run(table, from + place, id, JSON.stringify(event)));
  return { kind: 'stored', from, to, again: false };
}

function storedEvent(row: Readonly<Record<string, unknown>>): StoredEvent {
  const event: unknown = JSON.parse(String(row['body']));
  return { number: Number(row['number']), command: String(row['command_id']), event };
}
