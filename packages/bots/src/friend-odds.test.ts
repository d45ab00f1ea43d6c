import { view } from '@stammtisch/rules';
import type { Contract, Seat, Table } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { playing, rufspiel, solo, tableWith } from '../test/deal-fixtures.ts';
import { sightOf } from './sight.ts';

const HANDS = {
  0: 'EO GO HO EU HA G9 E9 S9',
  1: 'SO GU HZ HK EK E8 S8 S7',
  2: 'HU SU H9 H8 EA EZ GZ G8',
  3: 'H7 GA GK G7 E7 SA SZ SK',
};

function friends(table: Table, seat: Seat): readonly number[] {
  return sightOf(view(table, seat))?.friend ?? [];
}

function deal(contract: Contract, laid = ''): Table {
  return playing(tableWith(HANDS), contract, laid);
}

describe('friend or foe', () => {
  it('R42 one against three', () => {
    expect(friends(deal(solo(0, 'H')), 0)).toEqual([1, 0, 0, 0]);
    expect(friends(deal(solo(0, 'H')), 2)).toEqual([0, 1, 1, 1]);
  });

  it('R52 in a Ramsch everybody is for himself', () => {
    expect(friends(deal({ game: 'ramsch' }), 2)).toEqual([0, 0, 1, 0]);
  });

  it('R41 the partner knows himself and his side', () => {
    expect(friends(deal(rufspiel(0, 'G')), 3)).toEqual([1, 0, 0, 1]);
  });

  it('before anything is shown an opponent thinks each of the two others as likely the partner', () => {
    expect(friends(deal(rufspiel(0, 'G')), 1)).toEqual([0, 1, 0.5, 0.5]);
  });

  it('before anything is shown the declarer thinks each of the three others as likely the partner', () => {
    const [self, ...others] = friends(deal(rufspiel(0, 'G')), 0);
    expect(self).toBe(1);
    for (const odds of others) expect(odds).toBeCloseTo(1 / 3);
  });

  it('R76 once the Sau has fallen everybody knows', () => {
    expect(friends(deal(rufspiel(0, 'G'), 'G9 HK G8 GA'), 0)).toEqual([1, 0, 0, 1]);
    expect(friends(deal(rufspiel(0, 'G'), 'G9 HK G8 GA'), 1)).toEqual([0, 1, 1, 0]);
  });

  it('who gave the Stoß is no partner (R84)', () => {
    const table = deal(rufspiel(0, 'G'));
    const doubled =
      table.deal === null ? table : { ...table, deal: { ...table.deal, stoss: { steps: [1 as const], asked: [] } } };
    expect(friends(doubled, 0)[1]).toBe(0);
    expect(friends(doubled, 2)).toEqual([0, 1, 1, 0]);
  });

  it('a led trump speaks for the partner, a led plain suit against', () => {
    // seat 1 wins the first trick with the Schellen-Ober and leads
    const trump = deal(rufspiel(0, 'G'), 'HA SO H8 H7 HZ');
    const plain = deal(rufspiel(0, 'G'), 'HA SO H8 H7 EK');
    const afterTrump = friends(playingOn(trump, ['SU', 'E7', 'EO']), 0);
    const afterPlain = friends(playingOn(plain, ['EA', 'E7', 'E9']), 0);
    expect(afterTrump[1]).toBeGreaterThan(afterTrump[2] ?? 1);
    expect(afterPlain[1]).toBeLessThan(afterPlain[3] ?? 0);
  });
});

function playingOn(table: Table, laid: readonly string[]): Table {
  const { deal: now } = table;
  if (now === null || now.contract === null) return table;
  const before = [...(now.play?.tricks.flatMap((trick) => trick.cards) ?? []), ...(now.play?.trick ?? [])];
  return playing(tableWith(HANDS), now.contract, [...before.map(codeOf), ...laid].join(' '));
}

function codeOf(card: number): string {
  return `${'EGHS'[card >> 3]}${'AZKOU987'[card & 7]}`;
}
