import { parseCard } from '@stammtisch/rules';
import type { Contract } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { makeSolver } from '../src/index.ts';
import { minimaxValue } from './minimax.ts';
import { playOf } from './open-hands.ts';
import type { OpenHands } from './open-hands.ts';
import { found } from './found.ts';
import { allGames, randomEndgame, seeded } from './random-endgame.ts';

const solver = makeSolver();

function solo(suit: 'E' | 'G' | 'H' | 'S'): Contract {
  return { game: 'solo', suit, declarer: 0, tout: false };
}

function valueAfter(card: string, hands: OpenHands): number | undefined {
  return found(solver.cards(playOf(hands))).cards.get(parseCard(card) ?? -1);
}

describe('faults that other solvers had', () => {
  it.each([3, 5, 6])(
    'a table of %i bits, of which little stays, changes no answer',
    (bits) => {
      const tiny = makeSolver(bits);
      const below = seeded(118);
      for (let index = 0; index < 60; index++) {
        const game = (['rufspiel', 'solo', 'wenz', 'ramsch'] as const)[index % 4] ?? 'solo';
        const play = randomEndgame(allGames({}), game, 3 + (index % 3), below);
        const known = found(solver.cards(play));
        expect(found(tiny.cards(play)).cards).toEqual(known.cards);
        if (index % 3 === 0) expect(known.value).toBe(minimaxValue(play));
        for (const target of [30, 31, 60, 61, 90, 91])
          expect(found(tiny.reaches(play, target))).toBe(known.value >= target);
      }
    },
    60_000,
  );

  it('what was found in one contract is not used in another', () => {
    const hands = ['GO EA', 'EU E9', 'GA G9', 'HA S7'] as const;
    const contracts = [
      [solo('H'), 38],
      [{ game: 'wenz', declarer: 0, tout: false }, 11],
      [{ game: 'geier', declarer: 0, tout: false }, 38],
      [solo('G'), 5],
    ] as const satisfies readonly (readonly [Contract, number])[];
    for (const order of [contracts, contracts.toReversed(), [...contracts.slice(2), ...contracts.slice(0, 2)]]) {
      for (const [contract, value] of order) expect(found(solver.value(playOf({ contract, hands }))).value).toBe(value);
    }
  });

  it('the called card binds its holder until he has run away (R77, R80)', () => {
    const called = parseCard('SA') ?? 0;
    const contract = { game: 'rufspiel', suit: 'S', declarer: 3, tout: false, called, muss: false } as const;
    const hands = ['HK SU G7', 'HU H8 SA', 'SZ EK S7', 'EO GZ G9'] as const;
    for (const ranAway of [false, true, false]) {
      expect(found(solver.value(playOf({ contract, hands, ranAway }))).value).toBe(ranAway ? 46 : 21);
    }
  });

  it('neighbours are different moves while a card between them lies on the table', () => {
    const hands = { contract: solo('H'), hands: ['H7', 'GU SU', 'EA EZ', 'GA GZ'], trick: 'HU' } as const;
    expect(valueAfter('GU', hands)).toBe(0);
    expect(valueAfter('SU', hands)).toBe(24);
  });

  it('equal strength is not equal worth', () => {
    const hands = { contract: solo('H'), hands: ['E7', 'HZ HK', 'GA G7', 'SA S7'], trick: 'HO' } as const;
    expect(valueAfter('HK', hands)).toBe(7);
    expect(valueAfter('HZ', hands)).toBe(13);
  });

  it('the only legal card has its value too', () => {
    const hands = { contract: solo('H'), hands: ['HK', '', 'SZ', 'S9'], leader: 1, trick: 'SA' } as const;
    expect([...found(solver.cards(playOf(hands))).cards]).toEqual([[parseCard('SZ'), 25]]);
  });
});
