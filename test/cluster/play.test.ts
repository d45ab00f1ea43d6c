import process from 'node:process';
import { expect, it } from 'vitest';
import { WHY_NO_POSTGRES } from '../../apps/server/test/postgres-server.ts';
import { playOnCluster } from './play.ts';

if (WHY_NO_POSTGRES !== null) process.stderr.write(`Left out: tables on a cluster. ${WHY_NO_POSTGRES}.\n`);

it.runIf(WHY_NO_POSTGRES === null)(
  'a minute on three nodes that are killed and stopped: nothing acknowledged is lost or done twice, every deal ends, and nobody sees what is not his',
  { timeout: 600_000 },
  async () => {
    const report = await playOnCluster({ minutes: 1, tables: 4, seed: 'merge' });
    expect(report.violations).toEqual([]);
    // What was to be tried really happened.
    expect(report.acknowledged).toBeGreaterThan(50);
    expect(report.compared).toBeGreaterThan(20);
    expect(Object.values(report.faults).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1);
  },
);
