import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

it('ends in order when it is asked to twice, as by Ctrl+C in a terminal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'main-'));
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, STAMMTISCH_DATA: folder, STAMMTISCH_LOG: 'all', HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  let said = '';
  for await (const text of server.stdout.setEncoding('utf8')) {
    said += text as string;
    // One after the other: what is sent while the first one is not heard yet counts as one.
    if (/started[^]*http:/.test(said) || said.includes('"stopping"')) server.kill('SIGINT');
  }
  expect(await ended).toEqual([0, null]);
  expect(said).toContain('"stopped"');
  rmSync(folder, { recursive: true });
}, 30_000);

it('ends when it is asked to while it still waits for its database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'main-'));
  // Takes connections and never says a word.
  const database = createServer().listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, STAMMTISCH_DATA: folder, STAMMTISCH_DATABASE: `postgres://x:x@127.0.0.1:${port}/x` },
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  await once(database, 'connection');
  server.kill('SIGTERM');
  // An exit of its own, not the end that the system gives: as process 1 of a container there would be none.
  expect(await ended).toEqual([0, null]);
  database.close();
  rmSync(folder, { recursive: true });
}, 30_000);
