import { describe, expect, it } from 'vitest';
import { handOrderIn, levelIn, readSessionHead, withLevel, withTakenBack, type SessionHead } from './session-head.ts';

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

  it('keeps levels and what was taken back; entries that are none are left out', () => {
    const head = withTakenBack(withLevel(withLevel(GOOD, 1, 'strong'), 4, 'beginner'), 3);
    expect(readSessionHead(structuredClone(head))).toEqual(head);
    const poisoned = {
      ...GOOD,
      levels: [null, { from: 2, level: 'god' }, { from: 2, level: 'strong' }],
      takenBack: ['1', 2],
    };
    expect(readSessionHead(poisoned)).toEqual({ ...GOOD, levels: [{ from: 2, level: 'strong' }], takenBack: [2] });
  });
});

it('keeps the order of the hand for its deal alone; what is no order is left out', () => {
  const head = { ...GOOD, handOrder: { deal: 3, cards: [5, 1, 9] } };
  const read = readSessionHead(structuredClone(head));
  expect(read).toEqual(head);
  expect([3, 4, undefined].map((deal) => handOrderIn(read ?? GOOD, deal))).toEqual([[5, 1, 9], null, null]);
  for (const handOrder of [null, 'EO', { deal: 3 }, { deal: 3, cards: ['EO'] }]) {
    expect(readSessionHead({ ...GOOD, handOrder })).toEqual(GOOD);
  }
});

describe('the level of the bots', () => {
  it('is as it was chosen for a deal: later choices hold from the next deal on', () => {
    const head = withLevel(withLevel(withLevel(GOOD, 1, 'strong'), 4, 'regular'), 4, 'beginner');
    expect([1, 3, 4, 9].map((deal) => levelIn(head, deal))).toEqual(['strong', 'strong', 'beginner', 'beginner']);
    expect(head.levels).toHaveLength(2);
  });

  it('is rules of thumb in sessions from before there were levels', () => {
    expect(levelIn(GOOD, 5)).toBe('beginner');
  });

  it('notes a deal once, however often something was taken back', () => {
    expect(withTakenBack(withTakenBack(GOOD, 2), 2).takenBack).toEqual([2]);
  });
});
