import { simulate } from '../../apps/server/test/simulation/simulate.ts';
import type { LongResult } from './main.ts';

/** Deals of one simulated evening. */
const DEALS_AN_EVENING = 40;
const PEOPLE = [4, 2, 1, 5, 3, 6];

/** `table-simulation [deals] [seed]`: whole evenings in virtual time, with broken lines, crashes, slow disks and clocks that jump. */
export async function run([wanted = '5000', seed = '1']: readonly string[]): Promise<LongResult> {
  const violations: object[] = [];
  const happened: Record<string, number> = {};
  let [deals, events, frames, proofs, lasted] = [0, 0, 0, 0, 0];
  for (let evening = 0; deals < Number(wanted) && violations.length === 0; evening++) {
    const plan = {
      seed: `${seed}/${evening}`,
      deals: Math.min(DEALS_AN_EVENING, Number(wanted) - deals),
      people: PEOPLE[evening % PEOPLE.length] ?? 4,
      faults: evening % 10 !== 9,
    };
    const report = await simulate(plan);
    deals += report.deals;
    events += report.events;
    frames += report.frames;
    proofs += report.proofs;
    lasted += report.lasted;
    for (const [fault, count] of Object.entries(report.happened)) happened[fault] = (happened[fault] ?? 0) + count;
    if (report.violations.length > 0) violations.push({ ...plan, violations: report.violations });
    process.stderr.write(`${deals} of ${wanted} deals\n`);
  }
  const hours = Math.round(lasted / 36_000) / 100;
  return { isFine: violations.length === 0, found: { deals, events, frames, proofs, hours, happened, violations } };
}
