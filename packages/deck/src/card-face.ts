import type { CardCode } from './card-code.ts';
import { type BackColour, drawBack } from './card-back.ts';
import { CARD_VIEW_BOX } from './card-frame.ts';
import { drawCard } from './card-picture.ts';
import { standaloneKit } from './drawing-kit.ts';
import { type PaletteName, palettes } from './palette.ts';
import { standaloneSvg } from './standalone-svg.ts';

/** How a card looks. */
export interface CardOptions {
  /** Default `standard`. */
  readonly palette?: PaletteName;
  /** What a screen reader says. Without it the picture is hidden from screen readers. */
  readonly label?: string;
}

/**
 * The face of a card as a complete `<svg>` without ids, so any number of them may stand on one page.
 *
 * @example
 * cardFace('EO', { label: 'Eichel-Ober' }); // '<svg xmlns="…" viewBox="0 0 240 400" role="img" aria-label="Eichel-Ober">…'
 */
export function cardFace(card: CardCode, { palette = 'standard', label }: CardOptions = {}): string {
  return standaloneSvg(CARD_VIEW_BOX, drawCard(standaloneKit(palettes[palette]), card), label);
}

/** The back of a card as a complete `<svg>`. */
export function cardBack(colour: BackColour = 'blue', { palette = 'standard', label }: CardOptions = {}): string {
  return standaloneSvg(CARD_VIEW_BOX, drawBack(standaloneKit(palettes[palette]), colour), label);
}
