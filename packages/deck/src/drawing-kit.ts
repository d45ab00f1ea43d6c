import type { Suit } from './card-code.ts';
import type { FaceName } from './deck-style.ts';
import type { Palette } from './palette.ts';
import { drawHalo, drawSign } from './suit-sign-drawing.ts';

/**
 * What every card draws with. A card of its own carries its signs inside; in a sprite the signs are drawn once and
 * referred to. Both are the same drawing, so figures never know which of the two they are part of.
 */
export interface DrawingKit {
  readonly face: FaceName;
  readonly palette: Palette;
  /** The sign of a suit around 0,0, size 100. */
  readonly sign: (suit: Suit) => string;
  /** The same with a paper halo behind it, for signs on clothes. */
  readonly haloedSign: (suit: Suit) => string;
}

/** Kit for a card that must stand alone: no ids, no references. */
export function standaloneKit(face: FaceName, palette: Palette): DrawingKit {
  const sign = (suit: Suit) => drawSign(face, suit, palette);
  return { face, palette, sign, haloedSign: (suit) => drawHalo(face, suit) + sign(suit) };
}

/** Kit for cards of one sprite: signs are references to the parts that {@link signParts} defines. */
export function spriteKit(face: FaceName, palette: Palette, prefix: string): DrawingKit {
  return {
    face,
    palette,
    sign: (suit) => `<use href="#${signId(prefix, suit)}"/>`,
    haloedSign: (suit) => `<use href="#${haloedSignId(prefix, suit)}"/>`,
  };
}

/** The definitions behind {@link spriteKit} for one suit; they belong into `<defs>` of the sprite. */
export function signParts(face: FaceName, palette: Palette, prefix: string, suit: Suit): string {
  const id = signId(prefix, suit);
  return (
    `<g id="${id}">${drawSign(face, suit, palette)}</g>` +
    `<g id="${haloedSignId(prefix, suit)}">${drawHalo(face, suit)}<use href="#${id}"/></g>`
  );
}

function signId(prefix: string, suit: Suit): string {
  return `${prefix}-sign-${suit}`;
}

function haloedSignId(prefix: string, suit: Suit): string {
  return `${prefix}-haloed-sign-${suit}`;
}
