// Arithmetic on sets of bits for the search.

/** `PEXT[remaining << 8 | owned]` gathers the bits of the byte `owned` that stand under the set bits of `remaining` to the low end. */
const PEXT = new Uint8Array(65536);

/** The opposite: `PDEP[remaining << 8 | packed]` puts the low bits of `packed` under the set bits of `remaining`. */
const PDEP = new Uint8Array(65536);

for (let remaining = 0; remaining < 256; remaining++) fillRow(remaining);

function fillRow(remaining: number): void {
  const row = remaining << 8;
  const places = (1 << popcount(remaining)) - 1;
  for (let owned = 0; owned < 256; owned++) PEXT[row | owned] = gatherByte(remaining, owned);
  for (let owned = 0; owned < 256; owned++) PDEP[row | PEXT[row | owned]!] = owned & remaining;
  for (let packed = 0; packed < 256; packed++) PDEP[row | packed] = PDEP[row | (packed & places)]!;
}

function gatherByte(remaining: number, owned: number): number {
  let gathered = 0;
  let place = 0;
  for (let bit = 0; bit < 8; bit++) {
    if (((remaining >> bit) & 1) === 0) continue;
    gathered |= ((owned >> bit) & 1) << place;
    place++;
  }
  return gathered;
}

/** Number of cards in a set. */
export function popcount(set: number): number {
  let pairs = set - ((set >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Gathers the bits of `own` that stand under the bits of `all` to the low end. */
export function gather(all: number, own: number): number {
  const w0 = popcount(all & 0xff);
  const w1 = popcount(all & 0xffff);
  const w2 = popcount(all & 0xffffff);
  return (
    PEXT[((all & 255) << 8) | (own & 255)]! |
    (PEXT[(all & 0xff00) | ((own >>> 8) & 255)]! << w0) |
    (PEXT[((all >>> 8) & 0xff00) | ((own >>> 16) & 255)]! << w1) |
    (PEXT[((all >>> 16) & 0xff00) | (own >>> 24)]! << w2)
  );
}

/** The opposite of `gather`: puts the low bits of `packed` under the bits of `all`. */
export function spread(all: number, packed: number): number {
  // Three shifts, since a shift by 32 would be none.
  const p1 = packed >>> popcount(all & 0xff);
  const p2 = p1 >>> popcount(all & 0xff00);
  const p3 = p2 >>> popcount(all & 0xff0000);
  return (
    PDEP[((all & 255) << 8) | (packed & 255)]! |
    (PDEP[(all & 0xff00) | (p1 & 255)]! << 8) |
    (PDEP[((all >>> 8) & 0xff00) | (p2 & 255)]! << 16) |
    (PDEP[((all >>> 16) & 0xff00) | (p3 & 255)]! << 24)
  );
}
