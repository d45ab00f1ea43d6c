import { hostileFrames } from '../../apps/server/test/simulation/hostile-frames.ts';
import type { LongResult } from './main.ts';

/** Frames for one set of tables; then new ones. */
const FRAMES_A_SET = 20_000;

/** `hostile-frames [frames] [seed]`: frames that nobody should send, to 50 tables that are being played at. */
export async function run([wanted = '5000000', seed = '1']: readonly string[]): Promise<LongResult> {
  const violations: string[] = [];
  let [frames, done] = [0, 0];
  for (let set = 0; frames < Number(wanted) && violations.length === 0; set++) {
    const report = await hostileFrames(Math.min(FRAMES_A_SET, Number(wanted) - frames), 50, `${seed}/${set}`);
    frames += report.frames;
    done += report.done;
    violations.push(...report.violations);
    process.stderr.write(`${frames} of ${wanted} frames\n`);
  }
  return { isFine: violations.length === 0, found: { frames, done, violations } };
}
