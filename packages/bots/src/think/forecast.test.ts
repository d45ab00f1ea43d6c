import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.ts';

/** Half of the worlds won for 150, half lost for 150. */
const EVEN = { value: 0, winning: 0.5, wonValue: 75 };

describe('what a game brings in truth', () => {
  it('is more than its worlds say if it is played alone', () => {
    const { value, winning } = forecast({ game: 'wenz' }, EVEN);
    expect(winning).toBeCloseTo(0.67);
    expect(value).toBeCloseTo(51);
  });

  it('never gets worse, and never certain', () => {
    expect(forecast({ game: 'solo', suit: 'E' }, { value: 150, winning: 1, wonValue: 150 })).toEqual({
      value: 150,
      winning: 1,
    });
    expect(
      forecast({ game: 'solo', suit: 'E' }, { value: 140, winning: 0.95, wonValue: 147 }).winning,
    ).toBeLessThanOrEqual(0.98);
    expect(forecast({ game: 'solo', suit: 'E' }, { value: -150, winning: 0, wonValue: 0 }).winning).toBeCloseTo(0.27);
  });

  it('is what the worlds say in a Rufspiel, a Bettel and a Tout', () => {
    const same = { value: 0, winning: 0.5 };
    expect(forecast({ game: 'rufspiel', suit: 'E' }, EVEN)).toEqual(same);
    expect(forecast({ game: 'bettel' }, EVEN)).toEqual(same);
    expect(forecast({ game: 'wenz', tout: true }, EVEN)).toEqual(same);
  });
});
