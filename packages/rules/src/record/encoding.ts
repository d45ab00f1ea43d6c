/** How a text file is written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Bytes that `encodingOf` looks at. */
export const MARK_LENGTH = 2;

/**
 * How a file of any origin is written, told by its first bytes: UTF-8, or UTF-16 after its byte order mark. Windows writes UTF-16 where the output of a command is
 * redirected into a file, and where an editor is asked for "Unicode".
 */
export function encodingOf(start: Uint8Array): Encoding {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
