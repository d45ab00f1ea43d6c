import type { IncomingMessage, ServerResponse } from 'node:http';
import { PROTOCOL_VERSIONS, readDeviceCode, type SelfFile } from '@stammtisch/protocol';
import { isOurs, json, readBody, type Answer } from './api-answer.ts';
import { challengesOf } from './challenges.ts';
import { deviceName } from './device-name.ts';
import { devicesIn, type Device } from './devices.ts';
import type { Identities } from './identity.ts';
import { passkeyPages } from './passkey-pages.ts';
import { passkeysIn, passkeysOf } from './passkeys.ts';
import { tablesIn } from './people.ts';
import { isReplayed, isTableFile, LINES, linesOf, tableFile } from './table-files.ts';
import type { Tables } from './tables.ts';
import { limiter, type Limiter } from './token-bucket.ts';
import { newId, type World } from './world.ts';

/** What the pages need besides the tables. */
export interface OnlinePagesOptions {
  readonly world: World;
  readonly tables: Tables;
  readonly identities: Identities;
  /** Signs challenges; at least 32 characters. */
  readonly cookieSecret: string;
  readonly publicOrigin: string | null;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Codes without a table that were tried from an address. */
  readonly misses: Limiter;
}

/** Answers one request, if it is one of ours. */
export type OnlinePages = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/** Device codes that may be tried from one address. */
const CODES_BURST = 5;
const CODES_PER_SECOND = 5 / 60;
/** Steps with passkeys from one address; making one, and entering with one, takes two. */
const PASSKEYS_BURST = 40;
const PASSKEYS_PER_SECOND = 0.5;
/** New people from one address: a pub shares one. */
const PEOPLE_BURST = 60;
const PEOPLE_PER_SECOND = 0.2;
/** Pages about all deals, and files of tables, that are read from one address. */
const READS_BURST = 120;
const READS_PER_SECOND = 10;

/** Files for which the log of a table may have to be played once more, from one address: a whole evening costs the server as much as many cards. */
const REPLAYS_BURST = 100;
const REPLAYS_PER_SECOND = 1;

const DEVICE_PATH = /^\/api\/identity\/devices\/([0-9a-f]{16})$/;

