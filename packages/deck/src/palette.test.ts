import { converter, differenceCiede2000, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { type Eyes, seenBy } from '../test/colour-vision.ts';
import { SUITS } from './card-code.ts';
import type { FaceName } from './deck-style.ts';
import { common, type PaletteName, palettes } from './palette.ts';
import { suitSign } from './suit-sign.ts';

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

/** The colours of the signs: Kreuz is darker than Eichel, the others are the same. */
function signColours(palette: PaletteName, face: FaceName): readonly string[] {
  return SUITS.map((suit) => {
    const { main, dark } = palettes[palette][suit];
    return face === 'french' && suit === 'E' ? dark : main;
  });
}

/** The smallest value over all pairs of suits. */
function smallest<T>(values: readonly T[], compare: (a: T, b: T) => number): number {
  return Math.min(...values.flatMap((a, i) => values.slice(i + 1).map((b) => compare(a, b))));
}

function lightness(colour: string): number {
  return toLab(colour)!.l;
}

describe.each(['bavarian', 'french'] as const)('suit colours of %s signs', (face) => {
  it.each(THRESHOLDS)('%s: suits differ for %s eyes by at least %d (CIEDE2000)', (palette, eyes, threshold) => {
    const seen = signColours(palette, face).map((colour) => seenBy(eyes, colour));
    expect(smallest(seen, distance)).toBeGreaterThanOrEqual(threshold);
  });

  it.each(GREY_THRESHOLDS)('%s: suits differ in grey by at least %d in lightness', (palette, threshold) => {
    const greys = signColours(palette, face).map(lightness);
    expect(smallest(greys, (a, b) => Math.abs(a - b))).toBeGreaterThanOrEqual(threshold);
  });
});

describe.each(Object.keys(palettes) as PaletteName[])('contrast on paper in the palette %s', (palette) => {
  it.each(SUITS)('%s: letter and outline reach 7:1', (suit) => {
    expect(wcagContrast(palettes[palette][suit].dark, common.paper)).toBeGreaterThanOrEqual(7);
  });
});

describe('drawn signs', () => {
  it.each(['bavarian', 'french'] as const)('%s ones have the colours that are measured here', (face) => {
    const drawn = SUITS.map((suit) => suitSign(suit, { face }));
    signColours('standard', face).forEach((colour, index) => expect(drawn[index]).toContain(`fill="${colour}"`));
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
