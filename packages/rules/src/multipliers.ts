import { sumOf } from './bill-item.ts';
import type { Bill, BillFactor, BillItem, FactorKind } from './bill.ts';
import type { HouseRules } from './house-rules.ts';
import type { Multipliers } from './outcome.ts';

/** A factor that counts for everybody. */
export function billFactor(kind: FactorKind, factor: number, rule: string, count = 1): BillFactor {
  return { kind, count, factor, seats: null, rule };
}

/** The line for Klopfen: each knock doubles (R16), or each adds one time the price (B14); no line without a knock. */
export function klopfenFactors(rules: HouseRules, knocks: number): readonly BillFactor[] {
  if (knocks === 0) return [];
  return rules['klopfen.stacking'] === 'power'
    ? [billFactor('klopfen', 2 ** knocks, 'R16', knocks)]
    : [billFactor('klopfen', knocks + 1, 'B14', knocks)];
}

/** The line for Stoß, Retour …: each step doubles (R85, B13). */
export function stossFactors(steps: number): readonly BillFactor[] {
  return steps === 0 ? [] : [billFactor('stoss', 2 ** steps, 'R85', steps)];
}

/** The line for deals before this one that everybody passed (R30, B24). */
function doubledFactors(doubled: number): readonly BillFactor[] {
  return doubled === 1 ? [] : [billFactor('doubled', doubled, 'B24')];
}

/** The circumstances of a game that multiply its price (C.9 step 3). Some tables do not let knocks count in every game. */
export function circumstances(
  rules: HouseRules,
  { knocks, stoss, doubled }: Multipliers,
  knocksCount: boolean,
): readonly BillFactor[] {
  return [...klopfenFactors(rules, knocksCount ? knocks : 0), ...stossFactors(stoss), ...doubledFactors(doubled)];
}

/** The part of a bill that says what the game costs. */
export type Amount = Pick<Bill, 'items' | 'sum' | 'factors' | 'factor' | 'value'>;

/**
 * Adds up the lines, then multiplies (B16). `score.maxFactor` bounds the circumstances (C.9 step 3, B58), never what
 * belongs to the price of the game itself, such as the doubling of a Tout.
 */
export function amountOf(
  rules: HouseRules,
  items: readonly BillItem[],
  price: readonly BillFactor[],
  around: readonly BillFactor[],
): Amount {
  const sum = sumOf(items);
  const product = productOf(around);
  const max = rules['score.maxFactor'];
  const limit = product > max ? [billFactor('limit', max, 'B58', product)] : [];
  const factor = productOf(price) * Math.min(product, max);
  return { items, sum, factors: [...price, ...around, ...limit], factor, value: sum * factor };
}

function productOf(factors: readonly BillFactor[]): number {
  return factors.reduce((product, { seats, factor }) => (seats === null ? product * factor : product), 1);
}
