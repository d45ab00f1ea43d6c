import { hasEffect } from '@stammtisch/rules';
import type { Game, HouseRules, OptionName } from '@stammtisch/rules';
import { capitalised, formatAmount, gameName, optionText, optionValueText } from '@stammtisch/texts';
import type { WrittenLanguage } from '@stammtisch/texts';
import { basePrice } from './example.ts';

/** Tells the rules of one table in one language. Every text of the book is a function of it. */
export interface Speaker {
  readonly rules: HouseRules;
  readonly language: WrittenLanguage;
  /** The text of the language. */
  readonly say: (de: string, en: string) => string;
  /** An amount in the currency of the table. */
  readonly amount: (amount: number) => string;
  /** The value of an option as a phrase: "bis zur zweiten Karte". */
  readonly value: (option: OptionName) => string;
  /** Options of this table as sentences; those that cannot matter here are left out. */
  readonly table: (...options: readonly OptionName[]) => readonly string[];
  /** The base price of a game. */
  readonly price: (game: Game) => string;
  readonly game: (game: Game) => string;
}

/** A speaker for a table. */
export function speaker(rules: HouseRules, language: WrittenLanguage): Speaker {
  const currency = rules['scoring.currency'];
  const value = (option: OptionName): string => optionValueText(option, rules[option], currency, language);
  const amount = (sum: number): string => formatAmount(sum, currency, language);
  return {
    rules,
    language,
    say: (de, en) => (language === 'de' ? de : en),
    amount,
    value,
    table: (...options) =>
      options.filter((option) => hasEffect(rules, option)).map((option) => sentence(rules, option, language, value)),
    price: (game) => amount(basePrice(rules, game)),
    game: (game) => gameName(game, language),
  };
}

/** What an option says at this table: the explanation of its value where it has one, otherwise its name and its value. */
function sentence(
  rules: HouseRules,
  option: OptionName,
  language: WrittenLanguage,
  value: (option: OptionName) => string,
): string {
  const current = rules[option];
  if (typeof current === 'boolean') return `${capitalised(value(option))}.`;
  const { label, values } = optionText(option, language);
  return values.find((named) => named.value === current)?.explanation ?? `${label}: ${value(option)}.`;
}
