import { type BackColour, drawBack } from './card-back.ts';
import type { CardCode } from './card-code.ts';
import { CARD_VIEW_BOX } from './card-frame.ts';
import { drawCard } from './card-picture.ts';
import type { DeckStyle } from './deck-style.ts';
import { standaloneKit } from './drawing-kit.ts';
import { palettes } from './palette.ts';
import { type Labelled, standaloneSvg } from './standalone-svg.ts';

/** How one face looks. */
export type FaceOptions = DeckStyle & Labelled;

/** How a back looks. */
export type BackOptions = Pick<DeckStyle, 'face' | 'palette' | 'edge'> & Labelled;

/**
 * The face of a card as a complete `<svg>` without ids, so any number of them may stand on one page.
 *
 * @example
 * cardFace('EO', { label: 'Eichel-Ober' }); // '<svg xmlns="…" viewBox="0 0 240 400" role="img" aria-label="Eichel-Ober">…'
 * cardFace('EO', { face: 'french', print: 'large' }); // the Kreuz-Dame with a large letter D
 */
export function cardFace(card: CardCode, options: FaceOptions = {}): string {
  const { face = 'bavarian', palette = 'standard', label } = options;
  return standaloneSvg(CARD_VIEW_BOX, drawCard(standaloneKit(face, palettes[palette]), card, options), label);
}

/** The back of a card as a complete `<svg>` without ids. */
export function cardBack(colour: BackColour = 'blue', options: BackOptions = {}): string {
  const { face = 'bavarian', palette = 'standard', edge, label } = options;
  return standaloneSvg(CARD_VIEW_BOX, drawBack(standaloneKit(face, palettes[palette]), colour, edge), label);
}
