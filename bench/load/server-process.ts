import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('../../apps/server/test/simulation/serve.ts', import.meta.url));
/** Clock ticks a second in Linux's accounts of processes. */
const TICKS = 100;
const PAGE_BYTES = 4096;

/** A server in a process of its own, and what the system says about it. */
export interface ServerProcess {
  readonly address: string;
  /** Processor time so far, in seconds, of all its threads. */
  readonly processorSeconds: () => number;
  readonly residentBytes: () => number;
  readonly end: () => Promise<void>;
}

/**
 * Starts the real server on an SQLite file in a new folder.
 *
 * @param flags of Node, to profile it for example
 */
export async function startServerProcess(cookieSecret: string, flags: readonly string[]): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const web = join(folder, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Stammtisch</title>');
  const env = { ...process.env, STAMMTISCH_COOKIE_SECRET: cookieSecret, STAMMTISCH_PROXIES: '127.0.0.1' };
  const child = spawn(process.execPath, [...flags, SERVE, join(folder, 'data'), web], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
    child.once('exit', () => reject(new Error('the server did not start')));
  });
  // Whatever else it says is about something that failed.
  child.stdout.on('data', (text: string) => process.stderr.write(text));
  const read = (file: string): readonly number[] =>
    readFileSync(`/proc/${child.pid}/${file}`, 'utf8').replace(/^.*\)/, '').trim().split(/\s+/).map(Number);
  return {
    address,
    processorSeconds() {
      const fields = read('stat');
      return ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS;
    },
    residentBytes: () => (read('statm')[1] ?? 0) * PAGE_BYTES,
    async end() {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}
