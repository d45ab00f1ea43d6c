/** Letters of table codes: none that looks or sounds like another one. */
export const CODE_LETTERS = 'ABCDEFHJKLMNPRSTUVWXYZ';
const CODE_LENGTH = 5;

/** Whether a text is a table code as we write it. */
export function isTableCode(value: unknown): value is string {
  return typeof value === 'string' && value.length === CODE_LENGTH && isOfLetters(value);
}

/**
 * A table code as somebody typed it, in capital letters; `null` if it is none.
 *
 * @example readTableCode(' xabre ') // 'XABRE'
 */
export function readTableCode(typed: string): string | null {
  if (typed.length > 3 * CODE_LENGTH) return null;
  const code = typed.replaceAll(/[\s-]/gu, '').toUpperCase();
  return isTableCode(code) ? code : null;
}

/** A new table code. `chance` gives integers from 0 up to but not including its argument. */
export function makeTableCode(chance: (below: number) => number): string {
  return lettersByChance(CODE_LENGTH, chance);
}

/** Eight letters with which another device becomes the same person; good once and for ten minutes. */
export const DEVICE_CODE_LENGTH = 8;

/** A new device code. */
export function makeDeviceCode(chance: (below: number) => number): string {
  return lettersByChance(DEVICE_CODE_LENGTH, chance);
}

/** A device code as somebody typed it; `null` if it is none. */
export function readDeviceCode(typed: string): string | null {
  if (typed.length > 3 * DEVICE_CODE_LENGTH) return null;
  const code = typed.replaceAll(/[\s-]/gu, '').toUpperCase();
  return code.length === DEVICE_CODE_LENGTH && isOfLetters(code) ? code : null;
}

function lettersByChance(length: number, chance: (below: number) => number): string {
  return Array.from({ length }, () => CODE_LETTERS[chance(CODE_LETTERS.length)] ?? '').join('');
}

function isOfLetters(text: string): boolean {
  return Array.from(text).every((letter) => CODE_LETTERS.includes(letter));
}
