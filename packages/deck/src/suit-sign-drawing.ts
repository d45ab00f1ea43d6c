import type { Suit } from './card-code.ts';
import type { FaceName } from './deck-style.ts';
import { frenchSigns } from './french-signs.ts';
import { germanSigns } from './german-signs.ts';
import { common, type Palette } from './palette.ts';
import type { SignSet } from './sign-set.ts';

const SIGN_SETS: Readonly<Record<FaceName, SignSet>> = { bavarian: germanSigns, french: frenchSigns };

/** The sign of a suit around 0,0, size 100. */
export function drawSign(face: FaceName, suit: Suit, palette: Palette): string {
  return SIGN_SETS[face][suit].draw(palette[suit]);
}

/** The paper halo that keeps a sign apart from the clothes behind it: 11 units all round. */
export function drawHalo(face: FaceName, suit: Suit): string {
  return drawRim(face, suit, common.paper, 22);
}

/** The shape of a sign in one colour, half of `width` larger all round. */
export function drawRim(face: FaceName, suit: Suit, colour: string, width: number): string {
  const { contour } = SIGN_SETS[face][suit];
  return `<path d="${contour}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
}
