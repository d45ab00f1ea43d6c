import { expect, it } from 'vitest';
import { compareManyWorlds } from './many-worlds.ts';

it(
  'two worlds that differ in cards which a person may not know give the same frames, with the same clocks',
  { timeout: 60_000 },
  () => {
    const { positions, partners, violations } = compareManyWorlds(1_500, 'merge');
    expect(violations).toEqual([]);
    expect(positions).toBeGreaterThanOrEqual(1_500);
    expect(partners).toBeGreaterThan(0);
  },
);
