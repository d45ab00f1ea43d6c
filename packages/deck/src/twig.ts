import type { Suit } from './card-code.ts';
import { COLUMNS, type Point } from './pip-layout.ts';

/** The suits that grow. */
export type Plant = 'E' | 'G';

/** Lower end of the stem. */
const FOOT = 388;

/**
 * How far a pip leans, in degrees clockwise: at the side for the left column (the right one is its mirror image), and on
 * the middle axis so that its stalk ends on the stem.
 */
export const TWIG_TILT: Readonly<Record<Plant, { readonly side: number; readonly middle: number }>> = {
  E: { side: 12, middle: -9 },
  G: { side: -20, middle: 14 },
};

/** Hearts and bells do not grow. */
export function isPlant(suit: Suit): suit is Plant {
  return suit === 'E' || suit === 'G';
}

/** The twig behind the pips of Eichel and Gras: acorns hang from it by the cap, leaves stand on it by the stalk. */
export function drawTwig(colour: string, suit: Plant, pips: readonly Point[], scale: number): string {
  const branch = suit === 'E' ? hangingBranch : standingBranch;
  const branches = pips.filter(([x]) => x !== COLUMNS.middle).map((pip) => branch(pip, scale));
  const top = Math.min(...pips.map(([, y]) => y));
  const stem = `M${COLUMNS.middle},${FOOT}V${jointHeight(suit, top, scale)}`;
  return `<path d="${stem}${branches.join('')}" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;
}

// Where the branch to a pip at this height leaves the stem.
function jointHeight(suit: Plant, y: number, scale: number): number {
  return Math.round(suit === 'E' ? y - 4 * scale : y + 58 * scale);
}

// The cap's stalk of a leaning acorn ends 18 units beside and 47 above its middle.
function hangingBranch([x, y]: Point, scale: number): string {
  const [tipX, tipY] = stalkEnd(x, y, 18 * scale, -47 * scale);
  const { middle } = COLUMNS;
  return `M${middle},${jointHeight('E', y, scale)}C${middle},${tipY} ${middle + Math.sign(x - middle) * 8},${tipY - 6} ${tipX},${tipY}`;
}

// The stalk of a leaning leaf ends 27 units beside and 40 below its middle.
function standingBranch([x, y]: Point, scale: number): string {
  const [tipX, tipY] = stalkEnd(x, y, 27 * scale, 40 * scale);
  const joint = jointHeight('G', y, scale);
  return `M${COLUMNS.middle},${joint}Q${(COLUMNS.middle + tipX) / 2},${joint} ${tipX},${tipY}`;
}

function stalkEnd(x: number, y: number, inwards: number, down: number): Point {
  const direction = x < COLUMNS.middle ? 1 : -1;
  return [Math.round(x + direction * inwards), Math.round(y + down)];
}
