/** Chance for benchmarks: the same seed gives the same numbers on every machine (xorshift32). */
export interface Random {
  /** An integer from 0 to `below - 1`. */
  readonly integer: (below: number) => number;
}

/** A source of chance from a seed other than 0. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  return { integer: (below) => next() % below };
}

/** The items in random order. */
export function shuffled<T>(random: Random, items: readonly T[]): readonly T[] {
  const pack = [...items];
  for (let last = pack.length - 1; last > 0; last--) {
    const other = random.integer(last + 1);
    const [a, b] = [pack[last], pack[other]];
    if (a !== undefined && b !== undefined) [pack[last], pack[other]] = [b, a];
  }
  return pack;
}
