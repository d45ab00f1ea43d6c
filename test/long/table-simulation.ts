import process from 'node:process';
import { manyEvenings } from '../../apps/server/test/simulation/many-evenings.ts';
import { untilStopped } from './interruption.ts';
import type { LongResult } from './main.ts';

/** In fewer deals something rare may be missing by chance. */
const ENOUGH_DEALS = 2_000;

/**
 * `table-simulation [deals] [seed]`: whole evenings in virtual time, with broken lines, crashes, slow disks and clocks that jump. Ctrl+C ends it after the
 * evening that is being played, and it says what was done so far.
 */
export async function run([wanted = '5000', seed = '1']: readonly string[]): Promise<LongResult> {
  const isStopped = untilStopped();
  const report = await manyEvenings(Number(wanted), seed, (deals) => {
    process.stderr.write(`${deals} of ${wanted} deals\n`);
    return isStopped();
  });
  const isCovered = report.missing.length === 0 || report.deals < ENOUGH_DEALS;
  return { isFine: report.violations.length === 0 && isCovered, found: report };
}
