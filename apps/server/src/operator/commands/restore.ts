import { chmodSync, chownSync, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Erasure } from '../erasures.ts';
import { checkFile, type FileContents } from './check-file.ts';
import { flushed } from './flushed.ts';

/** What became of a restore. */
export interface Restored extends FileContents {
  /** How many logs were erased again. */
  readonly erased: number;
  /** Where the logs are that were there before; null if there were none. */
  readonly before: string | null;
}

/**
 * Puts a backup in the place of the logs of a server that does not run; what was there is kept beside it. Everything is prepared in a copy,
 * so that a crash leaves either the old or the new. Throws with a sentence if the backup is not in order, before anything is touched.
 *
 * @param erasures what was erased on this server; what the backup still has of it is erased again
 */
export function restore(backup: string, storeFile: string, erasures: readonly Erasure[], now: Date): Restored {
  const contents = checkFile(backup);
  const unfinished = `${storeFile}.restoring`;
  removeWithCompanions(unfinished);
  copyFileSync(backup, unfinished);
  const erased = eraseAgain(
    unfinished,
    erasures.filter(({ at }) => at >= (contents.madeAt ?? 0)),
  );
  handOver(unfinished);
  flushed(unfinished);
  const before = existsSync(storeFile) ? setAside(storeFile, now) : null;
  renameSync(unfinished, storeFile);
  flushed(storeFile);
  return { ...contents, erased, before };
}

function eraseAgain(file: string, erasures: readonly Erasure[]): number {
  const database = new DatabaseSync(file);
  try {
    // Without a log beside the file, so that the file alone is all of it; and nothing of what is erased stays readable in it.
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA secure_delete = ON; BEGIN IMMEDIATE');
    const had = database.prepare('SELECT 1 FROM event WHERE table_id = ? LIMIT 1');
    const erased = new Set(erasures.map(({ table }) => table).filter((table) => had.get(table) !== undefined));
    for (const name of ['event', 'command', 'upkeep']) {
      const statement = database.prepare(`DELETE FROM ${name} WHERE table_id = ?`);
      for (const { table } of erasures) statement.run(table);
    }
    database.exec('COMMIT');
    return erased.size;
  } finally {
    database.close();
  }
}

/** Gives the file to whom the folder belongs: restored by root, the server, which is somebody else, could not write it. */
function handOver(file: string): void {
  const { uid, gid } = statSync(dirname(file));
  chmodSync(file, 0o600);
  chownSync(file, uid, gid);
}

/** Moves the logs away, with what SQLite has beside them. */
function setAside(storeFile: string, now: Date): string {
  const aside = `${storeFile}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  // What lies beside it belongs to it and moves first: a file without its log may lack what was acknowledged.
  for (const companion of ['-wal', '-shm']) {
    if (existsSync(storeFile + companion)) renameSync(storeFile + companion, aside + companion);
  }
  renameSync(storeFile, aside);
  return aside;
}

function removeWithCompanions(file: string): void {
  for (const companion of ['', '-wal', '-shm', '-journal']) rmSync(file + companion, { force: true });
}
