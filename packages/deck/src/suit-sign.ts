import type { Suit } from './card-code.ts';
import { palettes } from './palette.ts';
import { type PictureOptions, standaloneSvg } from './standalone-svg.ts';
import { drawHalo, drawSign } from './suit-sign-drawing.ts';

/** How a sign looks. */
export interface SignOptions extends PictureOptions {
  /** A paper rim around the sign, for dark backgrounds. Default false. */
  readonly halo?: boolean;
}

/** The sign of a suit alone, as a complete square `<svg>`: for buttons, headings and lists. */
export function suitSign(suit: Suit, { palette = 'standard', label, halo = false }: SignOptions = {}): string {
  const rim = halo ? drawHalo(suit) : '';
  return standaloneSvg('-62 -62 124 124', rim + drawSign(suit, palettes[palette]), label);
}
