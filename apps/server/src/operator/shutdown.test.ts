import { expect, it } from 'vitest';
import type { LogEntry } from './log.ts';
import { shutdown } from './shutdown.ts';

it('a server ends step by step, once, and says so', async () => {
  const entries: LogEntry[] = [];
  const steps: string[] = [];
  const { stop, isStopping } = shutdown([() => void steps.push('door'), () => void steps.push('database')], (entry) =>
    entries.push(entry),
  );
  expect(isStopping()).toBe(false);
  expect(await Promise.all([stop('SIGTERM'), stop('SIGINT')])).toEqual([0, 0]);
  expect(isStopping()).toBe(true);
  expect(steps).toEqual(['door', 'database']);
  expect(entries.map(({ event }) => event)).toEqual(['stopping', 'stopped']);
});

it('a step that fails or never ends keeps nothing from ending', async () => {
  const steps: string[] = [];
  expect(
    await shutdown(
      [() => Promise.reject(new Error(`after ${steps.length}`)), () => void steps.push('next')],
      () => {},
    ).stop('SIGTERM'),
  ).toBe(1);
  expect(steps).toEqual(['next']);
  expect(await shutdown([() => new Promise<void>(() => {})], () => {}, 10).stop('SIGTERM')).toBe(1);
  expect(await shutdown([], () => {}).stop('failure')).toBe(1);
});
