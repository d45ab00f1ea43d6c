import { parallelClaims } from '../../apps/server/test/simulation/claims.ts';
import { memoryStore } from '../../apps/server/test/simulation/memory-store.ts';
import { untilStopped } from './interruption.ts';
import type { LongResult } from './main.ts';

const CLAIMS_A_CHAIR = 1_000;

/** `parallel-claims [claims]`: a thousand people at a time want one chair, over two nodes. Ctrl+C ends it after the chair that is being fought for. */
export async function run([wanted = '100000']: readonly string[]): Promise<LongResult> {
  const isStopped = untilStopped();
  const refusals: Record<string, number> = {};
  let [claims, chairs, wrong] = [0, 0, 0];
  while (claims < Number(wanted) && !isStopped()) {
    const report = await parallelClaims(memoryStore(), CLAIMS_A_CHAIR);
    claims += report.claims;
    chairs += 1;
    if (report.winners !== 1 || report.sitting !== 1) wrong += 1;
    for (const [code, times] of Object.entries(report.refusals)) refusals[code] = (refusals[code] ?? 0) + times;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  return { isFine: wrong === 0 && chairs > 0, found: { claims, chairs, wrong, refusals } };
}
