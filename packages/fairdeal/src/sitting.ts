import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { joined, u32, utf8, type Bytes } from './bytes.ts';

/**
 * The chance of a whole sitting on one device, drawn once: 32 bytes for whoever deals and 32 for the seat of the person. What single deals
 * need follows from it, so a page that is loaded again continues with the same cards. A secret that is revealed after its deal tells nothing
 * about the others.
 */
export interface Sitting {
  readonly dealer: Bytes;
  readonly seat: Bytes;
}

/** What a deal of a sitting needs. */
export interface SittingDeal {
  readonly dealId: Bytes;
  /** `s`. */
  readonly secret: Bytes;
  /** `r` of the person. */
  readonly chance: Bytes;
}

/** The chance for deal `number` (1 for the first) of a sitting. */
export function sittingDeal({ dealer, seat }: Sitting, number: number): SittingDeal {
  return {
    dealId: derived(dealer, 'deal-id', number).slice(0, 16),
    secret: derived(dealer, 'secret', number),
    chance: derived(seat, 'chance', number),
  };
}

/** The reference of the person at this sitting, the same in all its deals. */
export function sittingReference({ seat }: Sitting): Bytes {
  return derived(seat, 'ref', 0).slice(0, 8);
}

function derived(key: Bytes, purpose: string, number: number): Bytes {
  return hmac(sha256, key, joined(utf8(`sitting/${purpose}/`), u32(number)));
}
