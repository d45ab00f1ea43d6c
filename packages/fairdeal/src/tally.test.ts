import { expect, it } from 'vitest';
import { makeEvening, testRandom } from '../test/make-proof.ts';
import { EMPTY_TALLY, TALLIED, addTallies, tallyOf } from './index.ts';

const IN_DECK = { trumps: 14, saue: 4, ober: 4, 'ober-unter': 8 } as const;

it('counts every hand of every deal with 32 cards once, and as many good cards as are in the deck', () => {
  const proofs = makeEvening(40, testRandom(7));
  const tally = tallyOf(proofs);
  expect(tally.deals + tally.short + tally.void).toBe(proofs.length);
  expect(tally.deals).toBeGreaterThan(0);
  for (const kind of TALLIED) {
    for (const hands of tally.hands[kind]) expect(hands.reduce((sum, count) => sum + count, 0)).toBe(tally.deals);
    const cards = tally.hands[kind].flatMap((hands) => hands.map((count, held) => count * held));
    expect(cards.reduce((sum, held) => sum + held, 0)).toBe(tally.deals * IN_DECK[kind]);
  }
  expect(tallyOf([...proofs, ...proofs])).toEqual(addTallies(tally, tally));
  expect(addTallies(tally, EMPTY_TALLY)).toEqual(tally);
});

it('counts the hands from the forehand on, whoever deals', () => {
  const proof = makeEvening(60, testRandom(9)).find(({ deck, hands }) => deck === 32 && hands !== null);
  const forehand = proof!.hands![(proof!.dealer + 1) % 4]!;
  const saue = forehand.filter((card) => card.endsWith('A')).length;
  expect(tallyOf([proof!]).hands.saue[0][saue]).toBe(1);
});
