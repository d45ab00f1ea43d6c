import { optionOf } from '@stammtisch/rules';
import type { BiddableGame, OptionName, OptionValue } from '@stammtisch/rules';
import { gameName } from '../game-name.ts';
import { writtenLanguage } from '../language.ts';
import type { Language } from '../language.ts';
import { formatAmount } from '../money.ts';
import type { Currency } from '../money.ts';
import { WORDS } from './words.ts';

/** An option in words: for an editor, and for what differs from a preset. */
export interface OptionText {
  readonly label: string;
  /** One line. */
  readonly explanation: string;
  /** The values that have a name, in the order of the rules; numbers and lists have none. */
  readonly values: readonly OptionValueText[];
}

export interface OptionValueText {
  readonly value: string | number | boolean;
  readonly label: string;
  /** One line. */
  readonly explanation: string;
}

/** Label and explanation of an option and of its values, in German or English; Boarisch reads German. */
export function optionText(option: OptionName, language: Language): OptionText {
  const words = WORDS[option][writtenLanguage(language)];
  return { label: words.label, explanation: words.explanation, values: valueTexts(option, language) };
}

function valueTexts(option: OptionName, language: Language): readonly OptionValueText[] {
  const words = WORDS[option][writtenLanguage(language)];
  if ('on' in words) {
    return [
      { value: true, label: words.on, explanation: words.explanation },
      { value: false, label: words.off, explanation: words.explanation },
    ];
  }
  return namedValues(option).flatMap((value) => {
    const [label, explanation] = valueWords(option, value, language) ?? [];
    return label === undefined || explanation === undefined ? [] : [{ value, label, explanation }];
  });
}

function namedValues(option: OptionName): readonly (string | number)[] {
  const described = optionOf(option);
  if (described.kind === 'choice') return described.values;
  return described.kind === 'integer-or-word' ? described.words : [];
}

function valueWords(
  option: OptionName,
  value: string | number,
  language: Language,
): readonly [label: string, explanation: string] | undefined {
  const words = WORDS[option][writtenLanguage(language)];
  if (!('values' in words)) return undefined;
  const byValue: Readonly<Record<string, readonly [string, string]>> = words.values;
  return byValue[value];
}

/**
 * A value of an option, so that it can stand after the label and a colon; of an option that is on or off a phrase that stands alone.
 *
 * @example optionValueText('stock.split', 'party', 'cent', 'de') // 'halb und halb'
 * @example optionValueText('tariff.rufspiel', 20, 'cent', 'de') // '0,20 €'
 */
export function optionValueText(
  option: OptionName,
  value: OptionValue,
  currency: Currency,
  language: Language,
): string {
  if (typeof value === 'boolean') return switchText(option, value, language);
  if (typeof value === 'object') return listText(option, value, language);
  const named = valueWords(option, value, language);
  if (named !== undefined) return named[0];
  return typeof value === 'number' ? numberText(option, value, currency, language) : value;
}

function switchText(option: OptionName, value: boolean, language: Language): string {
  const words = WORDS[option][writtenLanguage(language)];
  if (!('on' in words)) return String(value);
  return value ? words.on : words.off;
}

function numberText(option: OptionName, value: number, currency: Currency, language: Language): string {
  const words = WORDS[option][writtenLanguage(language)];
  if ('zero' in words && words.zero !== undefined && value === 0) return words.zero;
  if (isAmount(option)) return formatAmount(value, currency, language);
  return 'number' in words && words.number !== undefined ? words.number(value) : String(value);
}

/** Whether numbers of this option are money or points of the account. */
export function isAmount(option: OptionName): boolean {
  return option.startsWith('tariff.') || option === 'stock.contribution' || option === 'stock.capPerGame';
}

type List = Extract<OptionValue, object>;

function listText(option: OptionName, value: List, language: Language): string {
  if (value.length === 0) return writtenLanguage(language) === 'de' ? 'keine' : 'none';
  const link = option === 'bidding.rankTies' ? '; ' : ', ';
  return value.map((item) => groupText(item, language)).join(link);
}

function groupText(item: BiddableGame | readonly BiddableGame[], language: Language): string {
  if (typeof item === 'string') return gameName(item, language);
  return item.map((game) => gameName(game, language)).join(' = ');
}
