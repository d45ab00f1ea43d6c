import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder of a running server. */
export interface DataFolder {
  /** The logs of tables, where they are in a file. */
  readonly storeFile: string;
  /** What was erased; a backup may still have it. */
  readonly erasuresFile: string;
  /** What cookies are signed with, made at the first start. */
  readonly cookieSecret: string;
  /** Lets another server have the folder. */
  readonly release: () => void;
}

/** The file of logs in a data folder. */
export const STORE_FILE = 'stammtisch.sqlite';

/** What was erased, beside the logs. */
export const ERASURES_FILE = 'erased.jsonl';

/**
 * Makes the folder if it is missing, for our user alone, and takes hold of it: two servers in one folder would each believe to be alone. The
 * hold ends with the process, however that ends. Throws with a sentence if another server has the folder or it cannot be written.
 */
export function openDataFolder(folder: string): DataFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const hold = takeHold(folder);
  const storeFile = join(folder, STORE_FILE);
  // What SQLite lays beside it has the rights of the file itself.
  if (existsSync(storeFile)) chmodSync(storeFile, 0o600);
  return {
    storeFile,
    erasuresFile: join(folder, ERASURES_FILE),
    cookieSecret: secretIn(join(folder, 'cookie-secret')),
    release: () => hold.close(),
  };
}

function takeHold(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw new Error(`Another server uses the folder ${folder}. Each needs one of its own (STAMMTISCH_DATA).`, {
      cause: error,
    });
  }
}

function secretIn(file: string): string {
  if (!existsSync(file)) {
    // Written beside and put in its place: a file cut in half would throw everybody out later.
    writeFileSync(`${file}.new`, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}
