import type { IncomingMessage } from 'node:http';
import { isOurs, json, readBody, type Answer } from './api-answer.ts';
import { deviceName } from './device-name.ts';
import type { Device } from './devices.ts';
import type { Passkeys } from './passkeys.ts';

/** What the pages of passkeys need. */
export interface PasskeyPagesOptions {
  readonly passkeys: Passkeys;
  readonly publicOrigin: string | null;
  /** The device that asks, with its person; `null` if nobody knows it. */
  readonly known: (request: IncomingMessage) => Promise<Device | null>;
  /** Makes the device that asks a new device of this person. */
  readonly become: (request: IncomingMessage, person: string) => Promise<Answer>;
  /** Whether this address may try once more. */
  readonly mayTry: (request: IncomingMessage) => boolean;
}

const PATH = /^\/api\/identity\/passkey(?:\/([\w-]{1,1400}))?$/;

/**
 * Pages with which a passkey is made (`POST …/offer`, then `POST` with the answer of the browser), used (`POST …/ask`, `POST …/enter`) and forgotten
 * (`DELETE …/ID`).
 */
export function passkeyPages(
  options: PasskeyPagesOptions,
): (request: IncomingMessage, path: string) => Promise<Answer> {
  const { passkeys, known } = options;

  async function remove(request: IncomingMessage, id: string): Promise<Answer> {
    const device = await known(request);
    if (device === null) return json(401, {});
    return json((await passkeys.remove(device, id)) ? 200 : 404, {});
  }

  async function forDevice(request: IncomingMessage, site: string, name: string | undefined): Promise<Answer> {
    const device = await known(request);
    if (device === null) return json(401, {});
    const offer = name === 'offer' ? await passkeys.offer(device, site) : undefined;
    if (offer !== undefined) return offer === null ? json(409, { code: 'passkeys-full' }) : json(200, offer);
    const made = await passkeys.keep(device, site, await readBody(request), deviceName(request.headers['user-agent']));
    return made ? json(200, {}) : json(403, { code: 'passkey-refused' });
  }

  async function forAnybody(request: IncomingMessage, site: string, name: 'ask' | 'enter'): Promise<Answer> {
    if (name === 'ask') return json(200, await passkeys.ask(site));
    const person = await passkeys.enter(site, await readBody(request));
    return person === null ? json(403, { code: 'passkey-refused' }) : options.become(request, person);
  }

  return async (request, path) => {
    const found = PATH.exec(path);
    if (found === null) return json(404, {});
    if (!isOurs(request, options.publicOrigin)) return json(403, {});
    const [, name] = found;
    if (!options.mayTry(request)) return json(429, { code: 'too-fast' });
    if (request.method === 'DELETE' && name !== undefined) return remove(request, name);
    if (request.method !== 'POST') return json(405, {});
    const site = options.publicOrigin ?? `http://${request.headers.host}`;
    if (name === 'ask' || name === 'enter') return forAnybody(request, site, name);
    return name === undefined || name === 'offer' ? forDevice(request, site, name) : json(404, {});
  };
}
