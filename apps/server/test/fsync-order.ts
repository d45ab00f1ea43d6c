import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { idOf } from './append-id.ts';

const PROGRAM = fileURLToPath(new URL('append-forever.ts', import.meta.url));
/** A page of the log and its commands are read whole. */
const ID = /t\d-\d+\./g;
const CALLS = 'pwrite64,write,writev,fsync,fdatasync';

/** What the system calls of a run showed. */
export interface FsyncOrder {
  /** Commands that were acknowledged on standard output. */
  readonly acknowledgements: number;
  /** Those that went out before the disk had them. */
  readonly tooEarly: number;
}

/** Whether system calls can be watched here: strace is installed and allowed to. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-e', 'trace=none', 'true'], { stdio: 'ignore' }).status === 0;
}

/** Lets the program append so many commands to a new file, and watches in which order it writes, waits for the disk, and acknowledges. */
export function fsyncOrder(commands: number): FsyncOrder {
  const folder = mkdtempSync(join(tmpdir(), 'fsync-'));
  const trace = join(folder, 'trace');
  try {
    const program = [process.execPath, PROGRAM, join(folder, 'store.sqlite'), String(commands)];
    execFileSync('strace', ['-f', '-y', '-s', '5000', '-e', `trace=${CALLS}`, '-o', trace, ...program], {
      maxBuffer: 2 ** 30,
    });
    return orderIn(readFileSync(trace, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Reads a trace of `strace -f -y`. The store writes and waits for the disk in one thread, the lines `t0 2` on standard output come from another: so a command counts
 * as on the disk when its id stood in a page of the log and the disk said afterwards that it has that page.
 */
export function orderIn(trace: string): FsyncOrder {
  const durable = new Set<string>();
  let written: string[] = [];
  /** What each thread waits for the disk with. */
  const syncing = new Map<string, readonly string[]>();
  let [acknowledgements, tooEarly] = [0, 0];

  function synced(ids: readonly string[], rest: string): void {
    if (rest.endsWith('= 0')) for (const id of ids) durable.add(id);
  }

  for (const line of trace.split('\n')) {
    const thread = line.split(' ', 1)[0] ?? '';
    if (/pwrite64\(\d+<[^>]*\.sqlite-wal>/.test(line)) written.push(...(line.match(ID) ?? []));
    else if (/f(data)?sync\(\d+<[^>]*\.sqlite-wal>/.test(line)) {
      const ids = written;
      written = [];
      if (line.endsWith('<unfinished ...>')) syncing.set(thread, ids);
      else synced(ids, line);
    } else if (/<\.\.\. f(data)?sync resumed>/.test(line)) {
      synced(syncing.get(thread) ?? [], line);
      syncing.delete(thread);
    } else if (/write\(1<[^>]*>, "t/.test(line)) {
      for (const [, table = '', to] of line.matchAll(/(t\d) (\d+)\\n/g)) {
        acknowledgements += 1;
        tooEarly += Number(!durable.has(idOf(table, Number(to) - 2)));
      }
    }
  }
  return { acknowledgements, tooEarly };
}
