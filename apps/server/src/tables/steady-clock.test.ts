import { expect, it } from 'vitest';
import { steadyClock } from './steady-clock.ts';

it('goes with the clock of the machine, but never back: what is due in a moment is not due in an hour', () => {
  let [wall, steady] = [1_800_000_000_000, 5_000];
  const now = steadyClock(
    () => wall,
    () => steady,
  );
  const pass = (ms: number): void => {
    wall += ms;
    steady += ms;
  };
  expect(now()).toBe(1_800_000_000_000);
  pass(1_500);
  expect(now()).toBe(1_800_000_001_500);
  wall -= 3_600_000;
  expect(now()).toBe(1_800_000_001_500);
  pass(900);
  expect(now()).toBe(1_800_000_002_400);
  // The machine slept, or its clock was late.
  wall += 2 * 3_600_000;
  expect(now()).toBe(1_800_003_602_400);
});
