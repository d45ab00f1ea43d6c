import type { Seat } from '@stammtisch/rules';
import { u8, type Bytes } from './bytes.ts';
import { mixOf } from './commitment.ts';
import type { Locked } from './dealing.ts';
import { taggedMac } from './tagged-hash.ts';

/**
 * The chance of a bot in this deal: fixed by the secret and everybody's contributions, so that whoever has the proof can repeat what the bot decided,
 * and nobody could choose it. It tells nothing about the cards.
 */
export function botKey({ context, commitment, secret, openings }: Locked, seat: Seat): Bytes {
  const [a, b, c, d] = openings;
  const mix = mixOf(context, commitment, [a?.r ?? null, b?.r ?? null, c?.r ?? null, d?.r ?? null]);
  return taggedMac(secret, 'bot', mix, u8(seat));
}
