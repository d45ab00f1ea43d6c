import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { checkFile } from './check-file.ts';
import { flushed } from './flushed.ts';

/**
 * Copies a file of logs while the server writes on: one moment of it, whole. The copy gets its name only when it is complete, checked and on
 * the disk. Throws with a sentence if there is nothing to copy, the copy exists already, or it is not in order.
 *
 * @param at the time, in milliseconds since 1970; a restored copy erases again what was erased after it
 */
export function backup(storeFile: string, copy: string, at: number): void {
  if (!existsSync(storeFile)) throw new Error(`There is no ${storeFile}: nothing to save yet.`);
  if (existsSync(copy)) throw new Error(`${copy} exists already; a backup never overwrites one.`);
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { force: true });
  const database = new DatabaseSync(storeFile, { readOnly: true, timeout: 5_000 });
  try {
    database.prepare('VACUUM INTO ?').run(unfinished);
  } finally {
    database.close();
  }
  sign(unfinished, at);
  checkFile(unfinished);
  flushed(unfinished);
  renameSync(unfinished, copy);
  flushed(copy);
}

function sign(file: string, at: number): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('CREATE TABLE IF NOT EXISTS backup (made_at INTEGER NOT NULL) STRICT; DELETE FROM backup');
    database.prepare('INSERT INTO backup (made_at) VALUES (?)').run(at);
  } finally {
    database.close();
  }
}
