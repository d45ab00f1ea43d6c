import { compareManyWorlds } from '../../packages/table/test/many-worlds.ts';
import { untilStopped } from './interruption.ts';
import type { LongResult } from './main.ts';

/** Positions between two looks whether the run shall end. */
const POSITIONS_A_PART = 1_000;

/**
 * `two-worlds [positions] [seed]`: worlds that differ in cards which a person may not know give the same frames and times. Ctrl+C ends it after the part that
 * is running, and it says what was done so far.
 */
export async function run([wanted = '100000', seed = '1']: readonly string[]): Promise<LongResult> {
  const isStopped = untilStopped();
  const violations: string[] = [];
  const seen: Record<string, number> = {};
  let [positions, partners] = [0, 0];
  for (let part = 0; positions < Number(wanted) && violations.length === 0 && !isStopped(); part++) {
    const found = compareManyWorlds(Math.min(POSITIONS_A_PART, Number(wanted) - positions), `${seed}/${part}`);
    positions += found.positions;
    partners += found.partners;
    for (const [what, times] of Object.entries(found.seen)) seen[what] = (seen[what] ?? 0) + times;
    violations.push(...found.violations);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  return { isFine: violations.length === 0 && partners > 0, found: { positions, partners, seen, violations } };
}
