import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewestPointsIn, mostPointsIn, plausibleTricks } from './points-in-tricks.ts';

describe('points that fit into tricks', () => {
  test('R4 one trick holds at most the four Säue, five tricks can hold everything', () => {
    expect([0, 1, 2, 3, 4, 5, 8].map(mostPointsIn)).toEqual([0, 44, 84, 100, 112, 120, 120]);
  });

  test('R5 what the others cannot hold is left for the party', () => {
    expect(fewestPointsIn(8, 8)).toBe(120);
    expect(fewestPointsIn(7, 8)).toBe(76);
    expect(fewestPointsIn(0, 8)).toBe(0);
  });

  test('plausible tricks always can hold the points', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 119 }), fc.constantFrom(6 as const, 8 as const), (points, all) => {
        const tricks = plausibleTricks(points, all);
        expect(points).toBeLessThanOrEqual(mostPointsIn(tricks));
        expect(points).toBeGreaterThanOrEqual(fewestPointsIn(tricks, all));
      }),
    );
  });
});
