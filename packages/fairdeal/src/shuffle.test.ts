import { expect, it } from 'vitest';
import { someBytes, testRandom } from '../test/make-proof.ts';
import { shuffled } from './shuffle.ts';

const DEALS = 4_000;

it.each([32, 24] as const)('every card is as likely on every place of a pack of %i', (deck) => {
  const random = testRandom(deck);
  const counts = new Uint32Array(deck * deck);
  for (let deal = 0; deal < DEALS; deal++) {
    for (const [place, card] of shuffled(deck, someBytes(32, random)).entries()) {
      counts[card * deck + place]! += 1;
    }
  }
  const expected = DEALS / deck;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) * ((deck - 1) / deck);
  // Rows and columns are fixed: (deck − 1)² degrees of freedom. The numbers are always the same, so the bound is never met by chance.
  const degrees = (deck - 1) ** 2;
  expect(Math.abs(chiSquare - degrees)).toBeLessThan(3.5 * Math.sqrt(2 * degrees));
});
