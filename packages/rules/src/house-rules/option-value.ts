import type { Expectation } from './problem.ts';
import type { GameGroupsOption, GamesOption, Option } from './option.ts';

/** Whether an option takes a value: right type, within its bounds. Nothing is converted and nothing is clamped (B58). */
export function takes(option: Option, value: unknown): boolean {
  switch (option.kind) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return option.values.some((allowed) => allowed === value);
    case 'integer':
      return isIntegerWithin(value, option.min, option.max);
    case 'integer-or-word':
      return isIntegerWithin(value, option.min, option.max) || option.words.some((word) => word === value);
    case 'games':
      return Array.isArray(value) && takesGames(option, value);
    case 'game-groups':
      return Array.isArray(value) && value.every(Array.isArray) && takesGroups(option, value);
  }
}

function isIntegerWithin(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

function takesGames(option: GamesOption, games: readonly unknown[]): boolean {
  if (!games.every((game) => option.of.some((known) => known === game))) return false;
  return option.length === undefined ? new Set(games).size === games.length : games.length === option.length;
}

function takesGroups(option: GameGroupsOption, groups: readonly (readonly unknown[])[]): boolean {
  const games = groups.flat();
  if (!games.every((game) => option.of.some((known) => known === game))) return false;
  return new Set(games).size === games.length && groups.every((group) => group.length > 1);
}

/** What an option takes, as data for a sentence. */
export function expectationOf(option: Option): Expectation {
  switch (option.kind) {
    case 'boolean':
      return { kind: 'boolean' };
    case 'choice':
      return { kind: 'one-of', values: option.values };
    case 'integer':
      return { kind: 'integer', min: option.min, max: option.max, words: [] };
    case 'integer-or-word':
      return { kind: 'integer', min: option.min, max: option.max, words: option.words };
    case 'games':
      if (option.length === undefined) return { kind: 'games', of: option.of };
      return { kind: 'games-exactly', length: option.length, of: option.of };
    case 'game-groups':
      return { kind: 'game-groups', of: option.of };
  }
}
