import { OPTION_NAMES, PRESETS, hasEffect, readHouseRules } from '@stammtisch/rules';
import type { HouseRules, OptionName, OptionValue } from '@stammtisch/rules';
import type { WrittenLanguage } from '../language.ts';
import { optionText, optionValueText } from './option-text.ts';

/** What the other clauses of the sentence tell, whatever its value. */
const TOLD_ELSEWHERE: readonly (OptionName | 'games.' | 'tariff.' | 'laufende.min.')[] = [
  'deck',
  'games.',
  'allPass.action',
  'allPass.doubleNextMax',
  'stock.enabled',
  'stock.contribution',
  'bidding.mode',
  'klopfen.enabled',
  'stoss.enabled',
  'stoss.maxSteps',
  'stoss.deadline',
  'tout.allowedGames',
  'scoring.currency',
  'tariff.',
  'laufende.enabled',
  'laufende.min.',
];

/** Tables differ so much in these that no value goes without saying. */
const ALWAYS_TOLD: ReadonlySet<OptionName> = new Set(['stock.onLoss', 'ramsch.jungfrau', 'ramsch.durchmarsch']);

const FOLLOWS_FROM: readonly OptionName[] = [
  'deck',
  'games.rufspiel',
  'games.solo',
  'games.wenz',
  'games.farbwenz',
  'games.geier',
  'games.farbgeier',
  'games.bettel',
];

/**
 * Every other option that matters and is not what a player expects without being told: the usual value for this deck and these games
 * (the defaults of section B).
 */
export function extras(rules: HouseRules, language: WrittenLanguage): readonly string[] {
  const expected = expectedRules(rules);
  return OPTION_NAMES.filter((option) => !isToldElsewhere(option) && hasEffect(rules, option))
    .filter((option) => ALWAYS_TOLD.has(option) || !isSame(rules[option], expected[option]))
    .map((option) => phrase(rules, option, language));
}

function phrase(rules: HouseRules, option: OptionName, language: WrittenLanguage): string {
  const value = optionValueText(option, rules[option], rules['scoring.currency'], language);
  return typeof rules[option] === 'boolean' ? value : `${optionText(option, language).label}: ${value}`;
}

function isToldElsewhere(option: OptionName): boolean {
  return TOLD_ELSEWHERE.some((told) => (told.endsWith('.') ? option.startsWith(told) : option === told));
}

function isSame(a: OptionValue, b: OptionValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The defaults, adapted to the deck and the games that are played. Who says nothing of a limit of the Stock has none. */
function expectedRules(rules: HouseRules): HouseRules {
  const set = Object.fromEntries(FOLLOWS_FROM.map((option) => [option, rules[option]]));
  const read = readHouseRules({ preset: 'schafkopfschule', set });
  return { ...(read.ok ? read.value : PRESETS.schafkopfschule), 'stock.capPerGame': 0 };
}
