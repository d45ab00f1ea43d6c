import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@stammtisch/bots';
import type { SelfFile } from '@stammtisch/protocol';
import { checkInput } from '@stammtisch/fairdeal';
import { readRecord, replayRecord } from '@stammtisch/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readSettings } from '../src/operator/settings.ts';
import { startServer, type RunningServer } from '../src/start-server.ts';
import { identify, openWire, wirePlayer, type WirePlayer } from './simulation/over-wire.ts';
import { until } from './simulation/server-kills.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'online-'));
const VERIFY = fileURLToPath(new URL('../../../tools/verify-deals.mjs', import.meta.url));
const WAIT = 30_000;
let server: RunningServer;
const players: WirePlayer[] = [];

beforeAll(async () => {
  const web = join(FOLDER, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Stammtisch</title>');
  const environment = {
    PORT: '0',
    HOST: '127.0.0.1',
    STAMMTISCH_DATA: join(FOLDER, 'data'),
    STAMMTISCH_LOG: 'failures',
    STAMMTISCH_FREE_CHAT: 'on',
  };
  const read = readSettings(environment, () => null);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  server = await startServer(read.settings, web);
}, WAIT);

afterAll(async () => {
  for (const one of players) one.leave();
  await server.stop('SIGTERM');
  rmSync(FOLDER, { recursive: true });
});

function violated(what: string): never {
  throw new Error(what);
}

async function person(seed: string, cookie?: string): Promise<WirePlayer> {
  const world = { random: seededRandom(seed), violated, ...(cookie === undefined ? {} : { cookie }) };
  const one = await wirePlayer(() => server.address, world);
  players.push(one);
  return one;
}

/** Four people at a table of their own; the first one opened it. */
async function tableOfFour(seed: string): Promise<readonly [WirePlayer, WirePlayer, WirePlayer, WirePlayer]> {
  const [host, ...guests] = [
    await person(`${seed}1`),
    await person(`${seed}2`),
    await person(`${seed}3`),
    await person(`${seed}4`),
  ] as const;
  host.want({ type: 'create-table', name: 'Anna', rules: { preset: 'schafkopfschule' } });
  await until(() => host.frame() !== null, WAIT);
  for (const [place, guest] of guests.entries()) {
    guest.look(host.table() ?? '');
    guest.want({ type: 'sit', name: ['Bene', 'Cilli', '=Dani'][place] ?? '', chair: null });
  }
  await until(() => host.frame()?.sitting.chairs.every((chair) => chair !== null) === true, WAIT);
  return [host, ...guests];
}

/** What the server answers to somebody who wants a WebSocket: 101, or why not. */
function knock(headers: Readonly<Record<string, string | readonly string[]>>): Promise<number> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    const all = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    };
    const asked = request({ hostname, port, path: '/ws', headers: all as Record<string, string> });
    asked.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve(101);
    });
    asked.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('tables with friends over the wire', () => {
  it(
    'four people play; what is downloaded replays, and two programs verify how it was dealt',
    { timeout: 4 * WAIT },
    async () => {
      const [host, ...guests] = await tableOfFour('play');
      host.want({ type: 'start' });
      await until(() => host.counts.deals >= 2, 2 * WAIT);
      await guests[0].reconnect();
      await until(() => host.counts.deals >= 3, 2 * WAIT);
      host.want({ type: 'close' });
      await until(() => guests[0].frame()?.sitting.phase === 'closed', WAIT);

      const file = async (name: string): Promise<string> => {
        const answer = await fetch(`${server.address}tische/${host.table()}/${name}`, {
          headers: { Cookie: host.cookie },
        });
        expect(answer.status).toBe(200);
        return answer.text();
      };
      const records = (await file('deals.jsonl'))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown);
      expect(records.length).toBeGreaterThanOrEqual(3);
      for (const [deal, record] of records.entries()) {
        const read = readRecord(record);
        expect(read.ok && replayRecord(read.value).ok).toBe(true);
        const proof = checkInput(record);
        if (!proof.ok || !('contributors' in proof.value)) throw new Error('A deal without a proof.');
        // Whose line broke may be away just when the next deal is mixed, and adds nothing to that one.
        const steady = deal < 2 ? [0, 1, 2, 3] : [0, 2, 3];
        expect(proof.value.contributors).toEqual(expect.arrayContaining(steady));
      }
      const saved = join(FOLDER, 'proofs.jsonl');
      writeFileSync(saved, await file('proofs.jsonl'));
      const verified = spawnSync(process.execPath, [VERIFY, saved], { encoding: 'utf8' });
      expect(verified.stdout).toContain('shuffled and dealt as proved');
      expect(verified.status).toBe(0);
      expect(await file('accounts.csv')).toMatch(
        /^name,kind,account,settled\r\n"Anna",human,-?\d+\.\d\d,-?\d+\.\d\d\r\n/,
      );
      expect(await file('abrechnung.csv')).toMatch(
        /^Name;Wer;Stand;Mit Anteil am Stock\r\n"Anna";Mensch;-?\d+,\d\d;-?\d+,\d\d\r\n/,
      );
      expect(await file('accounts.csv')).toContain(`"'=Dani"`);
    },
  );

  it(
    'the newest window has the seat; the older one is told, and its person may come back to it',
    { timeout: WAIT },
    async () => {
      const [host] = await tableOfFour('two windows');
      const second = await person('second', host.cookie);
      second.look(host.table() ?? '');
      await until(() => second.frame()?.you.seat === 0, WAIT);
      host.want({ type: 'pause' });
      await until(() => host.refusals.some(({ code }) => code === 'seated-elsewhere'), WAIT);
      host.look(host.table() ?? '');
      await until(() => host.frame()?.you.seat === 0, WAIT);
    },
  );

  it('a code makes another device the same person, once', { timeout: WAIT }, async () => {
    const one = await person('first device');
    const wire = openWire(server.address, one.cookie);
    const said: { readonly type: string; readonly deviceCode?: string }[] = [];
    wire.on('message', (data) => said.push(JSON.parse((data as Buffer).toString('utf8')) as (typeof said)[number]));
    await until(() => wire.readyState === WebSocket.OPEN, WAIT);
    wire.send(JSON.stringify({ type: 'hello', versions: [1], client: 'test' }));
    wire.send(JSON.stringify({ type: 'do', id: '7'.repeat(32), intention: { type: 'make-device-code' } }));
    await until(() => said.some(({ deviceCode }) => deviceCode !== undefined), WAIT);
    wire.terminate();
    const code = said.find(({ deviceCode }) => deviceCode !== undefined)?.deviceCode;
    const redeem = () =>
      fetch(`${server.address}api/identity/code`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: server.address.slice(0, -1) },
        body: JSON.stringify({ code }),
      });
    const given = await redeem();
    expect(given.status).toBe(200);
    const cookie = given.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    // The same person with a device of its own.
    expect(cookie.split('.')[0]).toBe(one.cookie.split('.')[0]);
    expect(cookie).not.toBe(one.cookie);
    expect((await redeem()).status).toBe(403);

    const own = { Origin: server.address.slice(0, -1) };
    const self = async (who: string) =>
      (await (await fetch(`${server.address}api/identity/self`, { headers: { Cookie: who } })).json()) as SelfFile;
    const seen = await self(cookie);
    expect(seen.devices.map(({ id }) => id)).toEqual([cookie.split('.')[1], one.cookie.split('.')[1]]);
    expect((await self(one.cookie)).devices).toHaveLength(2);

    // One of them is logged out: its window is closed at once, and its cookie counts no more; the other one stays.
    const open = openWire(server.address, one.cookie);
    const closed = new Promise<number>((resolve) => {
      open.on('close', resolve);
    });
    await until(() => open.readyState === WebSocket.OPEN, WAIT);
    open.send(JSON.stringify({ type: 'hello', versions: [1], client: 'test' }));
    const gone = `${server.address}api/identity/devices/${one.cookie.split('.')[1]}`;
    const logOut = (who: string) => fetch(gone, { method: 'DELETE', headers: { ...own, Cookie: who } });
    const stranger = await identify(server.address);
    expect((await logOut(stranger)).status).toBe(404);
    expect((await logOut(cookie)).status).toBe(200);
    expect(await closed).toBe(4003);
    expect((await fetch(`${server.address}api/identity/self`, { headers: { Cookie: one.cookie } })).status).toBe(401);
    expect((await self(cookie)).devices).toHaveLength(1);
    expect(await identify(server.address, cookie)).toBe(cookie);
    expect((await identify(server.address, one.cookie)).split('.')[0]).not.toBe(one.cookie.split('.')[0]);
  });

  it('what is kept about a person can be had, and deleted; its windows are closed', { timeout: WAIT }, async () => {
    const one = await person('forget me');
    const options = { freeText: true };
    one.want({ type: 'create-table', name: 'Emma', rules: { preset: 'wirtshaus' }, options });
    await until(() => one.frame() !== null, WAIT);
    one.want({ type: 'write', text: 'Habe die Ehre' });
    const headers = { Cookie: one.cookie, Origin: server.address.slice(0, -1) };
    const all = async () => (await fetch(`${server.address}api/identity/export`, { headers })).text();
    // The line travels on its own way.
    let exported = await all();
    for (let again = 0; again < 50 && !exported.includes('Habe die Ehre'); again++) exported = await all();
    expect(exported).toContain('Habe die Ehre');
    expect(exported).toContain('Emma');
    expect(exported).toContain(one.cookie.split('.')[1]);
    const wire = openWire(server.address, one.cookie);
    const closed = new Promise<number>((resolve) => {
      wire.on('close', resolve);
    });
    await until(() => wire.readyState === WebSocket.OPEN, WAIT);
    expect((await fetch(`${server.address}api/identity`, { method: 'DELETE', headers })).status).toBe(200);
    expect(await closed).toBe(4003);
    expect((await fetch(`${server.address}api/identity/export`, { headers })).status).toBe(401);
    // The cookie is not the person any more: there is nobody left whom it could be.
    expect((await identify(server.address, one.cookie)).split('.')[0]).not.toBe(one.cookie.split('.')[0]);
  });
});

