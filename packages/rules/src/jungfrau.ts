import type { BillFactor } from './bill.ts';
import type { HouseRules } from './house-rules.ts';
import { SEATS } from './seat.ts';
import type { BySeat, Seat } from './seat.ts';

/** Seats without a trick in a Ramsch (R53); a trick without points makes none a Jungfrau less (B49). Empty where the table does not play it. */
export function jungfrauen(rules: HouseRules, tricks: BySeat<number>): readonly Seat[] {
  return rules['ramsch.jungfrau'] === 'off' ? [] : SEATS.filter((seat) => tricks[seat] === 0);
}

/**
 * The line for Jungfrauen (B49): each doubles the whole Ramsch again (`all`); or only what a Jungfrau gets is doubled, once
 * (`individual`) or for each Jungfrau at the table (`individualStacked`).
 */
export function jungfrauFactors(rules: HouseRules, seats: readonly Seat[]): readonly BillFactor[] {
  if (seats.length === 0) return [];
  const mode = rules['ramsch.jungfrau'];
  const factor = mode === 'individual' ? 2 : 2 ** seats.length;
  return [{ kind: 'jungfrau', count: seats.length, factor, seats: mode === 'all' ? null : seats, rule: 'R53' }];
}
