import { CARD_CODES, SUITS } from './card-code.ts';
import { type BackColour, drawBack } from './card-back.ts';
import { CARD_VIEW_BOX } from './card-frame.ts';
import { drawCard } from './card-picture.ts';
import type { DeckStyle } from './deck-style.ts';
import { signParts, spriteKit } from './drawing-kit.ts';
import { palettes } from './palette.ts';

/** What goes into a sprite. */
export interface SpriteOptions extends DeckStyle {
  /** Default `blue`. */
  readonly back?: BackColour;
  /** First part of every id, so that two sprites can live on one page. Default `card`. */
  readonly prefix?: string;
}

/**
 * The whole deck as one invisible `<svg>` of symbols with the ids `card-EO` … `card-S7` and `card-back`. Put it into the
 * page once and show a card by reference. Signs are drawn once and shared.
 *
 * @example
 * document.body.insertAdjacentHTML('afterbegin', cardSprite());
 * // <svg viewBox="0 0 240 400"><use href="#card-EO"/></svg>
 */
export function cardSprite(options: SpriteOptions = {}): string {
  const { face = 'bavarian', palette = 'standard', edge, back = 'blue', prefix = 'card' } = options;
  const colours = palettes[palette];
  const kit = spriteKit(face, colours, prefix);
  const signs = SUITS.map((suit) => signParts(face, colours, prefix, suit));
  const faces = CARD_CODES.map((card) => symbol(`${prefix}-${card}`, drawCard(kit, card, options)));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" display="none" aria-hidden="true">` +
    `<defs>${signs.join('')}</defs>${faces.join('')}${symbol(`${prefix}-back`, drawBack(kit, back, edge))}</svg>`
  );
}

function symbol(id: string, content: string): string {
  return `<symbol id="${id}" viewBox="${CARD_VIEW_BOX}">${content}</symbol>`;
}
