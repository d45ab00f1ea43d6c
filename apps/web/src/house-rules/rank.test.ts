import { expect, test } from 'vitest';
import { isTiedUp, move, tidy, tie } from './rank.ts';

const ORDER = ['solo', 'wenz', 'geier', 'farbwenz', 'rufspiel'] as const;

test('B26 games of one group stand together, where the highest of them stands', () => {
  expect(tidy({ order: ORDER, ties: [['solo', 'geier']] }).order).toEqual([
    'solo',
    'geier',
    'wenz',
    'farbwenz',
    'rufspiel',
  ]);
});

test('a game moves up, down and stays at the ends', () => {
  expect(move({ order: ORDER, ties: [] }, 'wenz', -1).order).toEqual(['wenz', 'solo', 'geier', 'farbwenz', 'rufspiel']);
  expect(move({ order: ORDER, ties: [] }, 'wenz', 1).order).toEqual(['solo', 'geier', 'wenz', 'farbwenz', 'rufspiel']);
  expect(move({ order: ORDER, ties: [] }, 'solo', -1).order).toEqual(ORDER);
});

test('whoever passes a group passes all of it, and whoever leaves one has left it', () => {
  const tied = { order: ORDER, ties: [['solo', 'wenz', 'geier']] } as const;
  expect(move(tied, 'farbwenz', -1)).toEqual({
    order: ['farbwenz', 'solo', 'wenz', 'geier', 'rufspiel'],
    ties: tied.ties,
  });
  expect(move(tied, 'geier', 1)).toEqual({
    order: ['solo', 'wenz', 'farbwenz', 'geier', 'rufspiel'],
    ties: [['solo', 'wenz']],
  });
});

test('games are tied to the one above and parted again', () => {
  const one = tie({ order: ORDER, ties: [] }, 'wenz', true);
  expect(one.ties).toEqual([['solo', 'wenz']]);
  const three = tie(one, 'geier', true);
  expect(three.ties).toEqual([['solo', 'wenz', 'geier']]);
  expect(isTiedUp(three, 'geier')).toBe(true);
  expect(isTiedUp(three, 'solo')).toBe(false);
  expect(tie(three, 'wenz', false).ties).toEqual([['wenz', 'geier']]);
});
