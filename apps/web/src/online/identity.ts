import { PROTOCOL_VERSIONS } from '@stammtisch/protocol';

/** Asks the server for the cookie by which it knows this device, or finds out that there is no such server. */
export async function identify(): Promise<'known' | 'no-server' | 'outdated' | 'unreachable'> {
  const answer = await post('/api/identity', {});
  if (answer === null) return 'unreachable';
  if (answer.status >= 500 || answer.status === 429) return 'unreachable';
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok || typeof said !== 'object' || said === null || !('versions' in said)) return 'no-server';
  const { versions } = said;
  const isSpoken = Array.isArray(versions) && PROTOCOL_VERSIONS.some((version) => versions.includes(version));
  return isSpoken ? 'known' : 'outdated';
}

async function post(path: string, body: object): Promise<Response | null> {
  try {
    return await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    return null;
  }
}
