import type { Game } from '@stammtisch/rules';
import type { Language } from './language.ts';

const GERMAN: Readonly<Record<Game, string>> = {
  rufspiel: 'Rufspiel',
  solo: 'Solo',
  wenz: 'Wenz',
  farbwenz: 'Farbwenz',
  geier: 'Geier',
  farbgeier: 'Farbgeier',
  bettel: 'Bettel',
  ramsch: 'Ramsch',
  sie: 'Sie',
};

const BOARISCH: Readonly<Partial<Record<Game, string>>> = {
  rufspiel: 'Rufspui',
  bettel: 'Bettl',
  geier: 'Geia',
  farbgeier: 'Farbgeia',
};

/** The name of a game. Games keep their German names in English. */
export function gameName(game: Game, language: Language): string {
  return (language === 'bar' ? BOARISCH[game] : undefined) ?? GERMAN[game];
}
