import { expect, test } from 'vitest';
import { encodingOf } from './encoding.ts';

test.each([
  ['utf-8', [0x7b, 0x22]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-8', []],
  ['utf-8', [0xff]],
  ['utf-16le', [0xff, 0xfe, 0x7b, 0x00]],
  ['utf-16be', [0xfe, 0xff, 0x00, 0x7b]],
] as const)('%s is told by %j', (encoding, bytes) => {
  expect(encodingOf(Uint8Array.from(bytes))).toBe(encoding);
});
