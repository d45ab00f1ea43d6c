import type { Suit } from './card-code.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { PIP_LAYOUTS, pipPoints, type PipRank } from './pip-layout.ts';
import { place } from './svg.ts';
import { drawTwig } from './twig.ts';

/** The pips of a Zehn, Neun, Acht or Sieben; those of the two plant suits grow on a twig. */
export function drawPips(kit: DrawingKit, suit: Suit, rank: PipRank): string {
  const layout = PIP_LAYOUTS[rank];
  const points = pipPoints(layout);
  const pips = points.map(([x, y]) => place(x, y, kit.sign(suit), layout.size / 100));
  return drawTwig(kit.palette[suit], suit, points, layout.size) + pips.join('');
}
