import { expect, it } from 'vitest';
import { manyEvenings } from './simulation/many-evenings.ts';

/** `npm run test:long -- table-simulation 1000000` plays more. */
it(
  '5,000 deals of simulated evenings: nothing lost, nothing twice, every proof good, and every fault really happened',
  { timeout: 600_000 },
  async () => {
    const { violations, missing, deals, proofs } = await manyEvenings(5_000, 'merge');
    expect(violations).toEqual([]);
    expect(missing).toEqual([]);
    expect(deals).toBeGreaterThanOrEqual(5_000);
    expect(proofs).toBeGreaterThan(deals);
  },
);
