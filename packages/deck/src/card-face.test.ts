import { describe, expect, it } from 'vitest';
import { extentOf } from '../test/svg-extent.ts';
import { flatten, parseSvg } from '../test/svg-tree.ts';
import { drawCornerIndex } from './corner-index.ts';
import { CARD_CODES, rankOf, suitOf } from './card-code.ts';
import { cardBack, cardFace } from './card-face.ts';
import { standaloneKit } from './drawing-kit.ts';
import { type PaletteName, palettes } from './palette.ts';
import { suitSign } from './suit-sign.ts';

const PALETTE_NAMES = Object.keys(palettes) as PaletteName[];
const BACKS = ['blue', 'green', 'red'] as const;

/** Everything that may stand in a card. No text, no fonts, no filters, no gradients, no clip paths, no styles. */
const ALLOWED = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect']);

describe.each(PALETTE_NAMES)('faces in the palette %s', (palette) => {
  it('shows 32 different pictures', () => {
    const faces = CARD_CODES.map((card) => cardFace(card, { palette }));
    expect(faces).toHaveLength(32);
    expect(new Set(faces).size).toBe(32);
  });

  it.each(CARD_CODES)('%s is well-formed and plain', (card) => {
    const elements = flatten(parseSvg(cardFace(card, { palette })));
    expect(elements.filter(({ name }) => !ALLOWED.has(name))).toEqual([]);
    expect(elements.filter(({ attributes }) => 'id' in attributes || 'style' in attributes)).toEqual([]);
  });
});

describe('a face', () => {
  it.each(CARD_CODES)('%s stays below 9 KB', (card) => {
    expect(cardFace(card).length).toBeLessThanOrEqual(9 * 1024);
  });

  it.each(CARD_CODES)('%s stays inside the card, so it needs no clip path', (card) => {
    const { left, top, right, bottom } = extentOf(parseSvg(cardFace(card)));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(240);
    expect(bottom).toBeLessThanOrEqual(400);
  });

  it.each(CARD_CODES)('%s keeps its index inside x 4-72, y 12-186, the part that a fan shows', (card) => {
    const index = drawCornerIndex(standaloneKit(palettes.standard), suitOf(card), rankOf(card));
    const { left, top, right, bottom } = extentOf(parseSvg(`<g>${index}</g>`));
    expect(left).toBeGreaterThanOrEqual(4);
    expect(top).toBeGreaterThanOrEqual(12);
    expect(right).toBeLessThanOrEqual(72);
    expect(bottom).toBeLessThanOrEqual(186);
  });
});

describe('names for screen readers', () => {
  it('hides a picture without a label', () => {
    expect(parseSvg(cardFace('EO')).attributes).toMatchObject({ 'aria-hidden': 'true' });
  });

  it('carries a label, whatever stands in it', () => {
    const { attributes } = parseSvg(cardFace('HA', { label: 'Herz-Sau & "Ass" <1>' }));
    expect(attributes).toMatchObject({ role: 'img', 'aria-label': 'Herz-Sau &amp; &quot;Ass&quot; &lt;1>' });
  });
});

describe('backs', () => {
  it('come in three colours', () => {
    expect(new Set(BACKS.map((colour) => cardBack(colour))).size).toBe(3);
  });

  it.each(BACKS)('%s is well-formed, plain and inside the card', (colour) => {
    const back = parseSvg(cardBack(colour));
    expect(flatten(back).filter(({ name }) => !ALLOWED.has(name))).toEqual([]);
    const { left, top, right, bottom } = extentOf(back);
    expect([left >= 0, top >= 0, right <= 240, bottom <= 400]).toEqual([true, true, true, true]);
  });
});

describe('a sign alone', () => {
  it.each(['E', 'G', 'H', 'S'] as const)('%s is well-formed and fits its box', (suit) => {
    const { left, top, right, bottom } = extentOf(parseSvg(suitSign(suit)));
    expect(Math.max(-left, -top, right, bottom)).toBeLessThanOrEqual(55);
  });
});
