import { has, readHouseRules, view } from '@stammtisch/rules';
import type { Seat, Table } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { card, hand, playing, rufspiel, solo, tableWith } from '../test/deal-fixtures.ts';
import { sightOf } from './sight.ts';
import type { Sight } from './sight.ts';

function sightFrom(table: Table, seat: Seat): Sight {
  const sight = sightOf(view(table, seat));
  if (sight === null) throw new Error('nothing to see');
  return sight;
}

const HANDS = {
  0: 'EO GO HO EU HA G9 E9 S9',
  1: 'SO GU HZ HK EK E8 S8 S7',
  2: 'HU SU H9 H8 EA EZ GZ G8',
  3: 'H7 GA GK G7 E7 SA SZ SK',
};

describe('reading the cards (BL-110)', () => {
  it('R71 who did not follow has none of the suit', () => {
    // Schellen led by seat 0; seat 2 has none and throws off Gras
    const table = playing(tableWith(HANDS), solo(0, 'H'), 'S9 S7 G8 SA');
    const sight = sightFrom(table, 0);
    expect(sight.mayHold[2] & hand('S8 SK SZ')).toBe(0);
    expect(has(sight.mayHold[1], card('S8'))).toBe(true);
    expect(has(sight.mayHold[2], card('GZ'))).toBe(true);
  });

  it('nobody holds what was played, lies on the table or is in the own hand', () => {
    const table = playing(tableWith(HANDS), solo(0, 'H'), 'S9 S7');
    const sight = sightFrom(table, 2);
    expect(sight.unseen & hand('S9 S7 HU SU H9 H8 EA EZ GZ G8')).toBe(0);
    expect(sight.mayHold[2]).toBe(0);
  });

  it('the caller never holds the Sau he called (R39)', () => {
    const table = playing(tableWith(HANDS), rufspiel(0, 'G'), 'EO');
    expect(has(sightFrom(table, 1).mayHold[0], card('GA'))).toBe(false);
    expect(has(sightFrom(table, 1).mayHold[2], card('GA'))).toBe(true);
  });

  it('R76 who answered a search with another card does not hold the Sau, before the trick is over', () => {
    const table = playing(
      tableWith({ ...HANDS, 1: 'SO GU HZ HK G8 E8 S8 S7', 2: 'HU SU H9 H8 EA EZ GZ EK' }),
      rufspiel(0, 'G'),
      'G9 G8',
    );
    // seat 2 looks: seat 1 followed with the Gras-Acht
    expect(has(sightFrom(table, 2).mayHold[1], card('GA'))).toBe(false);
    expect(has(sightFrom(table, 2).mayHold[3], card('GA'))).toBe(true);
  });

  it('B37 a search without the Sau: only its leader can have run away under it', () => {
    const hands = {
      3: 'EO GO HO EU HA G9 E9 S9',
      0: 'GA GK G8 G7 H7 E7 SA SZ',
      1: 'HU SU H9 H8 EA EZ GZ SK',
      2: 'SO GU HZ HK EK E8 S8 S7',
    };
    const table = playing(tableWith(hands), rufspiel(3, 'G'), 'G7 GZ EK G9');
    const sight = sightFrom(table, 1);
    expect(has(sight.mayHold[0], card('GA'))).toBe(true);
    expect(has(sight.mayHold[2], card('GA'))).toBe(false);
    expect(sight.friend).toEqual([0, 1, 1, 0]);
  });

  it('where nobody may run away, the leader of such a trick has no Sau either', () => {
    const off = readHouseRules({ preset: 'wirtshaus', set: { 'davonlaufen.enabled': false } });
    if (!off.ok) throw new Error(JSON.stringify(off.reason));
    const hands = { 3: 'EO GO HO EU HA G9 E9 S9', 0: 'GZ G8 H7 E7 SA SZ EZ EK' };
    const table = playing(tableWith(hands, 3, off.value), rufspiel(3, 'G'), 'G8');
    expect(has(sightFrom(table, 3).mayHold[0], card('GA'))).toBe(false);
  });

  it('a hand laid open holds what it shows', () => {
    const claims = readHouseRules({
      preset: 'wirtshaus',
      set: { 'play.claimRest': 'allRemaining', 'klopfen.enabled': false },
    });
    if (!claims.ok) throw new Error(JSON.stringify(claims.reason));
    const begun = playing(tableWith(HANDS, 3, claims.value), solo(0, 'H'));
    const claimed = begun.deal === null ? begun : { ...begun, deal: { ...begun.deal, shown: [0 as const] } };
    expect(sightFrom(claimed, 1).mayHold[0]).toBe(hand(HANDS[0]));
  });
});

describe('sight', () => {
  it('is nothing for a spectator and before a card is played', () => {
    const table = tableWith(HANDS);
    expect(sightOf(view(table, 0))).toBeNull();
    expect(sightOf(view(playing(table, solo(0, 'H')), 'spectator'))).toBeNull();
  });

  it('knows who still plays to the trick', () => {
    const table = playing(tableWith(HANDS), solo(0, 'H'), 'S9 S7');
    expect(sightFrom(table, 2).later).toEqual([3]);
    expect(sightFrom(table, 2).led).toBe(3);
    expect(sightFrom(playing(tableWith(HANDS), solo(0, 'H')), 0).led).toBeNull();
  });

  it('lists the legal cards of the seat to act', () => {
    const table = playing(tableWith(HANDS), solo(0, 'H'), 'S9');
    expect(sightFrom(table, 1).legal.toSorted((a, b) => a - b)).toEqual([card('S8'), card('S7')]);
  });
});
