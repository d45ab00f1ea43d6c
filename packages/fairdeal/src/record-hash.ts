import type { BySeat } from '@stammtisch/rules';
import { joined, u8, type Bytes } from './bytes.ts';
import type { Opening } from './commitment.ts';
import { contextBytes, type DealContext } from './context.ts';
import { cutBytes } from './cuts.ts';
import type { DealStatus } from './deal-status.ts';
import { taggedHash } from './tagged-hash.ts';

/** Everything that is known of a deal when it is over. */
export interface DealParts {
  readonly context: DealContext;
  /** `C`. */
  readonly commitment: Bytes;
  readonly commits: BySeat<Bytes | null>;
  /** `L`. */
  readonly lock: Bytes;
  readonly openings: BySeat<Opening | null>;
  /** `s`: the secret of the server, 32 bytes. */
  readonly secret: Bytes;
  readonly status: DealStatus;
}

const NO_OPENING = new Uint8Array(34);

/** `R`: closes a deal; it goes into the log. */
export function recordHash({ context, commitment, lock, openings, secret, status }: DealParts): Bytes {
  const opened = openings.map((opening) =>
    opening === null ? NO_OPENING : joined(u8(1), opening.r, cutBytes(opening.cuts)),
  );
  return taggedHash('record', contextBytes(context), commitment, lock, ...opened, secret, u8(status));
}
