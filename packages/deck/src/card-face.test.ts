import { describe, expect, it } from 'vitest';
import { type Extent, extentOf } from '../test/svg-extent.ts';
import { flatten, parseSvg } from '../test/svg-tree.ts';
import { CARD_CODES, SUITS } from './card-code.ts';
import { cardBack, cardFace } from './card-face.ts';
import type { DeckStyle } from './deck-style.ts';
import { type PaletteName, palettes } from './palette.ts';
import { suitSign } from './suit-sign.ts';

const PALETTE_NAMES = Object.keys(palettes) as PaletteName[];
const FACES = ['bavarian', 'french'] as const;
const PRINTS = ['normal', 'large'] as const;
const SIDES = ['left', 'right'] as const;
const BACKS = ['blue', 'green', 'red'] as const;

/** Everything that may stand in a card. No text, no fonts, no filters, no gradients, no clip paths, no styles. */
const ALLOWED = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect']);

/** Every drawing there is, with all that may be added to it. A palette changes colours only. */
const STYLES: readonly DeckStyle[] = FACES.flatMap((face) =>
  PRINTS.flatMap((print) =>
    SIDES.map((indexSide): DeckStyle => ({ face, print, indexSide, learning: { trumps: CARD_CODES } })),
  ),
);

describe.each(STYLES)('$face faces in $print print, index $indexSide, with learning marks', (style) => {
  const faces = new Map(CARD_CODES.map((card) => [card, cardFace(card, style)]));

  it.each(PALETTE_NAMES)('show 32 different pictures in the palette %s', (palette) => {
    expect(new Set(CARD_CODES.map((card) => cardFace(card, { ...style, palette }))).size).toBe(32);
  });

  it.each(CARD_CODES)('%s is well-formed, plain, and has no id that could collide on a page', (card) => {
    const elements = flatten(parseSvg(faces.get(card)!));
    expect(elements.filter(({ name }) => !ALLOWED.has(name))).toEqual([]);
    expect(elements.filter(({ attributes }) => 'id' in attributes || 'style' in attributes)).toEqual([]);
  });

  it.each(CARD_CODES)('%s stays below 9 KB', (card) => {
    expect(faces.get(card)!.length).toBeLessThanOrEqual(9 * 1024);
  });

  it.each(CARD_CODES)('%s stays inside the card, so it needs no clip path', (card) => {
    expectInsideCard(faces.get(card)!);
  });
});

describe('Bavarian and French faces', () => {
  it('differ in everything but the König of Herz and the hearts that are counted', () => {
    const same = CARD_CODES.filter((card) => cardFace(card) === cardFace(card, { face: 'french' }));
    expect(same).toEqual(['HZ', 'HK', 'H9', 'H8', 'H7']);
  });
});

describe('the edge', () => {
  it.each([
    ['normal', '4'],
    ['wide', '5'],
  ] as const)('%s is %s units thick on faces and backs, and stays inside', (edge, width) => {
    for (const picture of [cardFace('EO', { edge }), cardBack('blue', { edge })]) {
      expect(flatten(parseSvg(picture)).at(-1)!.attributes['stroke-width']).toBe(width);
      expectInsideCard(picture);
    }
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

describe.each(FACES)('backs of %s cards', (face) => {
  it('come in three colours', () => {
    expect(new Set(BACKS.map((colour) => cardBack(colour, { face }))).size).toBe(3);
  });

  it.each(BACKS)('%s is well-formed, plain and inside the card', (colour) => {
    const back = cardBack(colour, { face });
    expect(flatten(parseSvg(back)).filter(({ name }) => !ALLOWED.has(name))).toEqual([]);
    expectInsideCard(back);
  });
});

describe.each(FACES)('a sign of the %s faces alone', (face) => {
  it.each(SUITS)('%s is well-formed and fits its box, with and without halo', (suit) => {
    const box = { left: -62, top: -62, right: 62, bottom: 62 };
    expectInside(suitSign(suit, { face }), box);
    expectInside(suitSign(suit, { face, halo: true }), box);
  });
});

function expectInsideCard(svg: string): void {
  expectInside(svg, { left: 0, top: 0, right: 240, bottom: 400 });
}

function expectInside(svg: string, limits: Extent): void {
  const { left, top, right, bottom } = extentOf(parseSvg(svg));
  expect(left).toBeGreaterThanOrEqual(limits.left);
  expect(top).toBeGreaterThanOrEqual(limits.top);
  expect(right).toBeLessThanOrEqual(limits.right);
  expect(bottom).toBeLessThanOrEqual(limits.bottom);
}
