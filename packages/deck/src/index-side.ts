import { CARD_SIZE } from './card-frame.ts';
import type { IndexSide } from './deck-style.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { mirrored } from './svg.ts';

/*
 * Cards are laid out with the index on the left. For the other side places are mirrored, but letters and signs must
 * still read as usual.
 */

/** A place in card space, given for the index on the left. */
export function toSide(side: IndexSide, x: number): number {
  return side === 'left' ? x : CARD_SIZE.width - x;
}

/** A picture made for the index on the left, turned to the side asked for. Its signs are not mirrored. */
export function pictureFor(side: IndexSide, kit: DrawingKit, draw: (kit: DrawingKit) => string): string {
  if (side === 'left') return draw(kit);
  return `<g transform="translate(${CARD_SIZE.width},0) scale(-1,1)">${draw(withMirroredSigns(kit))}</g>`;
}

// Mirrored twice is not mirrored.
function withMirroredSigns(kit: DrawingKit): DrawingKit {
  return {
    ...kit,
    sign: (suit) => mirrored(kit.sign(suit)),
    haloedSign: (suit) => mirrored(kit.haloedSign(suit)),
  };
}
