import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** What is in a file of logs. */
export interface FileContents {
  readonly tables: number;
  readonly events: number;
  /** When this copy was made, in milliseconds since 1970; null for a file that is no backup. */
  readonly madeAt: number | null;
}

/** Logs whose numbers do not run from 0 without a gap, or whose answers point outside. */
const BROKEN = `SELECT table_id FROM event GROUP BY table_id HAVING min(number) <> 0 OR max(number) + 1 <> count(*)
  UNION SELECT table_id FROM command WHERE next > (SELECT count(*) FROM event WHERE event.table_id = command.table_id)
  LIMIT 1`;

/** Reads all of a file of logs and says what is in it. Throws with a sentence if anything of it is not in order. */
export function checkFile(file: string): FileContents {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const check = database.prepare('PRAGMA integrity_check(1)').get();
    if (check?.['integrity_check'] !== 'ok') throw new Error(`${file} is damaged.`);
    const broken = database.prepare(BROKEN).get();
    if (broken !== undefined) throw new Error(`${file} has a log with a gap.`);
    const counts = database
      .prepare(
        'SELECT count(*) AS events, count(DISTINCT table_id) AS tables, count(json(body)) AS readable FROM event',
      )
      .get();
    return { tables: Number(counts?.['tables']), events: Number(counts?.['events']), madeAt: madeAt(database) };
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new Error(`${file} is no file of logs, or damaged.`, { cause: error });
    throw error;
  } finally {
    database.close();
  }
}

function madeAt(database: DatabaseSync): number | null {
  const isBackup = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'backup'").get() !== undefined;
  const row = isBackup ? database.prepare('SELECT made_at FROM backup').get() : undefined;
  return row === undefined ? null : Number(row['made_at']);
}
