import type { Rank, Suit } from './card-code.ts';
import type { IndexSide } from './deck-style.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { toSide } from './index-side.ts';
import { drawLetter } from './letter.ts';
import { place } from './svg.ts';

/**
 * Letter and small sign in the upper corner; all of it lies inside x 4-72, y 12-186, or in the mirror image of that box
 * with the index on the right.
 */
export function drawCornerIndex(kit: DrawingKit, suit: Suit, rank: Rank, side: IndexSide): string {
  const x = toSide(side, 38);
  return place(x, 30, drawLetter(kit, suit, rank)) + place(x, 152, kit.sign(suit), 0.64);
}
