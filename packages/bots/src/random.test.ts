import { describe, expect, it } from 'vitest';
import { pick, randomBelow, seededRandom, shuffle } from './random.ts';

describe('seeded source of chance', () => {
  it('gives the same numbers on any machine', () => {
    const random = seededRandom('stammtisch');
    const draws = Array.from({ length: 4 }, () => Math.floor(random() * 0x1_0000_0000));
    expect(draws).toEqual([2212665081, 2440032900, 3354182211, 1811450211]);
  });

  it('stays in [0, 1) and spreads evenly', () => {
    const random = seededRandom('even');
    const counts = Array.from({ length: 16 }, () => 0);
    for (let draw = 0; draw < 32_000; draw++) {
      const bin = Math.floor(random() * 16);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    // a number outside would have opened a seventeenth bin
    expect(counts).toHaveLength(16);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(32_000);
    // chi-square with 15 degrees of freedom: 37.7 is passed once in a thousand times
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(37.7);
  });

  it('seeds that are alike have nothing in common', () => {
    const firsts = Array.from({ length: 1000 }, (_, index) => seededRandom(`1/${index}`)());
    expect(new Set(firsts).size).toBe(1000);
    const mean = firsts.reduce((sum, first) => sum + first, 0) / 1000;
    // 1000 uniform numbers: standard error of the mean 0.0091
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.03);
  });
});

describe('shuffle', () => {
  it('makes each order equally likely', () => {
    const random = seededRandom('orders');
    const counts = new Map<string, number>();
    for (let round = 0; round < 24_000; round++) {
      const order = shuffle(['E', 'G', 'H', 'S'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 23 degrees of freedom, once in a thousand
    expect(chi).toBeLessThan(49.7);
  });

  it('leaves what it was given as it was', () => {
    const deck = [1, 2, 3, 4, 5];
    const shuffled = shuffle(deck, seededRandom('copy'));
    expect(deck).toEqual([1, 2, 3, 4, 5]);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(deck);
  });
});

describe('randomBelow', () => {
  it('draws again where a draw would favour small numbers', () => {
    const draws = [0xffff_ffff / 0x1_0000_0000, 5 / 0x1_0000_0000];
    // 2^32 leaves 1 when divided by 3: the very last draw would make 0 more likely
    expect(randomBelow(3, () => draws.shift() ?? 0)).toBe(2);
  });

  it('does not hang on a source that always gives the same', () => {
    expect(randomBelow(3, () => 1 - 2 ** -53)).toBeLessThan(3);
  });
});

describe('pick', () => {
  it('takes one of the values, the only one, or none', () => {
    const random = seededRandom('pick');
    expect(['a', 'b', 'c']).toContain(pick(['a', 'b', 'c'], random));
    expect(pick(['only'], random)).toBe('only');
    expect(pick([], random)).toBeUndefined();
  });
});
