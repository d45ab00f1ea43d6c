import { describe, expect, test } from 'vitest';
import type { HouseRules } from './house-rules.ts';
import { enabledGames, isGameEnabled, isToutAllowed, minimumRank, nameableRanks, rankLevel } from './rank-order.ts';
import type { Ranked } from './rank-order.ts';
import { rulesOf } from '../test/support/cards.ts';
import { rankOf } from '../test/support/table.ts';

const ALL_GAMES = { 'games.geier': true, 'games.farbgeier': true, 'games.bettel': true } as const;
const ALL_TOUTS = { 'tout.allowedGames': ['solo', 'wenz', 'farbwenz', 'geier', 'farbgeier', 'rufspiel'] } as const;
const EVERYTHING = rulesOf({ ...ALL_GAMES, ...ALL_TOUTS });

function ranked(text: string): Ranked {
  const { game, tout, herz } = rankOf(text.split(' '));
  return { game, tout, herz };
}

/** `<`, `=` or `>`. */
function compare(a: string, b: string, rules: HouseRules = EVERYTHING): string {
  const difference = rankLevel(rules, ranked(a)) - rankLevel(rules, ranked(b));
  return difference < 0 ? '<' : difference > 0 ? '>' : '=';
}

describe('rank of games', () => {
  test('R31 B31 from high to low: Sie, the Touts, then the games in the order of the house', () => {
    const order = ['solo', 'wenz', 'geier', 'farbwenz', 'farbgeier', 'bettel', 'rufspiel'];
    const touts = order.filter((game) => game !== 'bettel').map((game) => `${game} tout`);
    const levels = ['sie', ...touts, ...order].map((name) => rankLevel(EVERYTHING, ranked(name)));
    expect(levels.toSorted((a, b) => b - a)).toEqual(levels);
    expect(new Set(levels).size).toBe(levels.length);
  });

  test('BD-04 BD-05 R33 the suit never counts', () => {
    expect(compare('solo', 'solo herz')).toBe('=');
    expect(compare('solo tout herz', 'solo tout')).toBe('=');
  });

  test('BD-06 R32 every Tout outranks every game without', () => {
    expect(compare('farbwenz tout', 'solo')).toBe('>');
    expect(compare('rufspiel tout', 'solo')).toBe('>');
  });

  test('BD-07 R32 Solo-Tout over Wenz-Tout over Farbwenz-Tout', () => {
    expect(compare('solo tout', 'wenz tout')).toBe('>');
    expect(compare('wenz tout', 'farbwenz tout')).toBe('>');
  });

  test('BD-08 R65 the Sie outranks every Tout', () => {
    expect(compare('sie', 'solo tout herz', rulesOf({ 'bidding.herzSoloFirst': true }))).toBe('>');
  });

  test('B26 games of one group of bidding.rankTies are equal, whichever of them is asked about', () => {
    const rules = rulesOf({ ...ALL_GAMES, 'bidding.rankTies': [['solo', 'farbwenz']] });
    expect(compare('solo', 'farbwenz', rules)).toBe('=');
    expect(compare('farbwenz', 'wenz', rules)).toBe('>');
    expect(compare('wenz', 'geier', rules)).toBe('>');
    expect(compare('solo', 'wenz', rules)).toBe('>');
  });

  test('B26 several groups of equal games', () => {
    const rules = rulesOf({
      ...ALL_GAMES,
      'bidding.rankTies': [
        ['solo', 'wenz'],
        ['geier', 'farbwenz'],
      ],
    });
    expect(compare('wenz', 'solo', rules)).toBe('=');
    expect(compare('wenz', 'geier', rules)).toBe('>');
    expect(compare('farbwenz', 'geier', rules)).toBe('=');
    expect(compare('farbwenz', 'farbgeier', rules)).toBe('>');
  });

  test('B31 bidding.rankOrder: Geier above Wenz', () => {
    const rules = rulesOf({
      'games.geier': true,
      'bidding.rankOrder': ['solo', 'geier', 'wenz', 'farbwenz', 'rufspiel'],
    });
    expect(compare('geier', 'wenz', rules)).toBe('>');
    expect(enabledGames(rules)).toEqual(['rufspiel', 'farbwenz', 'wenz', 'geier', 'solo']);
  });

  test('B31 bidding.herzSoloFirst: a Herz-Solo is a little higher than the others, below the next game', () => {
    const rules = rulesOf({ ...ALL_GAMES, 'bidding.herzSoloFirst': true });
    expect(compare('solo herz', 'solo', rules)).toBe('>');
    expect(compare('solo herz tout', 'solo tout', rules)).toBe('>');
    expect(compare('solo herz', 'farbwenz tout', rules)).toBe('<');
    const wenzFirst = rulesOf({
      'bidding.herzSoloFirst': true,
      'bidding.rankOrder': ['wenz', 'solo', 'farbwenz', 'rufspiel'],
    });
    expect(compare('solo herz', 'wenz', wenzFirst)).toBe('<');
    expect(compare('wenz herz', 'wenz', rules)).toBe('=');
    expect(compare('farbwenz herz', 'farbwenz', rules)).toBe('=');
  });
});

