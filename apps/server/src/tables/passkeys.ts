import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { SelfPasskey } from '@stammtisch/protocol';
import type { Challenges } from './challenges.ts';
import { isErased, type Device } from './devices.ts';
import type { People, PersonEntry } from './people.ts';
import type { World } from './world.ts';

/** Where a page was opened: the origin, such as `https://schafkopf.example`. Passkeys belong to its host. */
export type Site = string;

/** Passkeys: whoever has one is the person again on any device, without a code from another one. */
export interface Passkeys {
  /** What a browser needs to make one for the person of this device; `null` if the person has as many as anybody may. */
  readonly offer: (device: Device, site: Site) => Promise<object | null>;
  /** Keeps the one that was made; whether it is good. */
  readonly keep: (device: Device, site: Site, answer: unknown, name: string | null) => Promise<boolean>;
  /** What a browser needs to ask for one. */
  readonly ask: (site: Site) => Promise<object>;
  /** The person whose passkey answered; `null` if none did. */
  readonly enter: (site: Site, answer: unknown) => Promise<string | null>;
  /** Forgets one; whether the person had it. */
  readonly remove: (device: Device, passkey: string) => Promise<boolean>;
}

/** What is kept of a passkey: the public half and how often it was used, as far as it counts. */
export interface KeptPasskey extends SelfPasskey {
  readonly key: string;
  readonly counter: number;
}

const MOST_PASSKEYS = 10;
/** Ed25519, ECDSA with P-256 and RSA, as COSE numbers them: what devices make. */
const ALGORITHMS = [-8, -7, -257];
const RP_NAME = 'Stammtisch';

/** Loaded when the first passkey comes: most servers at home never see one. */
const library = () => import('@simplewebauthn/server');

/** The passkeys of a person, the oldest first. */
export function passkeysIn(entries: readonly PersonEntry[]): readonly KeptPasskey[] {
  if (isErased(entries)) return [];
  const kept = new Map<string, KeptPasskey>();
  for (const entry of entries) {
    if (entry.type === 'passkey') {
      const { passkey, key, counter, name, at } = entry;
      kept.set(passkey, { id: passkey, key, counter, name, made: at });
    }
    if (entry.type === 'passkey-removed') kept.delete(entry.passkey);
    const before = entry.type === 'passkey-used' ? kept.get(entry.passkey) : undefined;
    if (entry.type === 'passkey-used' && before !== undefined)
      kept.set(entry.passkey, { ...before, counter: entry.counter });
  }
  return [...kept.values()];
}

export function passkeysOf(world: World, people: People, challenges: Challenges): Passkeys {
  const challenge = (what: string): Uint8Array<ArrayBuffer> => challenges.make(what, world.now(), world.bytes(16));
  const taken = (what: string) => (answered: string) => challenges.take(what, world.now(), answered);

  async function kept(person: string): Promise<readonly KeptPasskey[]> {
    return passkeysIn(await people.entries(person));
  }

  return {
    async offer({ person }, site) {
      const before = await kept(person);
      if (before.length >= MOST_PASSKEYS) return null;
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: RP_NAME,
        rpID: hostOf(site),
        userName: (await people.load(person)) ?? RP_NAME,
        userID: Uint8Array.from(Buffer.from(person, 'hex')),
        challenge: challenge(`keep/${person}`),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: before.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
    },

    async keep({ person }, site, answer, name) {
      const { verifyRegistrationResponse } = await library();
      const checked = await quietly(() =>
        verifyRegistrationResponse({
          response: answer as RegistrationResponseJSON,
          expectedChallenge: taken(`keep/${person}`),
          supportedAlgorithmIDs: ALGORITHMS,
          expectedOrigin: site,
          expectedRPID: hostOf(site),
          requireUserVerification: false,
        }),
      );
      if (checked?.verified !== true) return false;
      // Looked at last: meanwhile the person may have been deleted.
      const entries = await people.entries(person);
      if (isErased(entries) || passkeysIn(entries).length >= MOST_PASSKEYS) return false;
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      const key = Buffer.from(publicKey).toString('base64url');
      await people.note(person, { v: 1, at: world.now(), type: 'passkey', passkey: id, key, counter, name });
      return true;
    },

    async ask(site) {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: hostOf(site),
        challenge: challenge('enter'),
        userVerification: 'preferred',
      });
    },

    async enter(site, answer) {
      const person = personIn(answer);
      const own = person === null ? undefined : (await kept(person)).find(({ id }) => id === idIn(answer));
      if (person === null || own === undefined) return null;
      const { verifyAuthenticationResponse } = await library();
      const checked = await quietly(() =>
        verifyAuthenticationResponse({
          response: answer as AuthenticationResponseJSON,
          expectedChallenge: taken('enter'),
          expectedOrigin: site,
          expectedRPID: hostOf(site),
          requireUserVerification: false,
          credential: {
            id: own.id,
            publicKey: Uint8Array.from(Buffer.from(own.key, 'base64url')),
            counter: own.counter,
          },
        }),
      );
      if (checked?.verified !== true) return null;
      const { newCounter } = checked.authenticationInfo;
      if (newCounter !== own.counter)
        await people.note(person, {
          v: 1,
          at: world.now(),
          type: 'passkey-used',
          passkey: own.id,
          counter: newCounter,
        });
      return person;
    },

    async remove({ person }, passkey) {
      if (!(await kept(person)).some(({ id }) => id === passkey)) return false;
      await people.note(person, { v: 1, at: world.now(), type: 'passkey-removed', passkey });
      return true;
    },
  };
}

function hostOf(site: Site): string {
  return new URL(site).hostname;
}

/** What the library throws at an answer that is none is a refusal like any other. */
async function quietly<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

function idIn(answer: unknown): string | null {
  const id: unknown = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : null;
  return typeof id === 'string' ? id : null;
}

/** The person that a passkey was made for: it gives the name back that it was given. */
function personIn(answer: unknown): string | null {
  const response: unknown =
    typeof answer === 'object' && answer !== null && 'response' in answer ? answer.response : null;
  const handle: unknown =
    typeof response === 'object' && response !== null && 'userHandle' in response ? response.userHandle : null;
  const person = typeof handle === 'string' ? Buffer.from(handle, 'base64url').toString('hex') : '';
  return /^[0-9a-f]{32}$/.test(person) ? person : null;
}
