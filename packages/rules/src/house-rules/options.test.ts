import { describe, expect, it } from 'vitest';
import { OPTION_GROUPS } from './option.ts';
import type { Option } from './option.ts';
import { OPTION_NAMES, isOptionName, optionOf } from './options.ts';
import { expectationOf, takes } from './option-value.ts';

/** Values of other types, which no option takes unless it says so. */
const FOREIGN: readonly unknown[] = [
  null,
  undefined,
  {},
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2.5,
  '3',
  'yes',
  1e9,
  -1,
];

function inside(option: Option): readonly unknown[] {
  switch (option.kind) {
    case 'boolean':
      return [true, false];
    case 'choice':
      return option.values;
    case 'integer':
      return [option.min, option.max];
    case 'integer-or-word':
      return [option.min, option.max, ...option.words];
    case 'games':
      return option.length === undefined
        ? [[], option.of, option.of.toReversed(), option.of.slice(0, 1)]
        : [option.of.slice(0, option.length), Array.from({ length: option.length }, () => option.of[0])];
    case 'game-groups':
      return [[], [option.of], [option.of.slice(0, 2), option.of.slice(2, 4)]];
  }
}

function outside(option: Option): readonly unknown[] {
  switch (option.kind) {
    case 'boolean':
      return [...FOREIGN, 0, 1, 'true', 'false', []];
    case 'choice':
      return [...FOREIGN, true, [], [...option.values], ...option.values.map((value) => `${value} `)];
    case 'integer':
      return [...FOREIGN, true, [], option.min - 1, option.max + 1, String(option.min), option.min + 0.5];
    case 'integer-or-word':
      return [...FOREIGN, true, [], option.min - 1, option.max + 1, ...option.words.map((word) => word.toUpperCase())];
    case 'games':
      return [
        ...FOREIGN,
        true,
        'solo',
        ['ramsch'],
        ['sie'],
        ['schieber'],
        [1],
        ...wrongLists(option.of, option.length),
      ];
    case 'game-groups':
      return [
        ...FOREIGN,
        true,
        ['solo', 'wenz'],
        [[]],
        [['solo']],
        [['solo', 'ramsch']],
        [['solo', 'solo']],
        [
          ['solo', 'wenz'],
          ['wenz', 'geier'],
        ],
        [['solo', 'wenz'], 'geier'],
      ];
  }
}

function wrongLists(games: readonly string[], length: number | undefined): readonly unknown[] {
  return length === undefined ? [['solo', 'solo']] : [[], games.slice(0, length - 1), games.slice(0, length + 1)];
}

describe('options of part C', () => {
  it.each(OPTION_NAMES)('%s takes what lies inside its bounds and its default', (name) => {
    const option = optionOf(name);
    for (const value of [...inside(option), option.default])
      expect([value, takes(option, value)]).toEqual([value, true]);
  });

  it.each(OPTION_NAMES)('B58 %s refuses what lies outside', (name) => {
    const option = optionOf(name);
    for (const value of outside(option)) expect([value, takes(option, value)]).toEqual([value, false]);
  });

  it.each(OPTION_NAMES)('%s belongs to a group and names the rule it comes from', (name) => {
    const option = optionOf(name);
    expect(OPTION_GROUPS).toContain(option.group);
    expect(option.rule).toMatch(/^[RB][1-9]\d*$/);
  });

  it('every group has options', () => {
    for (const group of OPTION_GROUPS) {
      expect([group, OPTION_NAMES.some((name) => optionOf(name).group === group)]).toEqual([group, true]);
    }
  });

  it('what an option expects is told by kind', () => {
    expect(expectationOf(optionOf('games.wenz'))).toEqual({ kind: 'boolean' });
    expect(expectationOf(optionOf('stock.split'))).toEqual({ kind: 'one-of', values: ['party', 'callerOnly'] });
    expect(expectationOf(optionOf('sie.multiplier'))).toEqual({ kind: 'integer', min: 1, max: 8, words: [] });
    expect(expectationOf(optionOf('tariff.wenz'))).toEqual({ kind: 'integer', min: 0, max: 10_000, words: ['solo'] });
    expect(expectationOf(optionOf('tout.allowedGames'))).toMatchObject({ kind: 'games' });
    expect(expectationOf(optionOf('bidding.minGameByInterest'))).toMatchObject({ kind: 'games-exactly', length: 4 });
    expect(expectationOf(optionOf('bidding.rankTies'))).toMatchObject({ kind: 'game-groups' });
  });

  it('words of the language are no options', () => {
    for (const name of ['constructor', '__proto__', 'toString', '', 'tariff']) expect(isOptionName(name)).toBe(false);
    expect(isOptionName('tariff.wenz')).toBe(true);
  });
});
