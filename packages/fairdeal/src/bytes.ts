import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes as the protocol joins and hashes them. */
export type Bytes = Uint8Array;

/** Bytes one after the other, without separators. */
export const joined = concatBytes;

/** Lower-case hexadecimal digits: how bytes stand in files. */
export const hex = bytesToHex;

/** Text in UTF-8. */
export const utf8 = utf8ToBytes;

/** Numbers 0..255 as one byte each. */
export function u8(...values: readonly number[]): Bytes {
  return new Uint8Array(values);
}

/** A number as four bytes, the highest first. */
export function u32(value: number): Bytes {
  return u8(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
}

/** Reads exactly `length` bytes from lower-case hexadecimal digits; `null` for anything else. */
export function readHex(text: unknown, length: number): Bytes | null {
  if (typeof text !== 'string' || text.length !== length * 2 || !/^[0-9a-f]*$/.test(text)) return null;
  const bytes = new Uint8Array(length);
  for (let place = 0; place < length; place++) bytes[place] = Number.parseInt(text.slice(place * 2, place * 2 + 2), 16);
  return bytes;
}

/** Whether two byte strings are the same. */
export function sameBytes(one: Bytes, other: Bytes): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}
