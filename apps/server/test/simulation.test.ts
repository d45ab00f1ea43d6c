import { expect, it } from 'vitest';
import { simulate } from './simulation/simulate.ts';

/** `npm run test:long -- table-simulation 1000000` plays more. */
it.each([
  { people: 4, faults: false, deals: 12 },
  { people: 1, faults: true, deals: 15 },
  { people: 2, faults: true, deals: 25 },
  { people: 4, faults: true, deals: 30 },
  { people: 5, faults: true, deals: 25 },
])(
  'simulated evenings, $people people, faults: $faults: nothing lost, nothing twice, every proof good',
  { timeout: 60_000 },
  async (plan) => {
    const report = await simulate({ seed: `merge-${plan.people}`, ...plan });
    expect(report.violations).toEqual([]);
    expect(report.deals).toBeGreaterThan(plan.deals);
    expect(report.proofs).toBeGreaterThan(0);
  },
);
