import { cutDeck } from '@stammtisch/rules';
import { expect, it } from 'vitest';
import { equalCuts } from './cuts.ts';

const pack = (deck: number) => Array.from({ length: deck }, (_, place) => place);

it.each([32, 24] as const)(
  'cuts that a house allows and the protocol does not are written as equal ones: %i cards',
  (deck) => {
    for (const cuts of [
      [1],
      [2],
      [deck - 1],
      [deck - 2],
      [5, 5, 5, 5],
      [3, 4, 5, 6, 7],
      [1, deck - 1],
      [15, 1],
      [deck / 2 + 1],
    ]) {
      const equal = equalCuts(deck, cuts);
      expect(equal.length).toBeLessThanOrEqual(3);
      for (const at of equal) expect(at >= 3 && at <= deck - 3).toBe(true);
      expect(equal.reduce(cutDeck, pack(deck))).toEqual(cuts.reduce(cutDeck, pack(deck)));
    }
  },
);

it('cuts that are within the bounds stay as they were made', () => {
  expect(equalCuts(32, [3, 29, 16])).toEqual([3, 29, 16]);
  expect(equalCuts(24, [])).toEqual([]);
});
