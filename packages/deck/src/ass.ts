import type { Suit } from './card-code.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { place } from './svg.ts';

/** The Ass of the French faces: one large sign. */
export function drawAss(kit: DrawingKit, suit: Suit): string {
  return place(145, 250, kit.sign(suit), 1.7);
}
