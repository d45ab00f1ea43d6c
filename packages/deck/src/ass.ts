import type { Suit } from './card-code.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { place } from './svg.ts';
import { drawRim } from './suit-sign-drawing.ts';

/** The Ass of the French faces: one large sign in a light frame of its own shape. */
export function drawAss({ face, palette, sign }: DrawingKit, suit: Suit): string {
  const { dark, tint } = palette[suit];
  return place(143, 262, drawRim(face, suit, dark, 33) + drawRim(face, suit, tint, 27) + sign(suit), 1.36);
}
