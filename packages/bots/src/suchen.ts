import { effectiveSuit, has } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';
import type { Sight } from './sight.ts';

/**
 * Die Sau suchen: what leading the called suit brings beyond its trick, in points. Opponents search early: the Sau falls, a void opponent
 * trumps it, and the sides are known (T2, R76). The holder himself does not search (B45).
 */
export function suchen(sight: Sight, card: Card): number {
  const { contract, order } = sight;
  if (contract.game !== 'rufspiel' || effectiveSuit(order, card) !== effectiveSuit(order, contract.called)) return 0;
  if (!has(sight.unseen, contract.called)) return 0;
  return sight.declares ? 0 : 12;
}
