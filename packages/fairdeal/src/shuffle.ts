import type { DeckSize } from '@stammtisch/rules';
import { u32, type Bytes } from './bytes.ts';
import { taggedMac } from './tagged-hash.ts';

/**
 * The pack that a key gives, as places 0.. of the sorted pack: Fisher and Yates from the back, each number from the stream of bytes of the
 * key. Bytes that would favour small numbers are thrown away, so every order is equally likely.
 */
export function shuffled(deck: DeckSize, key: Bytes): readonly number[] {
  const pack = Array.from({ length: deck }, (_, place) => place);
  const next = streamOf(key);
  for (let last = deck - 1; last >= 1; last--) {
    const other = numberBelow(last + 1, next);
    const card = pack[last] ?? 0;
    pack[last] = pack[other] ?? 0;
    pack[other] = card;
  }
  return pack;
}

/** A number 0..`bound`-1; `bound` is at most 256. */
function numberBelow(bound: number, next: () => number): number {
  const limit = 256 - (256 % bound);
  let byte = next();
  while (byte >= limit) byte = next();
  return byte % bound;
}

/** The bytes of a key, one after the other, without end. */
function streamOf(key: Bytes): () => number {
  let block: Bytes = new Uint8Array(0);
  let blocks = 0;
  let used = 0;
  return () => {
    if (used === block.length) {
      block = taggedMac(key, 'stream', u32(blocks));
      blocks += 1;
      used = 0;
    }
    const byte = block[used] ?? 0;
    used += 1;
    return byte;
  };
}
