import { createHmac, timingSafeEqual } from 'node:crypto';

/** A secret gives challenges of their own kind: another use of the same secret can never make one. */
const PURPOSE = 'stammtisch/challenge/1/';
/** So long somebody may take to lay a finger on the reader, in milliseconds. */
const GOOD_MS = 300_000;
const SALT_BYTES = 16;
const TIME_BYTES = 6;
const SIGNATURE_BYTES = 32;
/** So many used challenges are remembered; while so many are fresh, none is taken. */
const MOST_USED = 10_000;

/**
 * Challenges for passkeys. They carry their time and a signature, so that every node knows those of the others; one node takes each only once.
 */
export interface Challenges {
  /** A new one. `what` says what it is for: it is good for nothing else. */
  readonly make: (what: string, now: number, salt: Uint8Array) => Uint8Array<ArrayBuffer>;
  /** Whether this one, in base64url, was made for this, not too long ago, and was not taken here before. */
  readonly take: (what: string, now: number, challenge: string) => boolean;
}

/** @param secret at least 32 characters that nobody else knows */
export function challengesOf(secret: string): Challenges {
  /** Challenges that were taken, with the time of that, the oldest first. */
  const used = new Map<string, number>();
  const signature = (what: string, head: Uint8Array): Buffer =>
    createHmac('sha256', secret).update(`${PURPOSE}${what}/`).update(head).digest();

  return {
    make(what, now, salt) {
      const head = Buffer.alloc(TIME_BYTES + SALT_BYTES);
      head.writeUIntBE(now, 0, TIME_BYTES);
      head.set(salt.subarray(0, SALT_BYTES), TIME_BYTES);
      return Uint8Array.from([...head, ...signature(what, head)]);
    },
    take(what, now, challenge) {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== TIME_BYTES + SALT_BYTES + SIGNATURE_BYTES) return false;
      const head = bytes.subarray(0, TIME_BYTES + SALT_BYTES);
      if (!timingSafeEqual(bytes.subarray(head.length), signature(what, head))) return false;
      const age = now - head.readUIntBE(0, TIME_BYTES);
      const name = head.toString('hex');
      forgetOld(used, now);
      if (age < 0 || age > GOOD_MS || used.has(name) || used.size >= MOST_USED) return false;
      used.set(name, now);
      return true;
    },
  };
}

/** Those that are too old to be taken again need not be remembered. */
function forgetOld(used: Map<string, number>, now: number): void {
  for (const [name, at] of used) {
    if (now - at <= GOOD_MS) return;
    used.delete(name);
  }
}
