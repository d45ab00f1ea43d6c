import type { Suit } from './card-code.ts';
import type { DeckStyle } from './deck-style.ts';
import { palettes } from './palette.ts';
import { type Labelled, standaloneSvg } from './standalone-svg.ts';
import { drawHalo, drawSign } from './suit-sign-drawing.ts';

/** How a sign looks. */
export interface SignOptions extends Pick<DeckStyle, 'face' | 'palette'>, Labelled {
  /** A paper rim around the sign, for dark backgrounds. Default false. */
  readonly halo?: boolean;
}

/** The sign of a suit alone, as a complete square `<svg>`: for buttons, headings and lists. */
export function suitSign(suit: Suit, options: SignOptions = {}): string {
  const { face = 'bavarian', palette = 'standard', halo = false, label } = options;
  const rim = halo ? drawHalo(face, suit) : '';
  return standaloneSvg('-62 -62 124 124', rim + drawSign(face, suit, palettes[palette]), label);
}
