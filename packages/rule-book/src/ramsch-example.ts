import { bySeat, handSize } from '@stammtisch/rules';
import type { BySeat, HouseRules, RamschOutcome } from '@stammtisch/rules';
import { plausibleRamschTricks } from './plausible-tricks.ts';

/**
 * A Ramsch with these Augen; seats without points have no trick. Nobody knows the cards, so equal points stay undecided unless the table
 * lets all of them pay.
 */
export function ramschOf(rules: HouseRules, points: BySeat<number>, more: Partial<RamschOutcome> = {}): RamschOutcome {
  const tricksInDeal = handSize(rules);
  return {
    kind: 'ramsch',
    points,
    tricks: plausibleRamschTricks(
      points,
      bySeat((seat) => points[seat] === 0),
      tricksInDeal,
    ),
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
