import { TRUMP, effectiveSuit, membersOf, size } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';
import type { Sight } from './sight.ts';

/**
 * Farbe spielen: what the length of the led plain suit brings beyond its trick, in points. Opponents lead their short suits, which go
 * round and leave them void; the declaring party leads its long ones.
 */
export function farbeAusspielen(sight: Sight, card: Card): number {
  const suit = effectiveSuit(sight.order, card);
  if (suit === TRUMP) return 0;
  const length = size(sight.hand & membersOf(sight.order, suit));
  return (sight.declares ? 2 : -4.5) * (length - 2);
}
