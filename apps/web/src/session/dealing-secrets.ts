import { hex, readHex, type Sitting } from '@stammtisch/fairdeal';
import { cryptoBytes } from './crypto-random.ts';

/** The chance of a session as it is stored: hexadecimal digits, 32 bytes each. Neither bots nor anybody else gets to see it. */
export interface DealingSecrets {
  readonly dealer: string;
  readonly seat: string;
  /** Version of the bots that sat down; it stays what it was when the app is renewed in between. */
  readonly bots: string;
}

/** Chance for a new session. */
export function newSecrets(bots: string): DealingSecrets {
  return { dealer: hex(cryptoBytes(32)), seat: hex(cryptoBytes(32)), bots };
}

/** Reads stored secrets; `null` if they are none. */
export function readSecrets(input: unknown): DealingSecrets | null {
  if (typeof input !== 'object' || input === null) return null;
  const { dealer, seat, bots } = input as Readonly<Record<string, unknown>>;
  const sitting = [readHex(dealer, 32), readHex(seat, 32)];
  if (sitting.includes(null) || typeof bots !== 'string') return null;
  return { dealer: String(dealer), seat: String(seat), bots };
}

/** The secrets as bytes. */
export function sittingOf({ dealer, seat }: DealingSecrets): Sitting {
  const sitting = { dealer: readHex(dealer, 32), seat: readHex(seat, 32) };
  if (sitting.dealer === null || sitting.seat === null) throw new Error('secrets that were never read');
  return { dealer: sitting.dealer, seat: sitting.seat };
}
