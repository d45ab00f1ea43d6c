import type { HouseRules, OptionName } from '@stammtisch/rules';

/** How the values of a large number follow each other: prices in round steps, factors by doubling, points one by one. */
export type AmountKind = 'cent' | 'point' | 'factor' | 'count';

/** The kind of numbers that an option takes. */
export function amountKind(name: OptionName, currency: HouseRules['scoring.currency']): AmountKind {
  if (name === 'score.maxFactor') return 'factor';
  if (name.startsWith('tariff.') || name === 'stock.contribution' || name === 'stock.capPerGame') return currency;
  return 'count';
}

/**
 * The next round value above or below.
 *
 * @example nextAmount('cent', 12, 1) // 15
 */
export function nextAmount(kind: AmountKind, value: number, direction: -1 | 1): number {
  if (kind === 'factor') return direction === 1 ? value * 2 : Math.ceil(value / 2);
  if (kind === 'count') return value + direction;
  const size = stepAt(kind, direction === 1 ? value : value - 1);
  return direction === 1 ? (Math.floor(value / size) + 1) * size : (Math.ceil(value / size) - 1) * size;
}

/** Up to where which step: 5, 10 … 50, 60 … 200, 250 … cents; single points at first. */
const STEPS: Readonly<Record<'cent' | 'point', readonly (readonly [below: number, step: number])[]>> = {
  cent: [
    [50, 5],
    [200, 10],
    [500, 50],
    [2000, 100],
  ],
  point: [
    [20, 1],
    [50, 5],
    [200, 10],
    [2000, 100],
  ],
};

function stepAt(kind: 'cent' | 'point', value: number): number {
  return STEPS[kind].find(([below]) => value < below)?.[1] ?? 500;
}
