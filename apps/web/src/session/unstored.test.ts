import { describe, expect, test } from 'vitest';
import type { SessionHead } from './session-head.ts';
import { missing, onTop, type Unstored } from './unstored.ts';

const HEAD: SessionHead = { version: 1, id: 'one', preset: 'sauspiel', set: {}, dealer: 3, seed: null };

function unstored(base: number, from: number, events: readonly unknown[], begins = false): Unstored {
  return { head: HEAD, begins, base, from, events };
}

function found(...events: readonly unknown[]) {
  return { head: HEAD, events };
}

describe('two changes in one', () => {
  test('events go on where the earlier ones end', () => {
    expect(onTop(unstored(4, 4, ['a']), unstored(5, 5, ['b']))).toEqual(unstored(4, 4, ['a', 'b']));
  });

  test('what is taken back goes, also what was stored before', () => {
    expect(onTop(unstored(4, 4, ['a', 'b']), unstored(6, 5, []))).toEqual(unstored(4, 4, ['a']));
    expect(onTop(unstored(4, 4, ['a']), unstored(5, 2, []))).toEqual(unstored(4, 2, []));
  });

  test('a new session leaves nothing of the old one', () => {
    const next = { ...unstored(0, 0, [], true), head: { ...HEAD, id: 'two' } };
    expect(onTop(unstored(4, 4, ['a']), next)).toEqual(next);
    const events = { ...unstored(0, 0, ['x']), head: next.head };
    expect(onTop(next, events)).toEqual({ ...next, events: ['x'] });
  });
});

describe('what a journal has and the database has not', () => {
  test('all of it, part of it, nothing of it', () => {
    const journal = unstored(2, 2, ['c', 'd']);
    expect(missing(found('a', 'b'), journal)).toEqual(journal);
    expect(missing(found('a', 'b', 'c'), journal)).toEqual(unstored(3, 3, ['d']));
    expect(missing(found('a', 'b', 'c', 'd'), journal)).toBeNull();
  });

  test('a card that was taken back', () => {
    const journal = unstored(3, 2, ['x']);
    expect(missing(found('a', 'b', 'c'), journal)).toEqual(journal);
    expect(missing(found('a', 'b', 'x'), { ...journal, base: 9 })).toBeNull();
  });

  test('a session that began and never came into the database', () => {
    const journal = unstored(0, 0, ['a'], true);
    expect(missing(null, journal)).toEqual(journal);
    expect(missing({ head: { ...HEAD, id: 'other' }, events: ['z'] }, journal)).toEqual(journal);
    expect(missing(found('a', 'b'), journal)).toBe('foreign');
  });

  test('a log that went on elsewhere is never mixed with it', () => {
    expect(missing(found('a', 'b', 'other'), unstored(2, 2, ['c']))).toBe('foreign');
    expect(missing(found('a'), unstored(2, 2, ['c']))).toBe('foreign');
    expect(missing({ head: { ...HEAD, id: 'other' }, events: [] }, unstored(2, 2, ['c']))).toBe('foreign');
    expect(missing(null, unstored(2, 2, ['c']))).toBe('foreign');
  });
});
