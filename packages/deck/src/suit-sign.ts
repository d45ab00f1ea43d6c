import type { Suit } from './card-code.ts';
import type { CardOptions } from './card-face.ts';
import { palettes } from './palette.ts';
import { standaloneSvg } from './standalone-svg.ts';
import { drawSign } from './suit-sign-drawing.ts';

/** The sign of a suit alone, as a complete square `<svg>`: for buttons, headings and lists. */
export function suitSign(suit: Suit, { palette = 'standard', label }: CardOptions = {}): string {
  return standaloneSvg('-55 -55 110 110', drawSign(suit, palettes[palette]), label);
}
