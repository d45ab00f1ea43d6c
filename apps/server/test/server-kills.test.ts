import { expect, it } from 'vitest';
import { killServer } from './simulation/server-kills.ts';

it(
  'kill -9 of the server while four people play: nothing acknowledged is lost, and the evening goes on',
  { timeout: 180_000 },
  async () => {
    const { violations, acknowledged } = await killServer(2, 'merge');
    expect(violations).toEqual([]);
    // After each kill more than three commands are done, or it is a violation.
    expect(acknowledged).toBeGreaterThanOrEqual(8);
  },
);
