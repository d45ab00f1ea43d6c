import { DatabaseSync } from 'node:sqlite';
import { type Dialect, LAYOUT_ROW, LAYOUT_TABLE, migration } from './layouts.ts';

const SQLITE: Dialect = { text: 'TEXT', integer: 'INTEGER', end: ' STRICT, WITHOUT ROWID' };

/** Milliseconds to wait for another process that writes, for a backup for example. */
const BUSY_MS = 5_000;

/**
 * Opens a file of logs and brings it to the newest layout. Throws with a sentence if it is damaged, from a newer version, or if the database
 * does not promise that what is committed is on the disk.
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    if (check?.['quick_check'] !== 'ok') throw new Error(`${file} is damaged: restore it from a backup.`);
    migrate(database, file);
    assertDurable(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function migrate(database: DatabaseSync, file: string): void {
  database.exec(`BEGIN IMMEDIATE; ${LAYOUT_TABLE}; ${LAYOUT_ROW}`);
  const found = database.prepare('SELECT layout, oldest FROM layout').get();
  try {
    for (const sql of migration({ layout: Number(found?.['layout']), oldest: Number(found?.['oldest']) }, SQLITE)) {
      database.exec(sql);
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error instanceof Error ? new Error(`${file} ${error.message}`, { cause: error }) : error;
  }
}

/** Asked after the first statements: some builds only then say what they really do. */
function assertDurable(database: DatabaseSync, file: string): void {
  const FULL = 2;
  const [journal] = database.prepare('PRAGMA journal_mode').all();
  const [synchronous] = database.prepare('PRAGMA synchronous').all();
  if (journal?.['journal_mode'] !== 'wal' || Number(synchronous?.['synchronous']) !== FULL)
    throw new Error(`${file} cannot be written durably (WAL with synchronous=FULL); it needs a local disk.`);
}
