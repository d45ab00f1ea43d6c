import process from 'node:process';
import { hostileFrames } from '../../apps/server/test/simulation/hostile-frames.ts';
import { untilStopped } from './interruption.ts';
import type { LongResult } from './main.ts';

/** Frames for one set of tables; then new ones. */
const FRAMES_A_SET = 20_000;

/**
 * `hostile-frames [frames] [seed]`: frames that nobody should send, to 50 tables that are being played at. Ctrl+C ends it after the set that is running, and it
 * says what was done so far.
 */
export async function run([wanted = '5000000', seed = '1']: readonly string[]): Promise<LongResult> {
  const isStopped = untilStopped();
  const violations: string[] = [];
  const refusals: Record<string, number> = {};
  let [frames, done, sets] = [0, 0, 0];
  for (; frames < Number(wanted) && violations.length === 0 && !isStopped(); sets++) {
    const report = await hostileFrames(Math.min(FRAMES_A_SET, Number(wanted) - frames), 50, `${seed}/${sets}`);
    frames += report.frames;
    done += report.done;
    for (const [code, times] of Object.entries(report.refusals)) refusals[code] = (refusals[code] ?? 0) + times;
    violations.push(...report.violations);
    process.stderr.write(`${frames} of ${wanted} frames\n`);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  return { isFine: violations.length === 0 && done > 0, found: { frames, sets, done, refusals, violations } };
}
