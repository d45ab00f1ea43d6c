import { type BackColour, drawBack } from './card-back.ts';
import type { CardCode } from './card-code.ts';
import { CARD_VIEW_BOX } from './card-frame.ts';
import { drawCard, type Print } from './card-picture.ts';
import { standaloneKit } from './drawing-kit.ts';
import { palettes } from './palette.ts';
import { type PictureOptions, standaloneSvg } from './standalone-svg.ts';

/** How a face looks. */
export interface FaceOptions extends PictureOptions {
  /** Default `normal`. */
  readonly print?: Print;
}

/**
 * The face of a card as a complete `<svg>` without ids, so any number of them may stand on one page.
 *
 * @example
 * cardFace('EO', { label: 'Eichel-Ober' }); // '<svg xmlns="…" viewBox="0 0 240 400" role="img" aria-label="Eichel-Ober">…'
 */
export function cardFace(card: CardCode, options: FaceOptions = {}): string {
  const { palette = 'standard', print = 'normal', label } = options;
  return standaloneSvg(CARD_VIEW_BOX, drawCard(standaloneKit(palettes[palette]), card, print), label);
}

/** The back of a card as a complete `<svg>` without ids. */
export function cardBack(colour: BackColour = 'blue', { palette = 'standard', label }: PictureOptions = {}): string {
  return standaloneSvg(CARD_VIEW_BOX, drawBack(standaloneKit(palettes[palette]), colour), label);
}
