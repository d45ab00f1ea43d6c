import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A device that keeps one passkey in memory, as a phone does in its chip. */
export interface SoftAuthenticator {
  /** Makes the passkey, for a page with this origin; the JSON that a browser gives back. */
  readonly make: (offer: Offer, origin: string) => object;
  /** Answers with the passkey. */
  readonly answer: (asked: Asked, origin: string, change?: Partial<Answered>) => object;
}

/** What the server says before a passkey is made, as far as the device needs it. */
export interface Offer {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

/** What the server asks. */
export interface Asked {
  readonly challenge: string;
  readonly rpId?: string;
}

/** What a dishonest device may say otherwise. */
export interface Answered {
  readonly user: string;
  readonly counter: number;
  readonly signature: Uint8Array;
}

export function softAuthenticator(): SoftAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const id = credential.toString('base64url');
  let counter = 0;
  let user = '';

  function dataFor(host: string, flags: number, more: Uint8Array): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(host), Buffer.of(flags), count, more]);
  }

  return {
    make({ challenge, rp, user: owner }, origin) {
      user = owner.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, credential.length), credential, key]);
      const data = dataFor(rp.id ?? '', PRESENT | VERIFIED | HAS_KEY, attested);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.of(data.length),
        data,
      ]);
      const clientDataJSON = clientData('webauthn.create', challenge, origin).toString('base64url');
      const response = { clientDataJSON, attestationObject: attestation.toString('base64url') };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
    answer({ challenge, rpId }, origin, change = {}) {
      counter = change.counter ?? counter + 1;
      const data = dataFor(rpId ?? '', PRESENT | VERIFIED, new Uint8Array());
      const client = clientData('webauthn.get', challenge, origin);
      const signed = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: Buffer.from(change.signature ?? signed).toString('base64url'),
        userHandle: change.user ?? user,
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
  };
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
