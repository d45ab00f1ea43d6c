import { describe, expect, it } from 'vitest';
import { allGames, randomEndgame, seeded } from '../test/random-endgame.ts';
import { worldsOf } from './world.ts';

describe('worlds of a position', () => {
  it('the true hands give the true play: partner, cards dealt, and whether he ran away (R80)', () => {
    const rules = allGames({ 'davonlaufen.minCards': 3 });
    const below = seeded(11);
    const plays = Array.from({ length: 200 }, (_, index) => randomEndgame(rules, 'rufspiel', (index % 6) + 1, below));
    for (const play of plays) expect(worldsOf(play)(play.hands)).toEqual(play);
    expect(plays.filter(({ ranAway }) => ranAway).length).toBeGreaterThan(5);
  });

  it('works for games without a partner', () => {
    const play = randomEndgame(allGames({}), 'wenz', 4, seeded(12));
    expect(worldsOf(play)(play.hands)).toEqual(play);
  });
});
