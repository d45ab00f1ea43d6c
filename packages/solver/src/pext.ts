/**
 * Compression tables: which of the remaining cards of a suit does a hand own? `PEXT[remaining << 8 | owned]` gathers the bits of `owned` that
 * stand under the set bits of `remaining` to the low end. For runs of up to eight cards; longer trump runs are looked up in two parts.
 */
export const PEXT: Uint8Array = makePext();

/** Number of set bits of a byte. */
export const BITS: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) => bitsOf(byte));

function bitsOf(byte: number): number {
  let bits = 0;
  for (let rest = byte; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

function makePext(): Uint8Array {
  const table = new Uint8Array(1 << 16);
  for (let remaining = 0; remaining < 256; remaining++) {
    for (let owned = 0; owned < 256; owned++) table[(remaining << 8) | owned] = gather(remaining, owned);
  }
  return table;
}

function gather(remaining: number, owned: number): number {
  let gathered = 0;
  let place = 0;
  for (let bit = 0; bit < 8; bit++) {
    if (((remaining >> bit) & 1) === 0) continue;
    gathered |= ((owned >> bit) & 1) << place;
    place++;
  }
  return gathered;
}
