import type { BySeat, Seat } from '@stammtisch/rules';
import { joined, u8, utf8, type Bytes } from './bytes.ts';
import { contextBytes, type DealContext } from './context.ts';
import { cutBytes } from './cuts.ts';
import { taggedHash } from './tagged-hash.ts';

/** What a seat adds to a deal: 32 bytes by chance and, on the seat that cuts, where it lifts the pack. */
export interface Opening {
  readonly r: Bytes;
  /** Cards taken from the top with each cut. */
  readonly cuts: readonly number[];
}

const NOTHING = new Uint8Array(32);

/** `C`: binds the server to its secret of 32 bytes before anybody else adds chance. */
export function serverCommitment(context: DealContext, secret: Bytes): Bytes {
  return taggedHash('server-commit', contextBytes(context), secret);
}

/** A contribution to which a person adds a word of their own, so that not even the device alone could know it before. */
export function withOwnWord(chance: Bytes, commitment: Bytes, word: string): Bytes {
  return taggedHash('user-entropy', chance, commitment, utf8(word.normalize('NFC')));
}

/** `c`: binds a seat to its chance and its cuts before any other seat has opened. */
export function seatCommitment(context: DealContext, commitment: Bytes, seat: Seat, { r, cuts }: Opening): Bytes {
  return taggedHash('seat-commit', contextBytes(context), commitment, u8(seat), r, cutBytes(cuts));
}

/** `L`: what everybody has committed to; nothing can change after it. */
export function lockOf(context: DealContext, commitment: Bytes, commits: BySeat<Bytes | null>): Bytes {
  return taggedHash('lock', contextBytes(context), commitment, ...commits.map(optional));
}

/** `M`: the chance of all seats together. The cuts are not in it: they only turn the pack that it gives. */
export function mixOf(context: DealContext, commitment: Bytes, chances: BySeat<Bytes | null>): Bytes {
  return taggedHash('mix', contextBytes(context), commitment, ...chances.map(optional));
}

/** Six digits of the lock, which people at one table can read out to each other. */
export function tableCode(lock: Bytes): string {
  const number = lock.slice(0, 4).reduce((sum, byte) => sum * 256 + byte, 0);
  return String(number % 1_000_000).padStart(6, '0');
}

/** The 33 bytes of a value that may be missing. */
function optional(value: Bytes | null): Bytes {
  return joined(u8(value === null ? 0 : 1), value ?? NOTHING);
}
