import { describe, expect, test } from 'vitest';
import { cardOrder } from './card-order.ts';
import type { OrderKey } from './card-order.ts';
import { ALL_CARDS, NO_CARDS, setOf } from './card-set.ts';
import type { CardSet } from './card-set.ts';
import { parseCard } from './card.ts';
import { laufende } from './laufende.ts';
import type { Laufende } from './outcome.ts';

function cards(text: string): CardSet {
  return setOf(text.split(' ').map((code) => parseCard(code) ?? Number.NaN));
}

function count(game: OrderKey, declarerCards: CardSet, deck: 24 | 32 = 32): Laufende {
  return laufende(cardOrder(game, { deck, bettelRankOrder: 'nullOrder' }), declarerCards);
}

const RUFSPIEL: OrderKey = { game: 'rufspiel', suit: 'S' };

describe('laufende', () => {
  test('R108 the worked example: EO GO HO, the next trump is with the opponents', () => {
    expect(count(RUFSPIEL, cards('EO GO HO EU HA EK EZ G7'))).toEqual({ holder: 'declarer', count: 3 });
  });

  test('R96 the hands of both partners count together', () => {
    const d1 = cards('EO HO EU H7 EK GZ S8 S7') | cards('GO SO HU HZ SA E9 G8 G7');
    expect(count(RUFSPIEL, d1)).toEqual({ holder: 'declarer', count: 5 });
    const d2 = cards('SK EO GO GU HU HA GA E7') | cards('SA SZ S9 S7 HO EU EK G8');
    expect(count(RUFSPIEL, d2)).toEqual({ holder: 'declarer', count: 3 });
  });

  test('BL-021 without three: caller and partner miss EO GO HO', () => {
    const party = cards('SO EU GU HA H9 EK E9 S8') | cards('HU HZ HK EA G9 G8 SZ S7');
    expect(count({ game: 'rufspiel', suit: 'E' }, party)).toEqual({ holder: 'opponents', count: 3 });
  });

  test('BL-021 a Wenz with two Unter counts two, with all four Unter four and not five', () => {
    expect(count({ game: 'wenz' }, cards('EU GU EA EZ EK GA SA S9'))).toEqual({ holder: 'declarer', count: 2 });
    expect(count({ game: 'wenz' }, cards('EU GU HU SU EK GA SA S9'))).toEqual({ holder: 'declarer', count: 4 });
  });

  test('R45 a Wenz without any Unter is "ohne vier"', () => {
    expect(count({ game: 'wenz' }, cards('EA EZ EK GA GZ GK SA SZ'))).toEqual({ holder: 'opponents', count: 4 });
  });

  test('BL-021 the raw run of EO GO without HO is two', () => {
    expect(count({ game: 'solo', suit: 'H' }, cards('EO GO SU HA HZ HK EA S9'))).toEqual({
      holder: 'declarer',
      count: 2,
    });
  });

  test('BL-021 B8 a game without trumps has no Laufende', () => {
    expect(count({ game: 'bettel' }, cards('EO GO SU HA HZ HK EA S9'))).toEqual({ holder: 'declarer', count: 0 });
  });

  test('B6 raw runs are not capped: fourteen with and without', () => {
    expect(count(RUFSPIEL, ALL_CARDS)).toEqual({ holder: 'declarer', count: 14 });
    expect(count(RUFSPIEL, NO_CARDS)).toEqual({ holder: 'opponents', count: 14 });
    expect(count({ game: 'solo', suit: 'H' }, cards('H7 EA EZ EK GA GZ GK SA'))).toEqual({
      holder: 'opponents',
      count: 13,
    });
    expect(count({ game: 'farbwenz', suit: 'G' }, NO_CARDS).count).toBe(11);
  });

  test('R46 the run of a Farbwenz goes on from the Unter into the trump suit', () => {
    expect(count({ game: 'farbwenz', suit: 'G' }, cards('EU GU HU SU GA GZ GK G9')).count).toBe(7);
  });

  test('the short deck has two trumps less', () => {
    expect(count(RUFSPIEL, ALL_CARDS, 24).count).toBe(12);
    expect(count({ game: 'farbgeier', suit: 'S' }, NO_CARDS, 24)).toEqual({ holder: 'opponents', count: 9 });
  });
});
