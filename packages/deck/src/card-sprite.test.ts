import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { flatten, parseSvg } from '../test/svg-tree.ts';
import { CARD_CODES } from './card-code.ts';
import { cardSprite } from './card-sprite.ts';
import type { DeckStyle } from './deck-style.ts';
import { type PaletteName, palettes } from './palette.ts';

const PALETTE_NAMES = Object.keys(palettes) as PaletteName[];

/** Every face set, in both prints. */
const FACE_SETS = [
  { face: 'bavarian', print: 'normal' },
  { face: 'bavarian', print: 'large' },
  { face: 'french', print: 'normal' },
  { face: 'french', print: 'large' },
] as const;

const STYLES = PALETTE_NAMES.flatMap((palette) =>
  FACE_SETS.map(({ face, print }): DeckStyle => ({ face, print, palette })),
);

function idsOf(sprite: string): readonly string[] {
  return flatten(parseSvg(sprite)).flatMap(({ attributes }) => attributes['id'] ?? []);
}

describe.each(STYLES)('the sprite of $face cards in $print print, palette $palette', (style) => {
  const sprite = cardSprite(style);
  const elements = flatten(parseSvg(sprite));

  it('has a symbol for each card and one for the back, all in card space', () => {
    const symbols = elements.filter(({ name }) => name === 'symbol').map(({ attributes }) => attributes);
    expect(symbols.map(({ id }) => id)).toEqual([...CARD_CODES.map((card) => `card-${card}`), 'card-back']);
    expect(new Set(symbols.map(({ viewBox }) => viewBox))).toEqual(new Set(['0 0 240 400']));
  });

  it('has unique ids, and every reference finds its part', () => {
    const ids = idsOf(sprite);
    expect(new Set(ids).size).toBe(ids.length);
    const references = elements.flatMap(({ attributes }) => attributes['href'] ?? []);
    expect(references.filter((reference) => !ids.includes(reference.slice(1)))).toEqual([]);
  });

  it('contains no text, filter, gradient, style or script', () => {
    const allowed = new Set(['svg', 'defs', 'symbol', 'use', 'g', 'path', 'circle', 'ellipse', 'rect']);
    expect(elements.filter(({ name }) => !allowed.has(name))).toEqual([]);
    expect(elements.filter(({ attributes }) => 'style' in attributes)).toEqual([]);
  });

  it.each(['left', 'right'] as const)('costs at most 20 KB on the wire with learning marks, index %s', (indexSide) => {
    const full = cardSprite({ ...style, indexSide, learning: { trumps: CARD_CODES } });
    expect(gzipSync(full, { level: 9 }).length).toBeLessThanOrEqual(20 * 1024);
  });
});

describe('two sprites on one page', () => {
  it('share no id if they have different prefixes', () => {
    const standard = new Set(idsOf(cardSprite()));
    expect(idsOf(cardSprite({ prefix: 'blaue' })).filter((id) => standard.has(id))).toEqual([]);
  });
});

describe('the back', () => {
  it('is drawn in the colour asked for', () => {
    expect(cardSprite({ back: 'red' })).not.toBe(cardSprite({ back: 'blue' }));
  });
});
