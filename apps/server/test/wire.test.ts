import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@stammtisch/bots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../src/operator/settings.ts';
import { startServer, type RunningServer } from '../src/start-server.ts';
import { identify, wirePlayer } from './simulation/over-wire.ts';
import { until } from './simulation/server-kills.ts';

/** What no browser does on a wire, and what programs that mean no good do. */
const FOLDER = mkdtempSync(join(tmpdir(), 'wire-'));
const WAIT = 30_000;
let server: RunningServer;

beforeAll(async () => {
  const web = join(FOLDER, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Stammtisch</title>');
  const environment = { PORT: '0', HOST: '127.0.0.1', STAMMTISCH_DATA: join(FOLDER, 'data') };
  const read = readSettings(environment, () => null);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  server = await startServer(read.settings, web);
}, WAIT);

afterAll(async () => {
  await server.stop('SIGTERM');
  rmSync(FOLDER, { recursive: true });
});

/** A bare connection that has asked for a WebSocket. */
function knocking(headers: Readonly<Record<string, string>> = {}, path = '/ws'): Promise<Socket> {
  const { hostname, port, host } = new URL(server.address);
  const asked = {
    Host: host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const lines = Object.entries(asked).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () => {
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, () => resolve(socket));
    });
    socket.on('error', () => undefined);
  });
}

/** A frame of text or a control frame (RFC 6455), masked with zeros. */
function rawFrame(opcode: number, text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

async function bareWire(): Promise<Socket> {
  const cookie = await identify(server.address);
  return knocking({ Cookie: cookie, Origin: server.address.slice(0, -1) });
}

/** Whether the server ends a connection soon whose other side goes on writing. */
async function isCutOff(socket: Socket): Promise<boolean> {
  for (let tries = 0; tries < 50 && !socket.destroyed; tries++) {
    socket.write(rawFrame(1, 'still here'));
    await sleep(100);
  }
  return socket.destroyed;
}

/** The status of a file of a table. */
async function fileOf(path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const answer = await fetch(`${server.address}tische/${path}`, { headers });
  await answer.body?.cancel();
  return answer.status;
}

function roundOf(code: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return fileOf(`${code}/round.json`, headers);
}

describe('the wire', () => {
  it('who is refused a WebSocket and cuts the wire meanwhile harms nobody', { timeout: WAIT }, async () => {
    for (let again = 0; again < 50; again++) (await knocking({}, '/nothing')).resetAndDestroy();
    expect((await fetch(`${server.address}healthz`)).status).toBe(200);
  });

  it('who is refused a WebSocket cannot keep the connection', { timeout: WAIT }, async () => {
    const socket = await knocking();
    const heard: string[] = [];
    socket.setEncoding('utf8').on('data', (text: string) => heard.push(text));
    await until(() => heard.length > 0, WAIT);
    expect(heard.join('')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await isCutOff(socket)).toBe(true);
  });

  it('who was closed is not heard any more, even if it never closes its side', { timeout: WAIT }, async () => {
    const socket = await bareWire();
    const heard: string[] = [];
    socket.setEncoding('latin1').on('data', (text: string) => heard.push(text));
    await until(() => heard.length > 0, WAIT);
    for (let sent = 0; sent < 20; sent++) socket.write(rawFrame(1, 'nonsense'));
    // The closing frame with 4001, and nothing after it.
    await until(() => heard.join('').includes('\x88\x02\x0f\xa1'), WAIT);
    socket.write(rawFrame(1, JSON.stringify({ type: 'hello', versions: [1], client: 't' })));
    expect(await isCutOff(socket)).toBe(true);
    expect(heard.join('')).not.toContain('welcome');
  });

  it(
    'files of tables are no way to find tables by trying codes, nor to keep the server busy',
    { timeout: WAIT },
    async () => {
      const host = await wirePlayer(() => server.address, { random: seededRandom('host'), violated });
      host.want({ type: 'create-table', name: 'Anna', rules: { preset: 'schafkopfschule' } });
      await until(() => host.frame() !== null, WAIT);
      const table = host.table() ?? '';
      expect(await roundOf(table)).toBe(200);
      for (let tried = 0; tried < 30; tried++)
        expect(await roundOf(`${'ABCDEF'[tried % 6]}${'HJKLMN'[tried % 5]}AAA`)).toBe(404);
      expect(await roundOf('ZZZZZ')).toBe(429);
      expect(await roundOf(table)).toBe(429);
      expect(await roundOf(table, { Cookie: host.cookie })).toBe(200);
      const replayed = [];
      for (let again = 0; again < 110; again++)
        replayed.push(await fileOf(`${table}/deals.jsonl`, { Cookie: host.cookie }));
      expect(new Set(replayed)).toEqual(new Set([200, 429]));
      expect(await fileOf(`${table}/round.json`, { Cookie: host.cookie })).toBe(200);
      host.leave();
    },
  );
});

function violated(what: string): never {
  throw new Error(what);
}
