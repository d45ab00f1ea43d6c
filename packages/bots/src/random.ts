/** Source of chance: each call gives a number from 0 up to but not including 1. It comes in as an argument, so every game can be repeated. */
export type Random = () => number;

/**
 * A seeded source of chance: Chris Doty-Humphrey's sfc32 (128 bits of state, passes PractRand), started from a text that is spread over
 * the state by the FNV-1a hash. Only 32-bit integer arithmetic, so the same seed gives the same numbers on any machine.
 *
 * @example seededRandom('stammtisch:7')() // always the same number
 */
export function seededRandom(seed: string): Random {
  let a = hash(seed, 0x811c9dc5);
  let b = hash(seed, a);
  let c = hash(seed, b);
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / TWO_TO_32;
  };
  // The first numbers still show what the seeds have in common.
  for (let skipped = 0; skipped < 15; skipped++) next();
  return next;
}

const TWO_TO_32 = 0x1_0000_0000;

/** 32-bit FNV-1a over the UTF-16 units of a text, begun from any number. */
function hash(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value ^ (value >>> 15);
}

/**
 * An integer from 0 to `bound - 1`, each equally likely: the few of the 2^32 draws that do not divide evenly are drawn again. A source
 * that gives nothing but such draws is no source of chance; after 32 of them the last one is taken, so that nothing can hang.
 */
export function randomBelow(bound: number, random: Random): number {
  const even = TWO_TO_32 - (TWO_TO_32 % bound);
  let draw = Math.floor(random() * TWO_TO_32);
  for (let again = 0; draw >= even && again < 32; again++) draw = Math.floor(random() * TWO_TO_32);
  return draw % bound;
}

/** A copy in random order, each order equally likely (Fisher and Yates). */
export function shuffle<T>(deck: readonly T[], random: Random): readonly T[] {
  const shuffled = [...deck];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1, random);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

/** One of the values, each equally likely; `undefined` if there is none. */
export function pick<T>(values: readonly T[], random: Random): T | undefined {
  return values.length < 2 ? values[0] : values[randomBelow(values.length, random)];
}
