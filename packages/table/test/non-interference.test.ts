import { expect, it } from 'vitest';
import { compareManyWorlds } from './many-worlds.ts';

it('two worlds that differ in cards which a person may not know give the same frames, with the same clocks', () => {
  const { positions, partners, seen, violations } = compareManyWorlds(1_500, 'merge');
  expect(violations).toEqual([]);
  expect(positions).toBeGreaterThanOrEqual(1_500);
  expect(partners).toBeGreaterThan(0);
  for (const what of ['auction', 'rufspiel', 'solo', 'wenz']) expect(seen[`in ${what}`], what).toBeGreaterThan(0);
  for (const who of ['a player', 'a spectator']) expect(seen[`by ${who}`], who).toBeGreaterThan(0);
});
