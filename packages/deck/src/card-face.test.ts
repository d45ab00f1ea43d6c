import { describe, expect, it } from 'vitest';
import { type Extent, extentOf } from '../test/svg-extent.ts';
import { flatten, parseSvg } from '../test/svg-tree.ts';
import { drawCornerIndex } from './corner-index.ts';
import { CARD_CODES, rankOf, SUITS, suitOf } from './card-code.ts';
import { cardBack, cardFace } from './card-face.ts';
import { standaloneKit } from './drawing-kit.ts';
import { type PaletteName, palettes } from './palette.ts';
import { suitSign } from './suit-sign.ts';

const PALETTE_NAMES = Object.keys(palettes) as PaletteName[];
const PRINTS = ['normal', 'large'] as const;
const BACKS = ['blue', 'green', 'red'] as const;

/** Everything that may stand in a card. No text, no fonts, no filters, no gradients, no clip paths, no styles. */
const ALLOWED = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect']);

const STYLES = PALETTE_NAMES.flatMap((palette) => PRINTS.map((print) => ({ palette, print })));

describe.each(STYLES)('faces in $print print, palette $palette', (style) => {
  it('shows 32 different pictures', () => {
    const faces = CARD_CODES.map((card) => cardFace(card, style));
    expect(faces).toHaveLength(32);
    expect(new Set(faces).size).toBe(32);
  });

  it.each(CARD_CODES)('%s is well-formed and plain', (card) => {
    const elements = flatten(parseSvg(cardFace(card, style)));
    expect(elements.filter(({ name }) => !ALLOWED.has(name))).toEqual([]);
    expect(elements.filter(({ attributes }) => 'id' in attributes || 'style' in attributes)).toEqual([]);
  });

  it.each(CARD_CODES)('%s stays below 9 KB', (card) => {
    expect(cardFace(card, style).length).toBeLessThanOrEqual(9 * 1024);
  });

  it.each(CARD_CODES)('%s stays inside the card, so it needs no clip path', (card) => {
    expectInside(cardFace(card, style), { left: 0, top: 0, right: 240, bottom: 400 });
  });
});

describe('the index', () => {
  it.each(CARD_CODES)('%s keeps its index inside x 4-72, y 12-186, the part that a fan shows', (card) => {
    const index = drawCornerIndex(standaloneKit(palettes.standard), suitOf(card), rankOf(card));
    expectInside(`<g>${index}</g>`, { left: 4, top: 12, right: 72, bottom: 186 });
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
    const back = cardBack(colour);
    expect(flatten(parseSvg(back)).filter(({ name }) => !ALLOWED.has(name))).toEqual([]);
    expectInside(back, { left: 0, top: 0, right: 240, bottom: 400 });
  });
});

describe('a sign alone', () => {
  it.each(SUITS)('%s is well-formed and fits its box, with and without halo', (suit) => {
    expectInside(suitSign(suit), { left: -62, top: -62, right: 62, bottom: 62 });
    expectInside(suitSign(suit, { halo: true }), { left: -62, top: -62, right: 62, bottom: 62 });
  });
});

function expectInside(svg: string, limits: Extent): void {
  const { left, top, right, bottom } = extentOf(parseSvg(svg));
  expect(left).toBeGreaterThanOrEqual(limits.left);
  expect(top).toBeGreaterThanOrEqual(limits.top);
  expect(right).toBeLessThanOrEqual(limits.right);
  expect(bottom).toBeLessThanOrEqual(limits.bottom);
}
