import { parallelClaims } from '../../apps/server/test/simulation/claims.ts';
import { memoryStore } from '../../apps/server/test/simulation/memory-store.ts';
import type { LongResult } from './main.ts';

const CLAIMS_A_CHAIR = 1_000;

/** `parallel-claims [claims]`: a thousand people at a time want one chair, over two nodes. */
export async function run([wanted = '100000']: readonly string[]): Promise<LongResult> {
  let [claims, chairs, wrong] = [0, 0, 0];
  while (claims < Number(wanted)) {
    const report = await parallelClaims(memoryStore(), CLAIMS_A_CHAIR);
    claims += report.claims;
    chairs += 1;
    if (report.winners !== 1 || report.sitting !== 1) wrong += 1;
  }
  return { isFine: wrong === 0, found: { claims, chairs, wrong } };
}
