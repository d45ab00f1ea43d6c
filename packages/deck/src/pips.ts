import type { PipRank, Suit } from './card-code.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { COLUMNS, PIP_LAYOUTS, pipPoints, type Point } from './pip-layout.ts';
import { mirrored, place } from './svg.ts';
import { drawTwig, isPlant, TWIG_TILT } from './twig.ts';

/** The pips of a Zehn, Neun, Acht or Sieben; those of the two plant suits grow on a twig. */
export function drawPips(kit: DrawingKit, suit: Suit, rank: PipRank): string {
  const { size, ...rows } = PIP_LAYOUTS[rank];
  const points = pipPoints(rows);
  const pips = points.map((point) => drawPip(kit.sign(suit), suit, point, size / 100));
  const twig = isPlant(suit) ? drawTwig(kit.palette[suit].dark, suit, points, size / 100) : '';
  return twig + pips.join('');
}

// On a twig the pips of both sides lean outwards, as each other's mirror images.
function drawPip(sign: string, suit: Suit, [x, y]: Point, scale: number): string {
  if (!isPlant(suit)) return place(x, y, sign, scale);
  const { side, middle } = TWIG_TILT[suit];
  if (x === COLUMNS.middle) return place(x, y, sign, scale, middle);
  const tilted = place(0, 0, sign, scale, side);
  return place(x, y, x < COLUMNS.middle ? tilted : mirrored(tilted));
}