/** Who somebody is, what is kept about him, and the files of a table. */
export function onlinePages(options: OnlinePagesOptions): OnlinePages {
  const { world, tables, identities, misses } = options;
  const codes = limiter(CODES_BURST, CODES_PER_SECOND, world.now);
  const passkeyTries = limiter(PASSKEYS_BURST, PASSKEYS_PER_SECOND, world.now);
  const people = limiter(PEOPLE_BURST, PEOPLE_PER_SECOND, world.now);
  const readers = limiter(READS_BURST, READS_PER_SECOND, world.now);
  const replays = limiter(REPLAYS_BURST, REPLAYS_PER_SECOND, world.now);
  const secure = options.publicOrigin?.startsWith('https:') === true;
  const passkeys = passkeyPages({
    passkeys: passkeysOf(world, tables.people, challengesOf(options.cookieSecret)),
    publicOrigin: options.publicOrigin,
    known,
    become,
    mayTry: (request) => passkeyTries.take(options.addressOf(request)),
  });

  /** The device that asks, unless it was removed or its person deleted. */
  async function known(request: IncomingMessage): Promise<Device | null> {
    const device = identities.deviceOf(request.headers.cookie);
    return device !== null && (await tables.people.isKnown(device)) ? device : null;
  }

  function cookie(device: Device): string {
    return identities.cookieOf(device, secure);
  }

  async function identify(request: IncomingMessage): Promise<Answer> {
    const before = await known(request);
    if (before === null && !people.take(options.addressOf(request))) return json(429, { code: 'too-fast' });
    const device = before ?? newDevice(newId(world));
    const name = before === null ? null : await tables.people.load(device.person);
    const answer = { name, lobby: world.rules.lobby, versions: PROTOCOL_VERSIONS };
    return { ...json(200, answer), cookie: cookie(device) };
  }

  function newDevice(person: string): Device {
    return { person, id: newId(world).slice(0, 16) };
  }

  async function redeem(request: IncomingMessage, body: unknown): Promise<Answer> {
    if (!codes.take(options.addressOf(request))) return json(429, { code: 'too-fast' });
    const typed = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
    const code = typeof typed === 'string' ? readDeviceCode(typed) : null;
    const person = code === null ? null : await tables.redeem(code);
    return person === null ? json(403, { code: 'device-code-unknown' }) : become(request, person);
  }

  /** Makes the device that asks a new device of this person. */
  async function become(request: IncomingMessage, person: string): Promise<Answer> {
    const before = await known(request);
    const device = newDevice(person);
    await tables.people.noteDevice(device, deviceName(request.headers['user-agent']));
    // Whoever this device was before is not left behind where nobody can delete it.
    if (before !== null) await tables.people.removeDevice(before);
    return { ...json(200, { name: await tables.people.load(person) }), cookie: cookie(device) };
  }

  async function forget(request: IncomingMessage): Promise<Answer> {
    const device = await known(request);
    if (device !== null) await tables.people.erase(device.person);
    return { ...json(200, {}), cookie: identities.noCookie(secure) };
  }

  async function exported(request: IncomingMessage): Promise<Answer> {
    const device = await known(request);
    if (device === null) return json(401, {});
    const { person } = device;
    return json(200, {
      person,
      kept: await tables.people.entries(person),
      written: await tables.written(person),
    });
  }

  /** What the person sees about itself: name, devices, tables that are open. */
  async function self(request: IncomingMessage): Promise<Answer> {
    const device = await known(request);
    if (device === null) return json(401, {});
    const { person, id } = device;
    const entries = await tables.people.entries(person);
    const noted = devicesIn(entries);
    const here = { id, name: deviceName(request.headers['user-agent']), seen: world.now() };
    const devices = [here, ...noted.filter((one) => one.id !== id)];
    const answer: SelfFile = {
      name: await tables.people.load(person),
      device: id,
      devices,
      tables: await tables.openTables(person),
      played: tablesIn(entries),
      passkeys: passkeysIn(entries).map(({ id: passkey, name, made }) => ({ id: passkey, name, made })),
    };
    return json(200, answer);
  }

  async function logOut(request: IncomingMessage, id: string): Promise<Answer> {
    const device = await known(request);
    if (device === null) return json(401, {});
    const { person } = device;
    const isOwn = id === device.id;
    const isKnown = isOwn || devicesIn(await tables.people.entries(person)).some((one) => one.id === id);
    if (!isKnown) return json(404, {});
    await tables.people.removeDevice({ person, id });
    return isOwn ? { ...json(200, {}), cookie: identities.noCookie(secure) } : json(200, {});
  }

  async function answerTo(request: IncomingMessage, path: string): Promise<Answer | null> {
    if (path === '/api/identity/export' && request.method === 'GET') return exported(request);
    if (path === '/api/identity/self' && request.method === 'GET') return self(request);
    if (path.startsWith('/api/deals')) return answerAboutDeals(request, path);
    if (path.startsWith('/api/identity/passkey')) return passkeys(request, path);
    if (path.startsWith('/api/')) return answerToApi(request, path);
    if (request.method !== 'GET' || !isTableFile(path)) return null;
    const address = options.addressOf(request);
    if (!(isReplayed(path) ? replays : readers).take(address)) return json(429, { code: 'too-fast' });
    const person = (await known(request))?.person ?? null;
    const guesses = { mayGuess: () => misses.has(address), missed: () => void misses.take(address) };
    return tableFile(world, tables, path, { person, ...guesses });
  }

  /** What everybody may know of all deals: no name, no table, nothing of a deal that is not over. */
  async function answerAboutDeals(request: IncomingMessage, path: string): Promise<Answer> {
    if (request.method !== 'GET') return json(405, {});
    if (!readers.take(options.addressOf(request))) return json(429, { code: 'too-fast' });
    if (path === '/api/deals') return json(200, await tables.deals.summary());
    const [, page] = /^\/api\/deals\/chain\/(\d{1,7})$/.exec(path) ?? [];
    if (page === undefined) return json(404, {});
    const lines = await tables.deals.page(Number(page));
    return { status: 200, type: LINES, body: linesOf(lines) };
  }

  async function answerToApi(request: IncomingMessage, path: string): Promise<Answer | null> {
    const [, device] = DEVICE_PATH.exec(path) ?? [];
    if (device === undefined && path !== '/api/identity' && path !== '/api/identity/code') return json(404, {});
    if (!isOurs(request, options.publicOrigin)) return json(403, {});
    if (device !== undefined) return request.method === 'DELETE' ? logOut(request, device) : json(405, {});
    if (request.method === 'DELETE' && path === '/api/identity') return forget(request);
    if (request.method !== 'POST') return json(405, {});
    const body = await readBody(request);
    if (body === undefined) return json(400, {});
    return path === '/api/identity' ? identify(request) : redeem(request, body);
  }

  return async (request, response, path) => {
    const answer = await answerTo(request, path);
    if (answer === null) return false;
    if (answer.cookie !== undefined) response.setHeader('Set-Cookie', answer.cookie);
    response.setHeader('Cache-Control', 'no-store');
    response.writeHead(answer.status, { 'Content-Type': answer.type ?? 'application/json; charset=utf-8' });
    response.end(answer.body);
    return true;
  };
}
