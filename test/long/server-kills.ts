import { killServer } from '../../apps/server/test/simulation/server-kills.ts';
import type { LongResult } from './main.ts';

/** `server-kills [cycles] [seed]`: kill -9 of the whole server while four people play over real sockets. */
export async function run([cycles = '1000', seed = '1']: readonly string[]): Promise<LongResult> {
  const found = await killServer(Number(cycles), seed);
  return { isFine: found.violations.length === 0, found };
}
