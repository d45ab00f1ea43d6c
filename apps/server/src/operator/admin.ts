import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openStore } from '../store/open-store.ts';
import { backup } from './commands/backup.ts';
import { checkFile } from './commands/check-file.ts';
import { eraseAgain } from './commands/erase-again.ts';
import { exportLines } from './commands/export.ts';
import { restore } from './commands/restore.ts';
import { ERASURES_FILE, openDataFolder, STORE_FILE } from './data-folder.ts';
import { readErasures } from './erasures.ts';
import { readTextFile } from './read-text-file.ts';
import { readSettings, type Settings } from './settings.ts';

const HELP = `npm run server -- COMMAND, with the same environment as the server

  backup FILE    copies the logs into a new file; the server may run meanwhile
  check FILE     reads all of a backup and says whether it is in order
  restore FILE   puts a backup in the place of the logs; the server must not run
  export FILE    writes all logs as JSON lines; - for standard output
  erase-again FILE TIME
                 after pg_restore: erases what the erased.jsonl of a server says was erased since the TIME of the dump (2026-11-30T18:00:00Z)

With PostgreSQL (STAMMTISCH_DATABASE) back up with pg_dump and restore with pg_restore: docs/handbuch/eigener-server.md.
`;

/**
 * Commands for the operator.
 *
 * @returns the exit code: 0 if it was done, 1 if it could not be done, 2 if it was not understood
 */
export async function runAdmin(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [command = '', file, ...more] = args;
  if (['help', '--help', '-h'].includes(command)) return say(HELP, 0);
  const read = readSettings(environment, readTextFile);
  if (!read.ok) return complain(read.problems.join('\n'), 2);
  if (file === undefined) return complain(HELP, 2);
  const [time] = more;
  const isKnown = ['backup', 'check', 'restore', 'export'].includes(command) && time === undefined;
  const since = command === 'erase-again' && more.length === 1 ? Date.parse(time ?? '') : NaN;
  if (!isKnown && Number.isNaN(since)) return complain(HELP, 2);
  try {
    return isKnown ? await run(command, file, read.settings) : await eraseSince(file, since, read.settings);
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error), 1);
  }
}

async function run(command: string, file: string, settings: Settings): Promise<number> {
  const { dataFolder, databaseUrl } = settings;
  const storeFile = join(dataFolder, STORE_FILE);
  if (command === 'check') {
    const { tables, events } = checkFile(file);
    return say(`${file} is in order: ${tables} logs with ${events} events.\n`, 0);
  }
  if (command === 'export') return exportTo(file, { databaseUrl, storeFile });
  if (databaseUrl !== null) return complain(`${command} is for the file; for PostgreSQL see --help.`, 2);
  if (command === 'backup') {
    backup(storeFile, file, Date.now());
    const { tables, events } = checkFile(file);
    return say(`${file}: ${tables} logs with ${events} events.\n`, 0);
  }
  const folder = openDataFolder(dataFolder);
  try {
    const done = restore(file, storeFile, readErasures(join(dataFolder, ERASURES_FILE)), new Date());
    const again = done.erased === 0 ? '' : ` ${done.erased} logs of deleted persons were erased again.`;
    const before = done.before === null ? '' : ` What was there before is in ${done.before}.`;
    return say(`Restored ${done.tables} logs with ${done.events} events.${again}${before}\n`, 0);
  } finally {
    folder.release();
  }
}

async function eraseSince(file: string, since: number, { dataFolder, databaseUrl }: Settings): Promise<number> {
  if (databaseUrl === null) return complain('restore erases again by itself; erase-again is for PostgreSQL.', 2);
  if (!existsSync(file)) return complain(`There is no ${file}.`, 1);
  const { store, hints } = await openStore({ databaseUrl, storeFile: join(dataFolder, STORE_FILE) });
  try {
    const erased = await eraseAgain(store, readErasures(file), since);
    return say(`${erased} logs of deleted persons were erased again.\n`, 0);
  } finally {
    await hints.close();
    await store.close();
  }
}

async function exportTo(file: string, place: Parameters<typeof openStore>[0]): Promise<number> {
  const { store, hints } = await openStore(place);
  try {
    const to = file === '-' ? process.stdout : createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(exportLines(store)), to, { end: file !== '-' });
    return 0;
  } finally {
    await hints.close();
    await store.close();
  }
}

function say(text: string, code: number): number {
  process.stdout.write(text);
  return code;
}

function complain(text: string, code: number): number {
  process.stderr.write(text.endsWith('\n') ? text : `${text}\n`);
  return code;
}
