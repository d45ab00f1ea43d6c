import { CARD_CODES, type CardCode, SUITS } from './card-code.ts';
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

/** A drawing of a sprite: one of the cards, or their back. */
export type SpriteCard = CardCode | 'back';

/** A sprite whose cards are drawn one by one, as they are needed. */
export interface SpriteParts {
  /** The invisible `<svg>` with the signs that cards refer to, and no card yet. */
  readonly frame: string;
  /** All there is to draw. */
  readonly cards: readonly SpriteCard[];
  /** The `<symbol>` of a card, to be put at the end of the `<svg>`. */
  readonly symbol: (card: SpriteCard) => string;
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
  const { frame, cards, symbol } = spriteParts(options);
  return frame.replace('</svg>', `${cards.map(symbol).join('')}</svg>`);
}

/** The same deck in parts, for a page that has no time yet to read all of it. */
export function spriteParts(options: SpriteOptions = {}): SpriteParts {
  const { face = 'bavarian', palette = 'standard', edge, back = 'blue', prefix = 'card' } = options;
  const colours = palettes[palette];
  const kit = spriteKit(face, colours, prefix);
  const signs = SUITS.map((suit) => signParts(face, colours, prefix, suit));
  const draw = (card: SpriteCard): string =>
    card === 'back' ? drawBack(kit, back, edge) : drawCard(kit, card, options);
  return {
    frame:
      `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" display="none" aria-hidden="true">` +
      `<defs>${signs.join('')}</defs></svg>`,
    cards: [...CARD_CODES, 'back'],
    symbol: (card) => `<symbol id="${prefix}-${card}" viewBox="${CARD_VIEW_BOX}">${draw(card)}</symbol>`,
  };
}
