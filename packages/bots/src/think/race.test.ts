import { describe, expect, it } from 'vitest';
import { isDecided, meansOf } from './race.ts';
import type { Trial } from './race.ts';

/** Trials of two cards, by what they bring. */
function trials(count: number, values: (index: number) => readonly number[]): readonly Trial[] {
  return Array.from({ length: count }, (_, index) => ({
    ends: values(index).map((value) => ({ value, winning: value > 0 ? 1 : 0 })),
    weight: 1,
  }));
}

describe('the race of the cards', () => {
  it('is over once a card is clearly ahead', () => {
    expect(isDecided(trials(16, (index) => [index % 4 === 0 ? -10 : 10, -10]))).toBe(true);
  });

  it('goes on while a card is ahead by chance only', () => {
    expect(isDecided(trials(16, (index) => [index % 2 === 0 ? -10 : 10, index % 3 === 0 ? 10 : -10]))).toBe(false);
  });

  it('does not wait for a difference between cards that are always equal', () => {
    const after = [16, 40].map((count) => isDecided(trials(count, (index) => [index % 2, index % 2])));
    expect(after).toEqual([false, true]);
  });

  it('counts each world with its weight', () => {
    const [heavy, light] = trials(2, (index) => [index === 0 ? 10 : -10]);
    expect(meansOf([{ ...(heavy as Trial), weight: 3 }, light as Trial])).toEqual([{ value: 5, winning: 0.75 }]);
  });
});
