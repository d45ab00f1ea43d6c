// Arithmetic on sets of bits for the search: table look-ups and non-null assertions on purpose, see kernel.ts.

/** `PEXT[remaining << 8 | owned]` gathers the bits of the byte `owned` that stand under the set bits of `remaining` to the low end. */
const PEXT: Uint8Array = makePext();

/** The opposite: `PDEP[remaining << 8 | packed]` puts the low bits of `packed` under the set bits of `remaining`. */
const PDEP: Uint8Array = makePdep();

/** Number of set bits of a byte. */
const BITS: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) => bitsOf(byte));

function bitsOf(byte: number): number {
  let bits = 0;
  for (let rest = byte; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

function makePext(): Uint8Array {
  const table = new Uint8Array(1 << 16);
  for (let remaining = 0; remaining < 256; remaining++) {
    for (let owned = 0; owned < 256; owned++) table[(remaining << 8) | owned] = gatherByte(remaining, owned);
  }
  return table;
}

function makePdep(): Uint8Array {
  const table = new Uint8Array(1 << 16);
  for (let remaining = 0; remaining < 256; remaining++) {
    for (let owned = 0; owned < 256; owned++) {
      table[(remaining << 8) | gatherByte(remaining, owned)] = owned & remaining;
    }
  }
  for (let remaining = 0; remaining < 256; remaining++) {
    const places = (1 << bitsOf(remaining)) - 1;
    for (let packed = 0; packed < 256; packed++) {
      table[(remaining << 8) | packed] = table[(remaining << 8) | (packed & places)] ?? 0;
    }
  }
  return table;
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
  return BITS[set & 255]! + BITS[(set >>> 8) & 255]! + BITS[(set >>> 16) & 255]! + BITS[set >>> 24]!;
}

/** Number of the lowest bit of a set. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** Gathers the bits of `own` that stand under the bits of `all` to the low end. */
export function gather(all: number, own: number): number {
  const w0 = BITS[all & 255]!;
  const w1 = w0 + BITS[(all >>> 8) & 255]!;
  const w2 = w1 + BITS[(all >>> 16) & 255]!;
  return (
    PEXT[((all & 255) << 8) | (own & 255)]! |
    (PEXT[(all & 0xff00) | ((own >>> 8) & 255)]! << w0) |
    (PEXT[((all >>> 8) & 0xff00) | ((own >>> 16) & 255)]! << w1) |
    (PEXT[((all >>> 16) & 0xff00) | (own >>> 24)]! << w2)
  );
}

/** The opposite of `gather`: puts the low bits of `packed` under the bits of `all`. */
export function spread(all: number, packed: number): number {
  const w0 = BITS[all & 255]!;
  const w1 = BITS[(all >>> 8) & 255]!;
  const w2 = BITS[(all >>> 16) & 255]!;
  // Three shifts, since a shift by 32 would be none.
  const p1 = packed >>> w0;
  const p2 = p1 >>> w1;
  const p3 = p2 >>> w2;
  return (
    PDEP[((all & 255) << 8) | (packed & 255)]! |
    (PDEP[(all & 0xff00) | (p1 & 255)]! << 8) |
    (PDEP[((all >>> 8) & 0xff00) | (p2 & 255)]! << 16) |
    (PDEP[((all >>> 16) & 0xff00) | (p3 & 255)]! << 24)
  );
}
