import { describe, expect, it } from 'vitest';
import { readSessionHead, type SessionHead } from './session-head.ts';

const GOOD: SessionHead = {
  version: 1,
  id: 'a',
  preset: 'wirtshaus',
  set: { 'games.bettel': true },
  dealer: 2,
  seed: null,
};

describe('the head of a stored session', () => {
  it('is read as it was written', () => {
    expect(readSessionHead(structuredClone(GOOD))).toEqual(GOOD);
  });

  it.each([
    null,
    'text',
    [],
    { ...GOOD, version: 2 },
    { ...GOOD, id: 5 },
    { ...GOOD, preset: 'nowhere' },
    { ...GOOD, dealer: 4 },
    { ...GOOD, seed: 5 },
    { ...GOOD, set: [] },
    { ...GOOD, set: { 'games.bettel': 'perhaps' } },
    { ...GOOD, set: { unknown: 1 } },
  ])('is nothing that this version continues: %j', (stored) => {
    expect(readSessionHead(stored)).toBeNull();
  });
});
