import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL that is thrown away afterwards, in a folder of its own and reachable only by a socket in it. */
export interface PostgresServer {
  readonly url: string;
  /** The address of an empty place of that name in it: its tables are seen only from there. */
  readonly place: (name: string) => Promise<string>;
  readonly start: () => Promise<void>;
  /** Ends it at once, as a power cut would end the process. */
  readonly kill: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, or undefined where it is not installed; Debian keeps them apart from the others. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
}

/** Why tests with PostgreSQL are left out here; null if they are not. */
export const WHY_NO_POSTGRES =
  findPostgres() === undefined ? 'PostgreSQL is not installed (Debian, Ubuntu: apt install postgresql)' : null;

/** Makes an empty database and starts it. Throws if PostgreSQL is not installed. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error(WHY_NO_POSTGRES ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const as = otherUser();
  if (as !== null) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const initialise = ['-D', data, '-U', 'stammtisch', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initialise, { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  let running: ChildProcess | null = null;

  async function kill(signal: NodeJS.Signals): Promise<void> {
    const child = running;
    running = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill(signal);
    });
  }

  const url = `postgres://stammtisch@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const server: PostgresServer = {
    url,
    async place(name) {
      await askPostgres(url, `CREATE SCHEMA ${name}`);
      return `${url}&options=${encodeURIComponent(`-c search_path=${name}`)}`;
    },
    async start() {
      for (let attempt = 0; attempt < 50; attempt++) {
        // Without a port: nothing on this machine is disturbed, and nobody else can reach it.
        const settings = ['-c', 'listen_addresses=', '-k', folder];
        running = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
          ...as,
          cwd: folder,
          stdio: 'ignore',
          // Ctrl+C in the terminal is not for it: the servers that use it end first.
          detached: true,
        });
        if (await isReady(running, join(data, 'postmaster.pid'))) return;
        // After a kill its children may still be going.
        await sleep(100);
      }
      throw new Error('PostgreSQL does not start.');
    },
    kill: () => kill('SIGKILL'),
    async remove() {
      await kill('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/** Does something in a database as another program would. */
export async function askPostgres<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until the server says in its file that it takes connections; false if it ended instead. */
async function isReady(child: ChildProcess, pidFile: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const [pid, , , , , , , status] = readOrNothing(pidFile).split('\n');
    if (Number(pid) === child.pid && status?.trim() === 'ready') return true;
    await sleep(20);
  }
  return false;
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** PostgreSQL refuses to run as root: then its own user runs it, or one that may do nothing. */
function otherUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:'].map((name) => users.find((user) => user.startsWith(name))).find(Boolean);
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}
