/**
 * The chance that chance alone gives a chi-square as large as this or larger. Between 0 and 1; the closer to 0, the less chance explains it.
 * Upper regularised incomplete gamma function Q(freedom/2, chi/2), as in Numerical Recipes 6.2.
 */
export function chanceOfChiSquare(chi: number, freedom: number): number {
  if (chi <= 0 || freedom <= 0) return 1;
  const a = freedom / 2;
  const x = chi / 2;
  return x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x);
}

const MOST_STEPS = 500;
const PRECISION = 1e-14;

function lowerBySeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; step < MOST_STEPS && term > sum * PRECISION; step++) {
    term *= x / (a + step);
    sum += term;
  }
  return sum * factor(a, x);
}

/** Continued fraction by Lentz's method. */
function upperByFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let step = 1; step < MOST_STEPS; step++) {
    const numerator = step * (a - step);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    const change = d * c;
    fraction *= change;
    if (Math.abs(change - 1) < PRECISION) break;
  }
  return fraction * factor(a, x);
}

function factor(a: number, x: number): number {
  return Math.exp(a * Math.log(x) - x - logGamma(a));
}

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
] as const;

/** Logarithm of the gamma function for positive numbers, by Lanczos. */
function logGamma(value: number): number {
  if (value < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * value)) - logGamma(1 - value);
  const x = value - 1;
  const series = LANCZOS.reduce((sum, part, index) => sum + part / (x + index + 1), 0.9999999999998099);
  const t = x + LANCZOS.length - 0.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(series);
}
