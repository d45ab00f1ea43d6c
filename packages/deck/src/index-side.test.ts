import { describe, expect, it } from 'vitest';
import { type Extent, extentOf, matricesOf } from '../test/svg-extent.ts';
import { parseSvg, type SvgElement } from '../test/svg-tree.ts';
import { CARD_CODES, type CardCode, type FigureRank, isFigureRank, rankOf, suitOf } from './card-code.ts';
import { drawCard } from './card-picture.ts';
import { drawCornerIndex } from './corner-index.ts';
import { type DrawingKit, spriteKit, standaloneKit } from './drawing-kit.ts';
import { drawFigure } from './figure.ts';
import { pictureFor } from './index-side.ts';
import { palettes } from './palette.ts';

const FACES = ['bavarian', 'french'] as const;
const PRINTS = ['normal', 'large'] as const;
const FIGURES = CARD_CODES.filter((card) => isFigureRank(rankOf(card)));
const INDEX_BOX = {
  left: { left: 4, top: 12, right: 72, bottom: 186 },
  right: { left: 168, top: 12, right: 236, bottom: 186 },
} as const;

describe.each(FACES)('the index of %s faces', (face) => {
  const kit = standaloneKit(face, palettes.standard);
  const indexOf = (card: CardCode, side: 'left' | 'right') => drawCornerIndex(kit, suitOf(card), rankOf(card), side);

  it.each(CARD_CODES)('%s keeps it inside x 4-72, y 12-186, the part that a fan shows', (card) => {
    expectInside(extentOf(group(indexOf(card, 'left'))), INDEX_BOX.left);
  });

  it.each(CARD_CODES)('%s keeps it inside the mirror image of that box with the index on the right', (card) => {
    expectInside(extentOf(group(indexOf(card, 'right'))), INDEX_BOX.right);
  });

  it.each(CARD_CODES)('%s has the same letter and sign on both sides: they are moved, not mirrored', (card) => {
    const [left, right] = (['left', 'right'] as const).map((side) =>
      indexOf(card, side).replaceAll(/translate\([^)]*\)/g, 'translate()'),
    );
    expect(right).toBe(left);
  });
});

describe.each(FACES)('%s figures with the index on the right', (face) => {
  const kit: DrawingKit = { ...standaloneKit(face, palettes.standard), sign: () => '', haloedSign: () => '' };

  it.each(FIGURES.filter((card) => face === 'bavarian' || rankOf(card) !== 'A'))(
    '%s has the personal attribute on the right: the picture is mirrored',
    (card) => {
      const draw = (turned: DrawingKit) => drawFigure(turned, suitOf(card), rankOf(card) as FigureRank);
      const left = extentOf(group(pictureFor('left', kit, draw)));
      const right = extentOf(group(pictureFor('right', kit, draw)));
      expect(right.left).toBeCloseTo(240 - left.right);
      expect(right.right).toBeCloseTo(240 - left.left);
      expect(right.top).toBeCloseTo(left.top);
    },
  );
});

describe.each(FACES.flatMap((face) => PRINTS.map((print) => ({ face, print }))))(
  '$face faces in $print print with the index on the right',
  ({ face, print }) => {
    const kit = spriteKit(face, palettes.standard, 'card');
    const handsOf = (card: CardCode, indexSide: 'left' | 'right') =>
      matricesOf(group(drawCard(kit, card, { print, indexSide })), 'use')
        .map(([a, b, c, d]) => Math.sign(a * d - b * c))
        .toSorted((x, y) => x - y);

    it.each(CARD_CODES)('%s does not mirror its signs', (card) => {
      expect(handsOf(card, 'right')).toEqual(handsOf(card, 'left'));
    });
  },
);

function group(content: string): SvgElement {
  return parseSvg(`<g>${content}</g>`);
}

function expectInside(extent: Extent, limits: Extent): void {
  expect(extent.left).toBeGreaterThanOrEqual(limits.left);
  expect(extent.top).toBeGreaterThanOrEqual(limits.top);
  expect(extent.right).toBeLessThanOrEqual(limits.right);
  expect(extent.bottom).toBeLessThanOrEqual(limits.bottom);
}
