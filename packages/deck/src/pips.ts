import type { PipRank, Suit } from './card-code.ts';
import { CARD_SIZE } from './card-frame.ts';
import type { IndexSide } from './deck-style.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { COLUMNS, PIP_LAYOUTS, pipPoints, type Point } from './pip-layout.ts';
import { mirrored, place } from './svg.ts';
import { drawTwig, isPlant, type Plant, TWIG_TILT } from './twig.ts';

/** How far the pips move for an index on the right: their middle axis is mirrored, they themselves are not. */
const SHIFT = CARD_SIZE.width - 2 * COLUMNS.middle;

/** The pips of a Zehn, Neun, Acht or Sieben; acorns and leaves of the Bavarian faces grow on a twig. */
export function drawPips(kit: DrawingKit, suit: Suit, rank: PipRank, side: IndexSide): string {
  const { size, ...rows } = PIP_LAYOUTS[rank];
  const points = pipPoints(rows);
  const pips =
    isPlant(suit) && kit.face === 'bavarian'
      ? drawPlant(kit, suit, points, size / 100)
      : drawRows(kit, suit, points, size / 100);
  return side === 'left' ? pips : place(SHIFT, 0, pips);
}

function drawRows(kit: DrawingKit, suit: Suit, points: readonly Point[], scale: number): string {
  return points.map(([x, y]) => place(x, y, kit.sign(suit), scale)).join('');
}

function drawPlant({ palette, sign }: DrawingKit, suit: Plant, points: readonly Point[], scale: number): string {
  const pips = points.map((point) => drawFruit(sign(suit), suit, point, scale));
  return drawTwig(palette[suit].dark, suit, points, scale) + pips.join('');
}

// The pips of both sides lean outwards, as each other's mirror images.
function drawFruit(sign: string, suit: Plant, [x, y]: Point, scale: number): string {
  const { side, middle } = TWIG_TILT[suit];
  if (x === COLUMNS.middle) return place(x, y, sign, scale, middle);
  const tilted = place(0, 0, sign, scale, side);
  return place(x, y, x < COLUMNS.middle ? tilted : mirrored(tilted));
}
