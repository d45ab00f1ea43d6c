import { disc, line, place } from './svg.ts';

/** A fist around something; 0,0 is its middle and the fingers lie on the left. Radius 16 in card units. */
export function drawFist(x: number, y: number, skin: string, turn = 0): string {
  return place(x, y, disc(0, 0, 16, skin) + line('M-15,-5H-3M-15,4H-4', 3.5), 1, turn);
}
