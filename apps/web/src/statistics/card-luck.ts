import { talliedCards, type Tallied } from '@stammtisch/fairdeal';
import { size } from '@stammtisch/rules';
import type { OwnDeal } from './own-deal.ts';

export const LUCKY = ['trumps', 'saue', 'ober'] as const satisfies readonly Tallied[];

/** Cards that make a hand good: the trumps of a Rufspiel, Säue, Ober. */
export type Lucky = (typeof LUCKY)[number];

/** How many of them somebody held on average, against what is to be expected. */
export interface Luck {
  readonly kind: Lucky;
  readonly average: number;
  readonly expected: number;
}

/** The own hands against the average: every hand is a quarter of the deck. `null` without a deal. */
export function luckOf(deals: readonly OwnDeal[], kind: Lucky): Luck | null {
  if (deals.length === 0) return null;
  let held = 0;
  let expected = 0;
  for (const { hands, seat, deck } of deals) {
    const lucky = talliedCards(kind, deck);
    held += size(hands[seat] & lucky);
    expected += size(lucky) / 4;
  }
  return { kind, average: held / deals.length, expected: expected / deals.length };
}
