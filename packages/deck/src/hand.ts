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

/**
 * The same with cuff and sleeve: the forearm goes to the right, the elbow lies at 59,8 and the upper arm ends open at
 * 42,-52, where it runs into a coat of the same cloth.
 */
export function drawArm(x: number, y: number, { skin, cuff, cloth }: Arm, turn = 0): string {
  const sleeve = shape('M37,-27C31,-24 27,-20 22,-16V16C36,28 57,33 59,8C60,-10 52,-32 42,-52', cloth);
  const wrist = shape('M9,-15L23,-19Q28,0 23,19L9,15Z', cuff);
  return place(x, y, sleeve + wrist + disc(0, 0, 16, skin) + line(FINGERS, 3.5), 1, turn);
}
