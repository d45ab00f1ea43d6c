import { ask } from './identity.ts';

/**
 * What became of a passkey: `no-passkey` if the person broke it off or the device has none, `already-here` if the device has one of this person,
 * `too-many` if the person has as many as anybody may, `logged-out` if the server does not know the device any more.
 */
export type PasskeyEnd =
  'done' | 'no-passkey' | 'already-here' | 'too-many' | 'refused' | 'too-fast' | 'logged-out' | 'unreachable';

const ADDRESS = '/api/identity/passkey';

/** Whether this browser can make passkeys for this page: it needs TLS, or this machine itself, and a name that is no number. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname);
  if (!isSecureContext || isNumber || !('PublicKeyCredential' in globalThis)) return false;
  const isRead = ['parseCreationOptionsFromJSON', 'parseRequestOptionsFromJSON'].every(
    (name) => name in PublicKeyCredential,
  );
  return isRead && 'toJSON' in PublicKeyCredential.prototype;
}

/** Makes a passkey for the person of this device. */
export function makePasskey(): Promise<PasskeyEnd> {
  return exchange({ ask: 'offer', answer: '' }, (offer) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(offer as PublicKeyCredentialCreationOptionsJSON);
    return navigator.credentials.create({ publicKey });
  });
}

/** Makes this device the person of a passkey. */
export function enterByPasskey(): Promise<PasskeyEnd> {
  return exchange({ ask: 'ask', answer: '/enter' }, (asked) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked as PublicKeyCredentialRequestOptionsJSON);
    return navigator.credentials.get({ publicKey });
  });
}

/** Forgets a passkey. */
export async function removePasskey(id: string): Promise<PasskeyEnd> {
  return endOf(await ask('DELETE', `${ADDRESS}/${id}`));
}

/** Asks the server, lets the device answer, and sends the answer. */
async function exchange(
  path: { readonly ask: string; readonly answer: string },
  device: (asked: unknown) => Promise<Credential | null>,
): Promise<PasskeyEnd> {
  const asked = await ask('POST', `${ADDRESS}/${path.ask}`, {});
  if (asked?.ok !== true) return endOf(asked);
  try {
    const credential = await device(await asked.json());
    if (!(credential instanceof PublicKeyCredential)) return 'no-passkey';
    return endOf(await ask('POST', `${ADDRESS}${path.answer}`, credential.toJSON()));
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidStateError' ? 'already-here' : 'no-passkey';
  }
}

/** What an answer of the server means. */
function endOf(answer: Response | null): PasskeyEnd {
  if (answer === null || answer.status >= 500) return 'unreachable';
  if (answer.ok) return 'done';
  if (answer.status === 401) return 'logged-out';
  if (answer.status === 409) return 'too-many';
  return answer.status === 429 ? 'too-fast' : 'refused';
}
