/** An exact probability: a fraction in lowest terms. Never a floating point number, so that "1 : 10.518.300" is what it says. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction in lowest terms; `denominator` must be positive, `numerator` not negative. */
export function ratio(numerator: bigint, denominator: bigint): Ratio {
  const common = commonDivisor(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

/** What is left to certainty. */
export function otherwise({ numerator, denominator }: Ratio): Ratio {
  return ratio(denominator - numerator, denominator);
}

/** The chance of one of several things that exclude each other. */
export function eitherOf(ratios: readonly Ratio[]): Ratio {
  return ratios.reduce(
    (sum, next) =>
      ratio(sum.numerator * next.denominator + next.numerator * sum.denominator, sum.denominator * next.denominator),
    ratio(0n, 1n),
  );
}

/** As a floating point number from 0 to 1, for the length of a bar. */
export function share({ numerator, denominator }: Ratio): number {
  const precision = 1_000_000_000n;
  return Number((numerator * precision) / denominator) / Number(precision);
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}