describe('the door', () => {
  it('opens to our own page with a good cookie only', async () => {
    const cookie = await identify(server.address);
    const own = server.address.slice(0, -1);
    expect(await knock({ Cookie: cookie, Origin: own })).toBe(101);
    for (const origin of [
      `${own}/`,
      own.toUpperCase(),
      own.replace('http', 'https'),
      `${own}.evil.example`,
      'null',
      `${own}1`,
      'http://localhost',
    ]) {
      expect(await knock({ Cookie: cookie, Origin: origin }), origin).toBe(403);
    }
    expect(await knock({ Cookie: cookie })).toBe(403);
    const [value = ''] = cookie.split('=').slice(1);
    for (const bad of [
      '',
      'x',
      value.slice(0, -1),
      `${'0'.repeat(32)}${value.slice(32)}`,
      `${value}; stammtisch=${value}`,
    ]) {
      expect(await knock({ Cookie: `stammtisch=${bad}`, Origin: own }), bad).toBe(401);
    }
  });

  it('hears nothing from other sites, forms, or in other languages', async () => {
    const own = server.address.slice(0, -1);
    const ask = (headers: Readonly<Record<string, string>>, path = 'api/identity') =>
      fetch(`${server.address}${path}`, { method: 'POST', headers, body: '{}' }).then(({ status }) => status);
    const good = { 'Content-Type': 'application/json', Origin: own };
    expect(await ask(good)).toBe(200);
    expect(await ask({ ...good, Origin: 'http://evil.example' })).toBe(403);
    expect(await ask({ ...good, 'Content-Type': 'text/plain' })).toBe(403);
    expect(await ask({ ...good, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await ask(good, 'api/anything')).toBe(404);
  });

  it('shows nothing of a table that does not exist, nor anything beside its files', async () => {
    for (const path of [
      'tische/AAAAA/deals.jsonl',
      'tische/aaaaa/accounts.csv',
      'tische/AAAAA/log.jsonl',
      'tische/..%2f..%2f/deals.jsonl',
    ]) {
      expect((await fetch(server.address + path)).status, path).toBe(404);
    }
  });

  it('closes who says nothing sensible', { timeout: WAIT }, async () => {
    const wire = openWire(server.address, await identify(server.address));
    const closed = new Promise<number>((resolve) => {
      wire.on('close', resolve);
    });
    wire.on('open', () => {
      for (let sent = 0; sent < 25; sent++) wire.send('nonsense');
    });
    expect(await closed).toBe(4001);
    const long = openWire(server.address, await identify(server.address));
    const tooLong = new Promise<number>((resolve) => {
      long.on('close', resolve);
    });
    long.on('open', () => long.send('x'.repeat(9_000)));
    expect(await tooLong).toBe(1009);
  });
});
