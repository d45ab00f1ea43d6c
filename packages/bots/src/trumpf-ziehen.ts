import { TRUMP, effectiveSuit } from '@stammtisch/rules';
import type { Card } from '@stammtisch/rules';
import { unseenTrumps } from './sight.ts';
import type { Sight } from './sight.ts';

/** What a led trump is worth to the party that draws trumps, costs the one that suffers from it, and costs when nobody has one any more. */
const DRAWING = 17;
const HELPING_THEM = -12;
const NOTHING_TO_DRAW = -11;

/**
 * Trumpf spielen: what leading a trump brings beyond its trick, in points. The declarer and his partner draw the opponents' trumps;
 * opponents lead plain suits and let the declarer spend his trumps on them.
 */
export function trumpfZiehen(sight: Sight, card: Card): number {
  if (effectiveSuit(sight.order, card) !== TRUMP) return 0;
  if (unseenTrumps(sight) === 0) return NOTHING_TO_DRAW;
  return sight.declares ? DRAWING : HELPING_THEM;
}
