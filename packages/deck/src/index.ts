export { type BackColour } from './card-back.ts';
export { CARD_CODES, type CardCode, type Rank, RANKS, type Suit, SUITS } from './card-code.ts';
export { type BackOptions, cardBack, cardFace, type FaceOptions } from './card-face.ts';
export { CARD_SIZE } from './card-frame.ts';
export { cardSprite, type SpriteCard, type SpriteOptions, type SpriteParts, spriteParts } from './card-sprite.ts';
export { type DeckStyle, type Edge, type FaceName, type IndexSide, type Learning, type Print } from './deck-style.ts';
export { common, type Palette, type PaletteName, palettes, type SuitColours } from './palette.ts';
export { type SignOptions, suitSign } from './suit-sign.ts';
