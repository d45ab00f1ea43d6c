import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.ts';

/** Half of the worlds won for 150, half lost for 150. */
const EVEN = { value: 0, winning: 0.5, wonValue: 75 };

describe('what a game brings in truth', () => {
  it('lies between what its worlds say and an even chance if it is played alone', () => {
    const likely = forecast({ game: 'wenz' }, { value: 90, winning: 0.8, wonValue: 120 });
    expect(likely.winning).toBeCloseTo(0.744);
    // 150 for a world that is won, −150 for a lost one.
    expect(likely.value).toBeCloseTo(73.2);
    const unlikely = forecast({ game: 'solo', suit: 'E' }, { value: -90, winning: 0.2, wonValue: 30 });
    expect(unlikely.winning).toBeCloseTo(0.306);
    expect(unlikely.value).toBeCloseTo(-58.2);
  });

  it('is neither certain to be won nor certain to be lost', () => {
    const won = forecast({ game: 'farbwenz', suit: 'E' }, { value: 150, winning: 1, wonValue: 150 });
    expect(won.winning).toBeCloseTo(0.97);
    expect(won.value).toBeCloseTo(141);
    const lost = forecast({ game: 'geier' }, { value: -150, winning: 0, wonValue: 0 });
    expect(lost.winning).toBeCloseTo(0.16);
    expect(lost.value).toBeCloseTo(-102);
  });

  it('rises with the share of worlds that are won', () => {
    const shares = Array.from({ length: 101 }, (_, percent) => {
      const winning = percent / 100;
      return forecast({ game: 'wenz' }, { value: 300 * winning - 150, winning, wonValue: 150 * winning }).winning;
    });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(new Set(shares).size).toBe(shares.length);
  });

  it('is what the worlds say in a Rufspiel, a Bettel and a Tout', () => {
    const same = { value: 0, winning: 0.5 };
    expect(forecast({ game: 'rufspiel', suit: 'E' }, EVEN)).toEqual(same);
    expect(forecast({ game: 'bettel' }, EVEN)).toEqual(same);
    expect(forecast({ game: 'wenz', tout: true }, EVEN)).toEqual(same);
  });
});
