import { describe, expect, it } from 'vitest';
import { extentOf } from '../test/svg-extent.ts';
import { parseSvg } from '../test/svg-tree.ts';
import { CARD_CODES, type CardCode, rankOf } from './card-code.ts';
import { cardFace } from './card-face.ts';
import { drawLearningMarks, pointsOf } from './learning-marks.ts';

const POINTS_BY_RULE = { A: 11, Z: 10, K: 4, O: 3, U: 2, '9': 0, '8': 0, '7': 0 } as const;
const STYLES = (['normal', 'large'] as const).flatMap((print) =>
  (['left', 'right'] as const).map((side) => ({ print, side })),
);

function marks(card: CardCode, trumps: readonly CardCode[]): string {
  return drawLearningMarks(card, { trumps }, 'normal', 'left');
}

describe('Lernblatt: points', () => {
  it.each(CARD_CODES)('R4 %s shows its points', (card) => {
    expect(pointsOf(card)).toBe(POINTS_BY_RULE[rankOf(card)]);
  });

  it('R4 the numbers on all cards add up to 120', () => {
    expect(CARD_CODES.reduce((sum, card) => sum + pointsOf(card), 0)).toBe(120);
  });

  it('shows the same number on two cards only if they have the same points', () => {
    const drawings = new Map(CARD_CODES.map((card) => [marks(card, []), pointsOf(card)]));
    expect([...drawings.values()].toSorted((a, b) => a - b)).toEqual([0, 2, 3, 4, 10, 11]);
  });
});

describe('Lernblatt: trumps', () => {
  it('marks the trumps that the caller names, and no other card', () => {
    const trumps: readonly CardCode[] = ['EU', 'GU', 'HU', 'SU'];
    const marked = CARD_CODES.filter((card) => marks(card, trumps) !== marks(card, []));
    expect(marked).toEqual(trumps);
  });

  it('keeps the number on a trump and adds the mark beside it', () => {
    expect(marks('EU', ['EU'])).toContain(marks('EU', []));
  });
});

describe.each(STYLES)('Lernblatt in $print print, index $side', ({ print, side }) => {
  const extent = (card: CardCode, trumps: readonly CardCode[]) =>
    extentOf(parseSvg(`<g>${drawLearningMarks(card, { trumps }, print, side)}</g>`));

  it.each(CARD_CODES)('%s has the number in the lower corner', (card) => {
    const { left, right, top, bottom } = extent(card, []);
    const distanceToEdge = side === 'left' ? left : 240 - right;
    expect(distanceToEdge).toBeGreaterThan(6);
    expect(distanceToEdge).toBeLessThan(8);
    expect(top).toBeGreaterThan(330);
    expect(bottom).toBeLessThan(394);
  });

  it.each(CARD_CODES)('%s has both marks below the index, in the part that a fan shows', (card) => {
    const { left, right, top } = extent(card, [card]);
    expect(side === 'left' ? right : 240 - left).toBeLessThan(113);
    expect(top).toBeGreaterThan(186);
  });
});

describe('without learning marks', () => {
  it('a face has none', () => {
    expect(cardFace('EO', { learning: { trumps: [] } })).toContain(marks('EO', []));
    expect(cardFace('EO')).not.toContain(marks('EO', []));
  });
});
