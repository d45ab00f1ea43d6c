/** Numbers, packed one after the other into as many bits as each needs. */
export interface BitWriter {
  readonly write: (value: number, bits: number) => void;
  /** A number without upper bound, in groups of five bits. */
  readonly writeLong: (value: number) => void;
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

/** Reads what a `BitWriter` wrote; behind the end everything is 0 and `isOver` tells. */
export interface BitReader {
  readonly read: (bits: number) => number;
  readonly readLong: () => number;
  /** Whether more was read than there was. */
  readonly isOver: () => boolean;
}

const GROUP = 5;
/** Eleven groups of five bits hold every integer that is exact. */
const MOST_GROUPS = 11;

export function bitWriter(): BitWriter {
  const written: number[] = [];
  const write = (value: number, bits: number): void => {
    for (let bit = bits - 1; bit >= 0; bit--) written.push(Math.trunc(value / 2 ** bit) % 2);
  };
  return {
    write,
    writeLong(value) {
      let left = value;
      do {
        const group = left % 2 ** GROUP;
        left = Math.trunc(left / 2 ** GROUP);
        write(left > 0 ? 1 : 0, 1);
        write(group, GROUP);
      } while (left > 0);
    },
    bytes() {
      const bytes = new Uint8Array(Math.ceil(written.length / 8));
      for (const [index, bit] of written.entries()) {
        const place = index >> 3;
        bytes[place] = (bytes[place] ?? 0) | (bit << (7 - (index & 7)));
      }
      return bytes;
    },
  };
}

export function bitReader(bytes: Uint8Array): BitReader {
  let at = 0;
  const read = (bits: number): number => {
    let value = 0;
    for (let bit = 0; bit < bits; bit++, at++) value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
  return {
    read,
    readLong() {
      let value = 0;
      for (let group = 0; group < MOST_GROUPS; group++) {
        const goesOn = read(1) === 1;
        value += read(GROUP) * 2 ** (GROUP * group);
        if (!goesOn) return value;
      }
      return Number.POSITIVE_INFINITY;
    },
    isOver: () => at > bytes.length * 8,
  };
}

/** Bytes in the 64 signs that every messenger leaves alone in an address. */
export function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of a text in those signs; `null` if it is none. */
export function bytesOf(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

/** A checksum of 24 bits (FNV-1a, folded): tells a mistyped or shortened text from a good one. */
export function checksum(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return ((hash >>> 24) ^ hash) & 0xffffff;
}
