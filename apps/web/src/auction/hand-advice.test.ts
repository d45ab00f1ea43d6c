import { deckCards, parseCard, PRESETS, setOf, type Card, type CardSet } from '@stammtisch/rules';
import { seededRandom, shuffle } from '@stammtisch/bots';
import { describe, expect, it } from 'vitest';
import { handAdvice } from './hand-advice.ts';

const RULES = PRESETS.schafkopfschule;

function advice(cards: string) {
  return handAdvice(RULES, 0, setOf(cards.split(' ').map((code) => parseCard(code) as Card)));
}

describe('advice for a hand', () => {
  it('counts as players count: trumps of a Rufspiel, the run from the top, Säue beside them', () => {
    const { trumps, laufende, saeue } = advice('EO GO EU HA H7 EA G9 S8');
    expect({ trumps, laufende, saeue }).toEqual({ trumps: 5, laufende: 2, saeue: 1 });
  });

  it('says weiter for a hand of small cards and to play a great one alone', () => {
    expect(advice('H7 E7 E8 G7 G8 S7 S8 S9').dares).toBe(false);
    const great = advice('EO GO HO SO EU EA EZ E9');
    expect(great.dares).toBe(true);
    expect(great.best?.announcement).toMatchObject({ game: 'solo', suit: 'E' });
  });

  it('never promises more than a sure thing', () => {
    const random = seededRandom('advice');
    for (let deal = 0; deal < 200; deal++) {
      const hand: CardSet = setOf(shuffle(deckCards(32), random).slice(0, 8));
      const chance = handAdvice(RULES, 0, hand).best?.chance ?? 0;
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(100);
    }
  });
});
