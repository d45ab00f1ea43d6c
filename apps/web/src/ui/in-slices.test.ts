import { expect, test } from 'vitest';
import { mapInSlices, type Progress } from './in-slices.ts';

/** As long as a slice may take, and a little more. */
function workFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('a long list comes whole and in order, and others get their turn in between', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const told: Progress[] = [];
  const doubled = await mapInSlices(
    [1, 2, 3, 4, 5],
    (number, index) => {
      workFor(15);
      return `${index}:${2 * number}`;
    },
    (progress) => told.push(progress) > 0,
  );
  clearInterval(timer);
  expect(doubled).toEqual(['0:2', '1:4', '2:6', '3:8', '4:10']);
  expect(turns).toBeGreaterThan(1);
  expect(told.at(-1)).toEqual({ done: 5, of: 5 });
});

test('what nobody wants any more is not read to its end', async () => {
  let read = 0;
  const rest = await mapInSlices(
    Array.from({ length: 100 }, (_, index) => index),
    () => {
      read++;
      workFor(15);
    },
    () => false,
  );
  expect(rest).toBeNull();
  expect(read).toBe(1);
});

test('a short list needs no turn of the page', async () => {
  expect(
    await mapInSlices(
      [],
      () => 1,
      () => false,
    ),
  ).toEqual([]);
  expect(
    await mapInSlices(
      ['a'],
      (text) => text,
      () => false,
    ),
  ).toEqual(['a']);
});
