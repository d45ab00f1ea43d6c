import type { Suit } from './card-code.ts';
import type { SuitColours } from './palette.ts';
import { COLUMNS, type Point } from './pip-layout.ts';

const FOOT = 388;

/**
 * The twig behind the pips of Eichel and Gras: acorns hang from it by the cap, leaves stand on it by the stalk. Hearts
 * and bells do not grow, they get nothing.
 */
export function drawTwig(colours: SuitColours, suit: Suit, pips: readonly Point[], size: number): string {
  if (suit === 'H' || suit === 'S') return '';
  const branch = suit === 'E' ? hangingBranch : standingBranch;
  const branches = pips.filter(([x]) => x !== COLUMNS.middle).map((pip) => branch(pip, size));
  const top = Math.min(...pips.map(([, y]) => y));
  const stem = `M${COLUMNS.middle},${FOOT}V${joint(top, size, suit)}`;
  return `<path d="${stem}${branches.join('')}" fill="none" stroke="${colours.dark}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;
}

// Where a branch leaves the stem, for a pip at this height.
function joint(y: number, size: number, suit: Suit): number {
  return suit === 'E' ? y + 6 : y + Math.round(size * 0.55);
}

function hangingBranch([x, y]: Point, size: number): string {
  const cap = y - Math.round(size * 0.42);
  const from = joint(y, size, 'E');
  return `M${COLUMNS.middle},${from}C${COLUMNS.middle},${cap - 2} ${x},${cap - 18} ${x},${cap}`;
}

function standingBranch([x, y]: Point, size: number): string {
  const from = joint(y, size, 'G');
  return `M${COLUMNS.middle},${from}Q${(COLUMNS.middle + x) / 2},${from - 1} ${x},${y}`;
}
