import { describe, expect, test } from 'vitest';
import type { HouseRules } from './house-rules.ts';
import type { PartyOutcome } from './outcome.ts';
import { billOf, plainGame, played, rufspiel, run, suitGame, tenFifty } from '../test/outcome-fixtures.ts';

const amount = (rules: HouseRules, outcome: PartyOutcome): number =>
  billOf(rules, outcome).items.find(({ kind }) => kind === 'laufende')?.count ?? 0;

const ruf = (points: number, holder: 'declarer' | 'opponents'): PartyOutcome =>
  played(rufspiel(0, 2), points, 4, run(holder, 3));

describe('Laufende on the bill', () => {
  test.each([
    ['both', 3, 3, 3, 3],
    ['winnersOnly', 3, 0, 0, 3],
    ['losersOnly', 0, 3, 3, 0],
    ['declarerOnly', 3, 3, 0, 0],
    ['none', 0, 0, 0, 0],
  ] as const)('B4 laufende.scope %s', (scope, mitWon, mitLost, ohneWon, ohneLost) => {
    const rules = tenFifty({ 'laufende.scope': scope });
    expect([
      amount(rules, ruf(70, 'declarer')),
      amount(rules, ruf(50, 'declarer')),
      amount(rules, ruf(70, 'opponents')),
      amount(rules, ruf(50, 'opponents')),
    ]).toEqual([mitWon, mitLost, ohneWon, ohneLost]);
  });

  test('R102 a table can play without Laufende', () => {
    expect(amount(tenFifty({ 'laufende.enabled': false }), ruf(70, 'declarer'))).toBe(0);
  });

  test('R101 every game has its own minimum and maximum', () => {
    const rules = tenFifty({
      'laufende.min.rufspiel': 2,
      'laufende.max.rufspiel': 3,
      'laufende.min.solo': 3,
      'laufende.max.solo': 4,
      'laufende.min.wenz': 1,
      'laufende.max.wenz': 2,
      'laufende.min.geier': 2,
      'laufende.max.geier': 3,
      'laufende.min.farbwenz': 4,
      'laufende.max.farbwenz': 5,
      'laufende.min.farbgeier': 5,
      'laufende.max.farbgeier': 6,
    });
    const contracts = [
      rufspiel(0, 2),
      suitGame('solo', 'G', 0),
      plainGame('wenz', 0),
      plainGame('geier', 0),
      suitGame('farbwenz', 'G', 0),
      suitGame('farbgeier', 'G', 0),
    ];
    const counted = contracts.map((contract) =>
      [1, 2, 3, 4, 5, 6, 7].map((count) => amount(rules, played(contract, 70, 4, run('declarer', count)))),
    );
    expect(counted).toEqual([
      [0, 2, 3, 3, 3, 3, 3],
      [0, 0, 3, 4, 4, 4, 4],
      [1, 2, 2, 2, 2, 2, 2],
      [0, 2, 3, 3, 3, 3, 3],
      [0, 0, 0, 4, 5, 5, 5],
      [0, 0, 0, 0, 5, 6, 6],
    ]);
  });
});
