import { compareManyWorlds } from '../../packages/table/test/many-worlds.ts';
import type { LongResult } from './main.ts';

/** `two-worlds [positions] [seed]`: worlds that differ in cards which a person may not know give the same frames and times. */
export function run([positions = '100000', seed = '1']: readonly string[]): LongResult {
  const found = compareManyWorlds(Number(positions), seed);
  return { isFine: found.violations.length === 0, found };
}
