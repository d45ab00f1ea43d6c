import { disc, line, place, shape } from './svg.ts';

/** What a hand belongs to. */
export interface Arm {
  readonly skin: string;
  readonly cuff: string;
  readonly cloth: string;
}

const FINGERS = 'M-15,-5H-3M-15,4H-4';

/**
 * A fist around something, radius 16. Fingers lie on its left, the wrist on its right; `turn` moves the wrist clockwise:
 * 90 puts it below the fist, -90 above.
 */
export function drawFist(x: number, y: number, skin: string, turn = 0): string {
  return place(x, y, disc(0, 0, 16, skin) + line(FINGERS, 3.5), 1, turn);
}

/** The same with cuff and the end of a sleeve, so that the hand belongs to somebody. */
export function drawArm(x: number, y: number, { skin, cuff, cloth }: Arm, turn = 0): string {
  const sleeve = shape('M22,-17C40,-24 56,-16 60,4C56,24 40,24 22,17Z', cloth);
  const wrist = shape('M10,-15L24,-18V18L10,15Z', cuff);
  return place(x, y, sleeve + wrist + disc(0, 0, 16, skin) + line(FINGERS, 3.5), 1, turn);
}
