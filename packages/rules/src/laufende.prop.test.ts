import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardOrder } from './card-order.ts';
import { deckSet, has } from './card-set.ts';
import { SUITS } from './card.ts';
import { laufende } from './laufende.ts';

const order = fc
  .record({
    game: fc.constantFrom('rufspiel', 'solo', 'wenz', 'geier', 'farbwenz', 'farbgeier'),
    suit: fc.constantFrom(...SUITS),
    deck: fc.constantFrom(24 as const, 32 as const),
  })
  .map(({ game, suit, deck }) => ({ deck, order: cardOrder({ game, suit }, { deck, bettelRankOrder: 'nullOrder' }) }));

describe('laufende', () => {
  test('R94 the run is unbroken, begins at the top and ends where the other side holds a trump', () => {
    fc.assert(
      fc.property(order, fc.integer(), (game, bits) => {
        const cards = bits & deckSet(game.deck);
        const { holder, count } = laufende(game.order, cards);
        const holds = game.order.trumps.map((trump) => has(cards, trump) === (holder === 'declarer'));
        expect(holds.slice(0, count).every(Boolean)).toBe(true);
        expect(holds[count] ?? false).toBe(false);
        expect(count).toBeGreaterThan(0);
      }),
    );
  });

  test('B4 seen from the other side the run is the same', () => {
    fc.assert(
      fc.property(order, fc.integer(), (game, bits) => {
        const mine = laufende(game.order, bits & deckSet(game.deck));
        const theirs = laufende(game.order, ~bits & deckSet(game.deck));
        expect(theirs).toEqual({ holder: mine.holder === 'declarer' ? 'opponents' : 'declarer', count: mine.count });
      }),
    );
  });
});
