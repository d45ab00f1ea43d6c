import { ask } from './identity.ts';

/** What became of a passkey: `no-passkey` if the person broke it off or the device has none. */
export type PasskeyEnd = 'done' | 'no-passkey' | 'refused' | 'too-fast' | 'unreachable';

const ADDRESS = '/api/identity/passkey';

/** Whether this browser can make passkeys for this page: it needs TLS, or this machine itself, and a name that is no number. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname);
  return (
    isSecureContext &&
    !isNumber &&
    'PublicKeyCredential' in globalThis &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}

/** Makes a passkey for the person of this device. */
export async function makePasskey(): Promise<PasskeyEnd> {
  const offer = await optionsOf('offer');
  if (offer === null) return 'unreachable';
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(offer as PublicKeyCredentialCreationOptionsJSON);
  return sendCredential(ADDRESS, () => navigator.credentials.create({ publicKey }));
}

/** Makes this device the person of a passkey. */
export async function enterByPasskey(): Promise<PasskeyEnd> {
  const asked = await optionsOf('ask');
  if (asked === null) return 'unreachable';
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked as PublicKeyCredentialRequestOptionsJSON);
  return sendCredential(`${ADDRESS}/enter`, () => navigator.credentials.get({ publicKey }));
}

/** Forgets a passkey; whether that was done. */
export async function removePasskey(id: string): Promise<boolean> {
  return (await ask('DELETE', `${ADDRESS}/${id}`))?.ok === true;
}

async function optionsOf(name: 'offer' | 'ask'): Promise<unknown> {
  const answer = await ask('POST', `${ADDRESS}/${name}`, {});
  return answer?.ok === true ? answer.json() : null;
}

async function sendCredential(address: string, get: () => Promise<Credential | null>): Promise<PasskeyEnd> {
  const credential = await get().catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return 'no-passkey';
  const answer = await ask('POST', address, credential.toJSON());
  if (answer === null || answer.status >= 500) return 'unreachable';
  if (answer.status === 429) return 'too-fast';
  return answer.ok ? 'done' : 'refused';
}
