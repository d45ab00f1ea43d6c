import { cardsOf, has, size } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { card, hand, playing, sightOnTurn, solo, tableWith } from '../test/deal-fixtures.ts';
import { beatOdds, lackOdds, ourTrickOdds, winnerSoFar } from './trick-odds.ts';

describe('lackOdds', () => {
  it('is the share of all hands without a wanted card', () => {
    const possible = hand('EA EZ EK E9 E8 E7');
    const wanted = hand('EA EZ');
    for (const cards of [0, 1, 2, 3, 4, 5]) {
      const hands = subsets(possible, cards);
      const without = hands.filter((held) => (held & wanted) === 0).length;
      expect(lackOdds(possible, cards, wanted)).toBeCloseTo(without / hands.length);
    }
  });

  it('knows certainty', () => {
    expect(lackOdds(hand('E9 E8'), 2, hand('EA'))).toBe(1);
    expect(lackOdds(hand('EA E8'), 2, hand('EA'))).toBe(0);
    expect(lackOdds(0, 3, hand('EA'))).toBe(1);
  });
});

function subsets(set: number, count: number): readonly number[] {
  const all = cardsOf(set);
  return Array.from({ length: 1 << all.length }, (_, bits) => bits)
    .filter((bits) => size(bits) === count)
    .map((bits) => all.reduce((held, each, index) => (has(bits, index) ? held | (1 << each) : held), 0));
}

const HANDS = {
  0: 'EO GO HO EU HA G9 E9 S9',
  1: 'SO GU HZ HK EK E8 S8 S7',
  2: 'HU SU H9 H8 EA EZ GZ G8',
  3: 'H7 GA GK G7 E7 SA SZ SK',
};

describe('who will win the trick', () => {
  it('nobody beats the highest trump', () => {
    const sight = sightOnTurn(playing(tableWith(HANDS), solo(0, 'H')));
    expect(ourTrickOdds(sight, card('EO'))).toBe(1);
  });

  it('the last hand knows for certain', () => {
    const sight = sightOnTurn(playing(tableWith(HANDS), solo(0, 'H'), 'E9 EK EA'));
    expect(winnerSoFar(sight)).toEqual({ seat: 2, card: card('EA') });
    // the trick is seat 2's, an opponent like seat 3
    expect(ourTrickOdds(sight, card('E7'))).toBe(1);
  });

  it('a led Sau can be trumped, the more likely the longer the suit is in the own hand', () => {
    const short = sightOnTurn(playing(tableWith({ 0: 'EO GO HO EU HA EA G9 S9' }), solo(0, 'H')));
    const long = sightOnTurn(playing(tableWith({ 0: 'EO GO HO EU EA EZ EK E9' }), solo(0, 'H')));
    const oddsShort = ourTrickOdds(short, card('EA'));
    const oddsLong = ourTrickOdds(long, card('EA'));
    expect(oddsShort).toBeGreaterThan(oddsLong);
    expect(oddsLong).toBeGreaterThan(0);
    expect(oddsShort).toBeLessThan(1);
  });

  it('who is void of the led suit beats a plain card only with a trump', () => {
    const table = playing(tableWith(HANDS), solo(0, 'H'), 'S9 S7 G8 SA');
    const sight = sightOnTurn(table);
    expect(sight.seat).toBe(3);
    // seat 2 showed that it has no Schellen: it trumps or it does not
    expect(beatOdds(sight, 2, 3, card('SZ'))).toBeGreaterThan(0.5);
    expect(beatOdds(sight, 2, 3, card('EO'))).toBe(0);
  });

  it('an opponent who cannot beat the declarer still hopes for the one who plays after', () => {
    const sight = sightOnTurn(playing(tableWith(HANDS), solo(0, 'H'), 'EU'));
    const odds = ourTrickOdds(sight, card('GU'));
    expect(odds).toBeGreaterThan(0);
    expect(odds).toBeLessThan(1);
  });
});
