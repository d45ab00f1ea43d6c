import { BIDDABLE_GAMES, hasEffect } from '@stammtisch/rules';
import type { HouseRules, OptionName } from '@stammtisch/rules';
import { gameName } from '../game-name.ts';
import { writtenLanguage } from '../language.ts';
import type { Language, WrittenLanguage } from '../language.ts';
import { allOf } from '../list-words.ts';
import { optionText, optionValueText } from './option-text.ts';
import { extras } from './sentence-extras.ts';
import { laufendeClause } from './sentence-laufende.ts';
import { tariffClause } from './sentence-tariff.ts';

const WORDS = {
  de: {
    withoutSie: 'ohne Sie',
    contribution: (amount: string) => `Einlage ${amount}`,
    stockToo: 'dazu ein Stock',
    toutIn: (games: string) => `Tout bei ${games}`,
    noTout: 'kein Tout',
    until: (deadline: string) => `der Stoß ${deadline}`,
    besides: 'Außerdem',
  },
  en: {
    withoutSie: 'without Sie',
    contribution: (amount: string) => `contribution ${amount}`,
    stockToo: 'and a Stock besides',
    toutIn: (games: string) => `Tout in ${games}`,
    noTout: 'no Tout',
    until: (deadline: string) => `the Stoß ${deadline}`,
    besides: 'Besides',
  },
} as const;

/**
 * House rules in plain words, in German (also for Boarisch) or English. Tells the deck, the games, what happens when all pass, the
 * tariff and everything that is not as a player would expect without being told; rules that cannot matter are left out. Rules that
 * differ in something that matters have different sentences.
 *
 * @example houseRulesSentence(PRESETS.schafkopfschule, 'de')
 * // 'Lange Karte, Rufspiel, Farbwenz, Wenz, Solo. Alle weiter: zusammenwerfen. Tarif: Rufspiel 0,10 €, …'
 */
export function houseRulesSentence(rules: HouseRules, language: Language): string {
  const written = writtenLanguage(language);
  const more = extras(rules, written);
  return [
    gamesClause(rules, written),
    allPassClause(rules, written),
    `${tariffClause(rules, written)}; ${laufendeClause(rules, written)}`,
    toutClause(rules, written),
    `${valueOf(rules, 'klopfen.enabled', written)}, ${stossClause(rules, written)}`,
    `${optionText('bidding.mode', written).label}: ${valueOf(rules, 'bidding.mode', written)}`,
    ...(more.length === 0 ? [] : [`${WORDS[written].besides}: ${more.join('; ')}`]),
  ]
    .map((clause) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`)
    .join(' ');
}

function valueOf(rules: HouseRules, option: OptionName, language: WrittenLanguage): string {
  return optionValueText(option, rules[option], rules['scoring.currency'], language);
}

/** `Lange Karte, Rufspiel, Wenz, Solo`: from low to high. */
function gamesClause(rules: HouseRules, language: WrittenLanguage): string {
  const games = BIDDABLE_GAMES.toReversed().filter((game) => rules[`games.${game}`]);
  const sie = rules['games.sie'] ? [] : [WORDS[language].withoutSie];
  return [valueOf(rules, 'deck', language), ...games.map((game) => gameName(game, language)), ...sie].join(', ');
}

/** `Alle weiter: Stock (Einlage 0,10 €)`. */
function allPassClause(rules: HouseRules, language: WrittenLanguage): string {
  const action = valueOf(rules, 'allPass.action', language);
  const { label } = optionText('allPass.action', language);
  const limit = hasEffect(rules, 'allPass.doubleNextMax')
    ? `, ${valueOf(rules, 'allPass.doubleNextMax', language)}`
    : '';
  const stockToo = rules['stock.enabled'] && rules['allPass.action'] !== 'stock' ? `, ${WORDS[language].stockToo}` : '';
  return `${label}: ${action}${limit}${stockToo}${contribution(rules, language)}`;
}

function contribution(rules: HouseRules, language: WrittenLanguage): string {
  if (!hasEffect(rules, 'stock.contribution')) return '';
  const written = rules['stock.contribution'];
  const amount = written === 'rufspiel' ? rules['tariff.rufspiel'] : written;
  const text = optionValueText('stock.contribution', amount, rules['scoring.currency'], language);
  return ` (${WORDS[language].contribution(text)})`;
}

function toutClause(rules: HouseRules, language: WrittenLanguage): string {
  const games = rules['tout.allowedGames'].map((game) => gameName(game, language));
  return games.length === 0 ? WORDS[language].noTout : WORDS[language].toutIn(allOf(games, language));
}

/** `Stoß und Retour, der Stoß bis zur zweiten Karte`. */
function stossClause(rules: HouseRules, language: WrittenLanguage): string {
  if (!rules['stoss.enabled']) return valueOf(rules, 'stoss.enabled', language);
  const deadline = WORDS[language].until(valueOf(rules, 'stoss.deadline', language));
  return `${valueOf(rules, 'stoss.maxSteps', language)}, ${deadline}`;
}
