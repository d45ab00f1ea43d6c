import { cardOf, deckCards } from '@stammtisch/rules';
import { expect, it } from 'vitest';
import { VALUES } from '../settings/schema.ts';
import { cardSign } from './card-sign.ts';

it('a card in words has the letters of its index', () => {
  const words = { face: 'bavarian', grasName: 'gras' } as const;
  expect(cardSign(cardOf('E', 'O'), words)).toEqual({ suit: 'E', rank: 'O' });
  expect(cardSign(cardOf('S', 'Z'), words)).toEqual({ suit: 'S', rank: '10' });
  expect(cardSign(cardOf('G', 'A'), { ...words, grasName: 'laub' })).toEqual({ suit: 'L', rank: 'A' });
  expect(cardSign(cardOf('G', 'U'), { ...words, face: 'french' })).toEqual({ suit: 'Pi', rank: 'B' });
});

it('no two cards have the same letters, whatever they are called', () => {
  for (const face of VALUES.face)
    for (const grasName of VALUES.grasName) {
      const signs = deckCards(32).map((card) => Object.values(cardSign(card, { face, grasName })).join('-'));
      expect(new Set(signs).size).toBe(32);
    }
});
