import { missingIn, tally, type Coverage } from './coverage.ts';
import { planOf } from './plans.ts';
import { simulate } from './simulate.ts';

/** What came of many simulated evenings. */
export interface EveningsReport {
  readonly evenings: number;
  readonly deals: number;
  readonly events: number;
  readonly frames: number;
  readonly proofs: number;
  /** Virtual hours. */
  readonly hours: number;
  /** With the seed of the evening, which plays the same one again. */
  readonly violations: readonly string[];
  readonly coverage: Coverage;
  /** What should have been tried and never happened. */
  readonly missing: readonly string[];
}

const DEALS_AN_EVENING = 40;

/** Plays evenings of every kind until there are so many deals, or something is wrong, or `isOver`. */
export async function manyEvenings(
  wanted: number,
  seed: string,
  isOver: (deals: number) => boolean = () => false,
): Promise<EveningsReport> {
  const violations: string[] = [];
  const all = tally();
  let [evenings, deals, events, frames, proofs, lasted] = [0, 0, 0, 0, 0, 0];
  while (deals < wanted && violations.length === 0 && !isOver(deals)) {
    const plan = planOf(seed, evenings, Math.min(DEALS_AN_EVENING, wanted - deals));
    const report = await simulate(plan);
    evenings += 1;
    deals += report.deals;
    events += report.events;
    frames += report.frames;
    proofs += report.proofs;
    lasted += report.lasted;
    for (const [what, times] of Object.entries(report.coverage)) all.count(what, times);
    violations.push(...report.violations.map((violation) => `${plan.seed}: ${violation}`));
  }
  const coverage = all.counted();
  const hours = Math.round(lasted / 36_000) / 100;
  return { evenings, deals, events, frames, proofs, hours, violations, coverage, missing: missingIn(coverage) };
}
