import type { HouseRules } from '@stammtisch/rules';
import { gameName } from '../game-name.ts';
import type { WrittenLanguage } from '../language.ts';
import { allOf } from '../list-words.ts';

const LAUFENDE_GAMES = ['rufspiel', 'solo', 'wenz', 'geier', 'farbwenz', 'farbgeier'] as const;

const WORDS = {
  de: {
    none: 'keine Laufenden',
    onlyInSie: 'Laufende nur im Preis des Sie',
    from: (count: number) => `Laufende ab ${count}`,
    except: (games: string, count: number) => `bei ${games} ab ${count}`,
  },
  en: {
    none: 'no Laufende',
    onlyInSie: 'Laufende only in the price of a Sie',
    from: (count: number) => `Laufende from ${count} on`,
    except: (games: string, count: number) => `in ${games} from ${count} on`,
  },
} as const;

/** `Laufende ab 3, bei Wenz ab 2`: the minimum of most games, then the others. */
export function laufendeClause(rules: HouseRules, language: WrittenLanguage): string {
  const words = WORDS[language];
  if (!rules['laufende.enabled'] || rules['laufende.scope'] === 'none') {
    return rules['games.sie'] ? words.onlyInSie : words.none;
  }
  const played = LAUFENDE_GAMES.filter((game) => rules[`games.${game}`]);
  const minima = played.map((game) => rules[`laufende.min.${game}`]);
  const countOf = (minimum: number): number => minima.filter((other) => other === minimum).length;
  const [usual, ...others] = [...new Set(minima)].toSorted((a, b) => countOf(b) - countOf(a) || b - a);
  const exceptions = others.map((minimum) => {
    const games = played.filter((game) => rules[`laufende.min.${game}`] === minimum);
    return words.except(
      allOf(
        games.map((game) => gameName(game, language)),
        language,
      ),
      minimum,
    );
  });
  return [words.from(usual ?? 0), ...exceptions].join(', ');
}
