import { choose } from './choose.ts';

/** How many ways there are to take 0, 1, 2 … cards of something: coefficients of a polynomial, lowest first. */
export type Polynomial = readonly bigint[];

/** Every way to take cards out of `cards`. */
export function ways(cards: number): Polynomial {
  return Array.from({ length: cards + 1 }, (_, taken) => choose(cards, taken));
}

/** One or the other. */
export function plus(a: Polynomial, b: Polynomial): Polynomial {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, index) => (a[index] ?? 0n) + (b[index] ?? 0n));
}

/** One together with the other. */
export function product(a: Polynomial, b: Polynomial): Polynomial {
  const result = Array.from({ length: a.length + b.length - 1 }, () => 0n);
  a.forEach((left, i) => {
    b.forEach((right, j) => {
      result[i + j] = (result[i + j] ?? 0n) + left * right;
    });
  });
  return result;
}
