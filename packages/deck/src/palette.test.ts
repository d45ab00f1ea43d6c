import { converter, differenceCiede2000, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { type Eyes, seenBy } from '../test/colour-vision.ts';
import { SUITS } from './card-code.ts';
import { common, type PaletteName, palettes } from './palette.ts';

const distance = differenceCiede2000();
const toLab = converter('lab65');

const THRESHOLDS: readonly (readonly [PaletteName, Eyes, number])[] = [
  ['standard', 'normal', 25],
  ['standard', 'protan', 12],
  ['standard', 'deutan', 15],
  ['standard', 'tritan', 20],
  ['die-blaue', 'normal', 20],
  ['die-blaue', 'protan', 20],
  ['die-blaue', 'deutan', 20],
  ['die-blaue', 'tritan', 20],
];

const GREY_THRESHOLDS: readonly (readonly [PaletteName, number])[] = [
  ['standard', 8],
  ['die-blaue', 9],
];

function mainColours(palette: PaletteName): readonly string[] {
  return SUITS.map((suit) => palettes[palette][suit].main);
}

/** The smallest value over all pairs of suits. */
function smallest<T>(values: readonly T[], compare: (a: T, b: T) => number): number {
  return Math.min(...values.flatMap((a, i) => values.slice(i + 1).map((b) => compare(a, b))));
}

function lightness(colour: string): number {
  return toLab(colour)!.l;
}

describe('suit colours', () => {
  it.each(THRESHOLDS)('%s: suits differ for %s eyes by at least %d (CIEDE2000)', (palette, eyes, threshold) => {
    const seen = mainColours(palette).map((colour) => seenBy(eyes, colour));
    expect(smallest(seen, distance)).toBeGreaterThanOrEqual(threshold);
  });

  it.each(GREY_THRESHOLDS)('%s: suits differ in grey by at least %d in lightness', (palette, threshold) => {
    const greys = mainColours(palette).map(lightness);
    expect(smallest(greys, (a, b) => Math.abs(a - b))).toBeGreaterThanOrEqual(threshold);
  });
});

describe.each(Object.keys(palettes) as PaletteName[])('contrast on paper in the palette %s', (palette) => {
  it.each(SUITS)('%s: letter and outline reach 7:1', (suit) => {
    expect(wcagContrast(palettes[palette][suit].dark, common.paper)).toBeGreaterThanOrEqual(7);
  });
});

describe('common colours', () => {
  it('separate fanned cards: the edge reaches 3:1 on paper', () => {
    expect(wcagContrast(common.edge, common.paper)).toBeGreaterThanOrEqual(3);
  });

  it('keep drawings sharp: ink reaches 7:1 on paper', () => {
    expect(wcagContrast(common.ink, common.paper)).toBeGreaterThanOrEqual(7);
  });
});
