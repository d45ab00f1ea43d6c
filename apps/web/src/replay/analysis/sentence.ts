import { formatAmount, type Language } from '@stammtisch/texts';
import type { HouseRules } from '@stammtisch/rules';
import { cardName } from '../../i18n/game-texts.ts';
import type { Words } from '../use-words.ts';
import type { Analysis, Decision } from './analysis.ts';

/** No more cards than this are named as better ones. */
const MOST_NAMED = 3;

/** What is to be said about a card that was played, now that all cards are known. */
export function sentenceOf(
  { options, played, cost, money, turns }: Decision,
  { unit }: Pick<Analysis, 'unit'>,
  rules: HouseRules,
  words: Words,
  language: Language,
): string {
  const card = cardName(played, language);
  if (options.length === 1) return words.onlyCard(card);
  if (cost === 0) return words.bestCard(card);
  const best = options.filter(({ value }) => value === options[0]?.value);
  const better = best.slice(0, MOST_NAMED).map((option) => cardName(option.card, language));
  const lost = words.counted[unit](cost);
  const amount = money === null || money <= 0 ? null : formatAmount(money, rules['scoring.currency'], language);
  return `${words.costs(card, lost, amount, turns)} ${words.better(better)}`;
}
