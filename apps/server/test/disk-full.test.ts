import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@stammtisch/bots';
import { afterAll, expect, it } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { lostCommands } from './simulation/check-logs.ts';
import { wirePlayer } from './simulation/over-wire.ts';
import { gather } from './simulation/server-kills.ts';

const PROGRAM = fileURLToPath(new URL('simulation/serve.ts', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'disk-full-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** No file may grow beyond so many KiB: the system then refuses to write, as a full disk does. */
const FULL_AT = 700;

it(
  'a disk that takes nothing more: the server says so in its log and ends with 1, and nothing acknowledged is lost',
  { timeout: 180_000 },
  async () => {
    const web = join(FOLDER, 'web');
    mkdirSync(web);
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Stammtisch</title>');
    const data = join(FOLDER, 'data');
    const limited = `trap '' XFSZ; ulimit -f ${FULL_AT}; exec "$@"`;
    const server = spawn('bash', ['-c', limited, 'bash', process.execPath, PROGRAM, data, web], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const said: string[] = [];
    server.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
    const ended = exitOf(server);
    const address = await new Promise<string>((resolve) => {
      server.stdout.once('data', () => resolve(said.join('').trim()));
    });
    const random = seededRandom('disk-full');
    const players = await Promise.all(
      ['Anna', 'Bene', 'Cilli', 'Dani'].map(() => wirePlayer(() => address, { random, violated })),
    );
    await gather(players);
    expect(await ended).toBe(1);
    for (const one of players) one.leave();
    expect(said.join('')).toContain('"event":"failed","part":"store"');
    const acknowledged = players.flatMap(({ acts }) => acts());
    expect(acknowledged.length).toBeGreaterThan(5);
    const store = openSqliteStore(join(data, 'stammtisch.sqlite'));
    expect(lostCommands(await store.read(`table/${players[0]?.table()}`), acknowledged)).toEqual([]);
    await store.close();
  },
);

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', resolve);
  });
}

function violated(what: string): never {
  throw new Error(what);
}
