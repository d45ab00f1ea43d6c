import { expect, it } from 'vitest';
import { parallelClaims } from './simulation/claims.ts';
import { hostileFrames } from './simulation/hostile-frames.ts';
import { memoryStore } from './simulation/memory-store.ts';

it(
  '20,000 frames that nobody should send, with 50 tables being played at: no error, no silent change, always an answer',
  { timeout: 120_000 },
  async () => {
    const report = await hostileFrames(20_000, 50, 'merge');
    expect(report.violations).toEqual([]);
    // What was to be tried really happened.
    expect(report.done).toBeGreaterThan(300);
    for (const code of [
      'frame-field',
      'frame-not-json',
      'not-seated',
      'seated-elsewhere',
      'hello-first',
      'name-taken',
    ]) {
      expect(report.refusals[code], code).toBeGreaterThan(0);
    }
  },
);

it('1,000 people want one chair at once, over two nodes: one gets it', async () => {
  const { winners, sitting, refusals } = await parallelClaims(memoryStore(), 1_000);
  expect([winners, sitting]).toEqual([1, 1]);
  expect(refusals).toEqual({ 'chair-taken': 999 });
});
