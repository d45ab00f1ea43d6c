import { type Random } from '@stammtisch/bots';

const TWO_TO_32 = 2 ** 32;

/** Chance from the browser's own generator, which nobody can predict: numbers from 0 up to but not including 1, in steps of 2⁻³². */
export function cryptoRandom(): Random {
  const buffer = new Uint32Array(64);
  let used = buffer.length;
  return () => {
    if (used === buffer.length) {
      crypto.getRandomValues(buffer);
      used = 0;
    }
    return (buffer[used++] ?? 0) / TWO_TO_32;
  };
}

/** Bytes from the same generator. */
export function cryptoBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}
