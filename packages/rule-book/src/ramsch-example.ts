import { bySeat, handSize } from '@stammtisch/rules';
import type { BySeat, HouseRules, RamschOutcome } from '@stammtisch/rules';

/**
 * A Ramsch with these Augen; seats without points have no trick, the first one with points has all that the others leave over.
 * Nobody knows the cards, so equal points stay undecided unless the table lets all of them pay.
 */
export function ramschOf(rules: HouseRules, points: BySeat<number>, more: Partial<RamschOutcome> = {}): RamschOutcome {
  const tricksInDeal = handSize(rules);
  const first = points.findIndex((count) => count > 0);
  const others = points.filter((count, seat) => count > 0 && seat !== first).length;
  return {
    kind: 'ramsch',
    points,
    tricks: bySeat((seat) => (seat === first ? tricksInDeal - others : Math.sign(points[seat]))),
    tricksInDeal,
    highestTrump: null,
    lastTrick: null,
    forehand: 0,
    knocks: 0,
    stoss: 0,
    doubled: 1,
    ...more,
  };
}
