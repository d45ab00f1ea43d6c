import { TRUMP, declarerOf, effectiveSuit } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';
import { unseenTrumps } from './sight.ts';
import type { Sight } from './sight.ts';

/**
 * Trumpf spielen: what leading a trump brings beyond its trick, in points. The declarer and his partner draw the opponents' trumps;
 * opponents lead plain suits and let the declarer spend his trumps on them.
 */
export function trumpfZiehen(sight: Sight, card: Card): number {
  if (effectiveSuit(sight.order, card) !== TRUMP) return 0;
  if (unseenTrumps(sight) === 0) return -6;
  return isOfDeclaringParty(sight) ? 12 : -8;
}

/** Whether the seat knows itself to be the declarer or the partner. */
export function isOfDeclaringParty({ contract, seat, deal }: Sight): boolean {
  return seat === declarerOf(contract) || seat === deal.partner;
}
