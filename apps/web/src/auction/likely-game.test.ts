import type { SeatAction } from '@stammtisch/rules';
import { expect, it } from 'vitest';
import { likelyGame } from './likely-game.ts';

const GAMES = ['rufspiel', 'wenz', 'solo'] as const;
const WENZ: SeatAction = { type: 'announce', announcement: { game: 'wenz' } };
const SOLO_TOUT: SeatAction = { type: 'announce', announcement: { game: 'solo', suit: 'H', tout: true } };

it('begins with the game that was named, and with its Tout', () => {
  expect(likelyGame({ game: 'wenz', tout: false }, GAMES, [WENZ])).toEqual({ game: 'wenz', tout: false });
  expect(likelyGame({ game: 'solo', tout: true }, GAMES, [WENZ, SOLO_TOUT])).toEqual({ game: 'solo', tout: true });
});

it('does not begin with a Rufspiel that has no Sau to call', () => {
  expect(likelyGame({ game: 'rufspiel', tout: false }, GAMES, [WENZ])).toEqual({ game: 'wenz', tout: false });
});

it('begins with the lowest game that is possible where none was named', () => {
  expect(likelyGame(null, GAMES, [SOLO_TOUT, WENZ])).toEqual({ game: 'wenz', tout: false });
});
