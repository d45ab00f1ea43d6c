import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('append-forever.ts', import.meta.url));
const CALLS = 'pwrite64,write,writev,fsync,fdatasync';

/** What the system calls of a run showed. */
export interface FsyncOrder {
  /** Writes to standard output that acknowledged something; several commands of one commit may share one. */
  readonly acknowledgements: number;
  /** Those that went out while something written was not yet on the disk. */
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
    execFileSync('strace', ['-f', '-y', '-s', '16', '-e', `trace=${CALLS}`, '-o', trace, ...program], {
      maxBuffer: 2 ** 30,
    });
    return orderIn(readFileSync(trace, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads a trace of `strace -f -y`: acknowledgements are the lines `t0 2` on standard output. */
export function orderIn(trace: string): FsyncOrder {
  let isDirty = false;
  let [acknowledgements, tooEarly] = [0, 0];
  for (const line of trace.split('\n')) {
    if (/pwrite64\(\d+<[^>]*\.sqlite-wal>/.test(line)) isDirty = true;
    else if (/f(data)?sync\(\d+<[^>]*\.sqlite-wal>\) += 0/.test(line)) isDirty = false;
    else if (/write\(1<[^>]*>, "t\d+ \d+\\n/.test(line)) {
      acknowledgements += 1;
      tooEarly += Number(isDirty);
    }
  }
  return { acknowledgements, tooEarly };
}
