import type { Rank, Suit } from './card-code.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { LETTERS } from './letter.ts';
import type { SuitColours } from './palette.ts';
import { place } from './svg.ts';

const LETTER_WIDTH = 13;
const BAR_WIDTH = 8;

/** Letter and small sign in the upper left corner; all of it lies inside x 4-72, y 12-186. */
export function drawCornerIndex(kit: DrawingKit, suit: Suit, rank: Rank): string {
  const left = rank === 'Z' ? 9.5 : 13;
  return drawLetter(kit.palette[suit], suit, rank, left, 30, 1) + place(38, 152, kit.sign(suit), 0.64);
}

/** The letter of a rank with its upper left corner at a point. */
export function drawLetter(colours: SuitColours, suit: Suit, rank: Rank, x: number, y: number, scale: number): string {
  const { strokes, bar } = LETTERS[rank];
  const scaling = scale === 1 ? '' : ` scale(${scale})`;
  const barPath = bar === undefined ? '' : `<path d="${bar}" stroke="${colours.dark}" stroke-width="${BAR_WIDTH}"/>`;
  return (
    `<g transform="translate(${x},${y})${scaling}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `${drawStrokes(strokes, suit, colours)}${barPath}</g>`
  );
}

// Dark red, brown and ochre look alike to red-blind and green-blind eyes; the outlined letter of Schellen does not.
function drawStrokes(d: string, suit: Suit, { dark, main }: SuitColours): string {
  const outer = suit === 'S' ? LETTER_WIDTH + 4 : LETTER_WIDTH;
  const core = suit === 'S' ? `<path d="${d}" stroke="${main}" stroke-width="5.7"/>` : '';
  return `<path d="${d}" stroke="${dark}" stroke-width="${outer}"/>${core}`;
}
