import { PROTOCOL_VERSIONS, type SelfFile } from '@stammtisch/protocol';

/** Where everything that the server keeps about the person can be had. */
export const EXPORT_ADDRESS = '/api/identity/export';

/** Asks the server for the cookie by which it knows this device, or finds out that there is no such server. */
export async function identify(): Promise<'known' | 'no-server' | 'outdated' | 'unreachable'> {
  const answer = await ask('POST', '/api/identity', {});
  if (answer === null) return 'unreachable';
  if (answer.status >= 500 || answer.status === 429) return 'unreachable';
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok || typeof said !== 'object' || said === null || !('versions' in said)) return 'no-server';
  const { versions } = said;
  const isSpoken = Array.isArray(versions) && PROTOCOL_VERSIONS.some((version) => versions.includes(version));
  return isSpoken ? 'known' : 'outdated';
}

/** What became of a code from another device. */
export type Redeemed = 'done' | 'unknown' | 'too-fast' | 'unreachable';

/** Makes this device the person of another one, by the code that is shown there. */
export async function redeemCode(code: string): Promise<Redeemed> {
  const answer = await ask('POST', '/api/identity/code', { code });
  if (answer === null || answer.status >= 500) return 'unreachable';
  if (answer.status === 429) return 'too-fast';
  return answer.ok ? 'done' : 'unknown';
}

/** What the server knows about the person; `null` if it cannot be asked. */
export async function loadSelf(): Promise<SelfFile | null> {
  const answer = await ask('GET', '/api/identity/self');
  return answer?.ok === true ? ((await answer.json()) as SelfFile) : null;
}

/** Logs a device out; whether that was done. */
export async function logOutDevice(id: string): Promise<boolean> {
  return (await ask('DELETE', `/api/identity/devices/${id}`))?.ok === true;
}

/** Deletes everything that the server keeps about the person; whether that was done. */
export async function deleteSelf(): Promise<boolean> {
  return (await ask('DELETE', '/api/identity'))?.ok === true;
}

/** Asks the server; `null` if it cannot be reached. */
export async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response | null> {
  const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  try {
    return await fetch(path, body === undefined ? { method } : { method, ...json });
  } catch {
    return null;
  }
}
