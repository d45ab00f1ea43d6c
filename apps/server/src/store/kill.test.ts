import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { killCycles } from '../../test/kill-cycles.ts';
import { seeded } from '../../test/seeded.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'kill-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

it(
  'kill -9 under load: what was acknowledged is there, nothing twice, nothing by halves, no wake-up lost',
  { timeout: 120_000 },
  async () => {
    const result = await killCycles(join(FOLDER, 'store.sqlite'), 5, seeded(1));
    expect(result.violations).toEqual([]);
    expect(result.acknowledged).toBeGreaterThan(50);
  },
);
