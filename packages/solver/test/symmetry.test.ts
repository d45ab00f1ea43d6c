import { TRUMP, beats, bySeat, cardsOf, deckSet, seatAfter, setOf } from '@stammtisch/rules';
import type { BySeat, Card, CardSet, Play, Seat } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { makeSolver } from '../src/index.ts';
import { makeLayouts } from '../src/layout.ts';
import { found } from './found.ts';
import { allGames, randomEndgame, seeded } from './random-endgame.ts';

const GAMES = ['rufspiel', 'solo', 'wenz', 'farbwenz', 'geier', 'farbgeier', 'bettel'] as const;
const solver = makeSolver();

function plays(count: number): readonly Play[] {
  const below = seeded(77);
  return GAMES.flatMap((game) =>
    Array.from({ length: count }, () => randomEndgame(allGames({ 'davonlaufen.minCards': 3 }), game, 5, below)),
  );
}

function turn<T>(values: BySeat<T>): BySeat<T> {
  return bySeat((seat) => values[seatAfter(seat, 3)]);
}

function next(seat: Seat): Seat {
  return seatAfter(seat, 1);
}

/** The same position with everybody one seat on. */
function rotated(play: Play): Play {
  const { contract } = play;
  return {
    ...play,
    contract: 'declarer' in contract ? { ...contract, declarer: next(contract.declarer) } : contract,
    hands: turn(play.hands),
    dealt: turn(play.dealt),
    points: turn(play.points),
    taken: turn(play.taken),
    leader: next(play.leader),
    partner: play.partner === null ? null : next(play.partner),
    tricks: play.tricks.map((trick) => Object.assign({ ...trick }, { winner: next(trick.winner) })),
  };
}

/** Eichel and Gras exchanged as far as they are plain. */
function renamed(play: Play): Play {
  const swap = (card: Card): Card => (play.order.suit[card] === TRUMP || card > 15 ? card : card ^ 8);
  const swapSet = (set: CardSet): CardSet => setOf(cardsOf(set).map(swap));
  const { contract } = play;
  return {
    ...play,
    contract: contract.game === 'rufspiel' ? { ...contract, called: swap(contract.called) } : contract,
    hands: bySeat((seat) => swapSet(play.hands[seat])),
    dealt: bySeat((seat) => swapSet(play.dealt[seat])),
    trick: play.trick.map(swap),
  };
}

describe('what cannot make a difference makes none', () => {
  it('a position is worth the same one seat on', () => {
    for (const play of plays(12))
      expect(found(solver.value(rotated(play))).value).toBe(found(solver.value(play)).value);
  });

  it('a position is worth the same with two plain suits exchanged', () => {
    const plain = plays(12).filter(({ order }) => order.trumpSuit !== 'E' && order.trumpSuit !== 'G');
    expect(plain.length).toBeGreaterThan(40);
    for (const play of plain) expect(found(solver.value(renamed(play))).value).toBe(found(solver.value(play)).value);
  });

  it('of any two cards the solver lets the same one win as the rules do', () => {
    const layoutOf = makeLayouts();
    for (const play of plays(1)) {
      const layout = layoutOf(play);
      for (const a of cardsOf(deckSet(32))) {
        for (const b of cardsOf(deckSet(32)).filter((other) => other !== a)) {
          const beaten = ((layout.beatenBy[layout.bitOf[b]!]! >>> layout.bitOf[a]!) & 1) === 1;
          expect(beaten).toBe(beats(play.order, a, b));
        }
      }
    }
  });
});
