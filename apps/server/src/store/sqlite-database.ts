import { DatabaseSync } from 'node:sqlite';

/** Layouts of the file, oldest first; a file that is newer than all of them is refused. */
const LAYOUTS: readonly string[] = [
  `CREATE TABLE event (
     table_id TEXT NOT NULL, number INTEGER NOT NULL, command_id TEXT NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (table_id, number)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE command (
     table_id TEXT NOT NULL, command_id TEXT NOT NULL, first INTEGER NOT NULL, next INTEGER NOT NULL,
     PRIMARY KEY (table_id, command_id)
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE upkeep (
     table_id TEXT NOT NULL PRIMARY KEY, wake_at INTEGER, leased_until INTEGER NOT NULL, listed TEXT
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX upkeep_wake ON upkeep (wake_at) WHERE wake_at IS NOT NULL;
   CREATE INDEX upkeep_listed ON upkeep (table_id) WHERE listed IS NOT NULL;`,
];

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
  const layout = numberOf(database, 'user_version');
  if (layout > LAYOUTS.length) throw new Error(`${file} was written by a newer version of this program.`);
  for (const [index, sql] of LAYOUTS.entries()) {
    if (index >= layout) database.exec(`BEGIN IMMEDIATE; ${sql} PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}

/** Asked after the first statements: some builds only then say what they really do. */
function assertDurable(database: DatabaseSync, file: string): void {
  const FULL = 2;
  const [journal] = database.prepare('PRAGMA journal_mode').all();
  const isDurable = journal?.['journal_mode'] === 'wal' && numberOf(database, 'synchronous') === FULL;
  if (!isDurable)
    throw new Error(`${file} cannot be written durably (WAL with synchronous=FULL); it needs a local disk.`);
}

function numberOf(database: DatabaseSync, pragma: 'user_version' | 'synchronous'): number {
  const [row] = database.prepare(`PRAGMA ${pragma}`).all();
  return Number(row?.[pragma]);
}
