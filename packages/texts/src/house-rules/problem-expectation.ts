import type { Expectation } from '@stammtisch/rules';
import type { Language } from '../language.ts';
import { allOf, oneOf } from '../list-words.ts';

interface ExpectationWords {
  readonly integer: (min: number, max: number) => string;
  readonly games: (games: string) => string;
  readonly gamesExactly: (length: number, games: string) => string;
  readonly groups: (games: string) => string;
}

const WORDS: Readonly<Record<Language, ExpectationWords>> = {
  de: {
    integer: (min, max) => `eine ganze Zahl von ${min} bis ${max}`,
    games: (games) => `eine Liste aus ${games}, jedes höchstens einmal`,
    gamesExactly: (length, games) => `eine Liste von genau ${length} aus ${games}`,
    groups: (games) => `Listen von mindestens zwei Spielen aus ${games}, jedes höchstens einmal`,
  },
  bar: {
    integer: (min, max) => `a ganze Zoi vo ${min} bis ${max}`,
    games: (games) => `a Listn aus ${games}, jeds grad oamoi`,
    gamesExactly: (length, games) => `a Listn vo genau ${length} aus ${games}`,
    groups: (games) => `Listn vo mindestns zwoa Spui aus ${games}, jeds grad oamoi`,
  },
  en: {
    integer: (min, max) => `a whole number from ${min} to ${max}`,
    games: (games) => `a list of ${games}, each at most once`,
    gamesExactly: (length, games) => `a list of exactly ${length} of ${games}`,
    groups: (games) => `lists of two games or more out of ${games}, each at most once`,
  },
};

/** What an option takes, as part of a sentence; values stand as they are written in data. */
export function expectationText(expected: Expectation, language: Language): string {
  const words = WORDS[language];
  switch (expected.kind) {
    case 'boolean':
      return oneOf(['true', 'false'], language);
    case 'one-of':
      return oneOf(written(expected.values), language);
    case 'integer':
      return oneOf([words.integer(expected.min, expected.max), ...written(expected.words)], language);
    case 'games':
      return words.games(allOf(written(expected.of), language));
    case 'games-exactly':
      return words.gamesExactly(expected.length, allOf(written(expected.of), language));
    case 'game-groups':
      return words.groups(allOf(written(expected.of), language));
  }
}

function written(values: readonly (string | number)[]): readonly string[] {
  return values.map((value) => JSON.stringify(value));
}