describe('what can be named', () => {
  test('B25 ranks from the lowest to the highest, Touts only where the house has them', () => {
    const named = nameableRanks(rulesOf({ 'games.farbwenz': false, 'tout.allowedGames': ['wenz'] }));
    expect(named).toEqual([
      { game: 'rufspiel', tout: false },
      { game: 'wenz', tout: false },
      { game: 'solo', tout: false },
      { game: 'wenz', tout: true },
    ]);
  });

  test('B31 a Herz-Solo can be named where it ranks first', () => {
    const rules = rulesOf({ 'games.farbwenz': false, 'games.wenz': false, 'bidding.herzSoloFirst': true });
    expect(nameableRanks(rules)).toEqual([
      { game: 'rufspiel', tout: false },
      { game: 'solo', tout: false },
      { game: 'solo', tout: false, herz: true },
      { game: 'solo', tout: true },
      { game: 'solo', tout: true, herz: true },
    ]);
  });

  test('C.3 games are played as the house says, a Ramsch when it follows four times weiter', () => {
    const rules = rulesOf({ 'games.wenz': false, 'allPass.action': 'ramsch' });
    expect(isGameEnabled(rules, 'wenz')).toBe(false);
    expect(isGameEnabled(rules, 'solo')).toBe(true);
    expect(isGameEnabled(rules, 'ramsch')).toBe(true);
    expect(isGameEnabled(rulesOf(), 'ramsch')).toBe(false);
    expect(isToutAllowed(rules, 'solo')).toBe(true);
    expect(isToutAllowed(rules, 'rufspiel')).toBe(false);
  });
});

/** The minimum games of the first to the fourth interested player. */
function minimums(rules: HouseRules): readonly string[] {
  return [1, 2, 3, 4].map((interest) => minimumRank(rules, interest).game);
}

describe('minimum games', () => {
  test('R22 Schafkopfschule: Rufspiel, Farbwenz, Wenz, Solo by order of interest', () => {
    expect(minimums(rulesOf())).toEqual(['rufspiel', 'farbwenz', 'wenz', 'solo']);
    expect(minimumRank(rulesOf(), 2)).toEqual({ game: 'farbwenz', tout: false });
  });

  test('B29 a minimum game that is switched off is replaced by the next higher one', () => {
    expect(minimums(rulesOf({ 'games.farbwenz': false }))).toEqual(['rufspiel', 'wenz', 'wenz', 'solo']);
    expect(minimums(rulesOf({ 'games.wenz': false }))).toEqual(['rufspiel', 'farbwenz', 'solo', 'solo']);
  });

  test('C.8.7 without Rufspiel the lowest solo game is the first minimum', () => {
    expect(minimums(rulesOf({ 'games.rufspiel': false }))[0]).toBe('farbwenz');
  });

  test('B25 in the other modes everybody may name the lowest game', () => {
    for (const mode of ['table', 'negotiation'] as const) {
      expect(minimums(rulesOf({ 'bidding.mode': mode }))).toEqual(['rufspiel', 'rufspiel', 'rufspiel', 'rufspiel']);
      expect(minimumRank(rulesOf({ 'bidding.mode': mode, 'games.rufspiel': false }), 1).game).toBe('farbwenz');
    }
  });

  test('C.2 bidding.minGameByInterest of the house', () => {
    const rules = rulesOf({ 'bidding.minGameByInterest': ['farbwenz', 'wenz', 'wenz', 'solo'] });
    expect(minimums(rules)).toEqual(['farbwenz', 'wenz', 'wenz', 'solo']);
  });
});
