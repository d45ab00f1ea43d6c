import type { Rank, Suit } from './card-code.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { drawLetter } from './letter.ts';
import { place } from './svg.ts';

/** Letter and small sign in the upper left corner; all of it lies inside x 4-72, y 12-186. */
export function drawCornerIndex(kit: DrawingKit, suit: Suit, rank: Rank): string {
  const left = rank === 'Z' ? 9.5 : 13;
  return place(left, 30, drawLetter(kit, suit, rank)) + place(38, 152, kit.sign(suit), 0.64);
}
