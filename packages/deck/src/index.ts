export { type BackColour } from './card-back.ts';
export { CARD_CODES, type CardCode, type Rank, RANKS, type Suit, SUITS } from './card-code.ts';
export { cardBack, cardFace, type CardOptions } from './card-face.ts';
export { CARD_SIZE } from './card-frame.ts';
export { cardSprite, type SpriteOptions } from './card-sprite.ts';
export { common, type Palette, type PaletteName, palettes, type SuitColours } from './palette.ts';
export { suitSign } from './suit-sign.ts';
