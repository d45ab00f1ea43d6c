import { hasEffect } from '@stammtisch/rules';
import type { HouseRules } from '@stammtisch/rules';
import { gameName } from '../game-name.ts';
import type { WrittenLanguage } from '../language.ts';
import { allOf } from '../list-words.ts';
import { formatAmount } from '../money.ts';

const LIKE_SOLO = ['wenz', 'farbwenz', 'geier', 'farbgeier', 'bettel'] as const;

const WORDS = {
  de: { tariff: 'Tarif', soloGames: 'Solospiele', each: 'je' },
  en: { tariff: 'Tariff', soloGames: 'solo games', each: 'each' },
} as const;

/** `Tarif: Rufspiel 0,10 €, Solospiele 0,50 €, Schneider, Schwarz und Laufende je 0,10 €`. */
export function tariffClause(rules: HouseRules, language: WrittenLanguage): string {
  return `${WORDS[language].tariff}: ${[...gamePrices(rules, language), ...unitPrices(rules, language)].join(', ')}`;
}

function gamePrices(rules: HouseRules, language: WrittenLanguage): readonly string[] {
  const amount = (value: number): string => formatAmount(value, rules['scoring.currency'], language);
  const solo = rules['tariff.solo'];
  const prices = LIKE_SOLO.filter((game) => rules[`games.${game}`]).map((game) => {
    const price = rules[`tariff.${game}`];
    return { game, price: price === 'solo' ? solo : price };
  });
  const isSoloShown = hasEffect(rules, 'tariff.solo');
  const soloName = prices.some(({ price }) => price === solo) ? WORDS[language].soloGames : gameName('solo', language);
  return [
    ...(hasEffect(rules, 'tariff.rufspiel')
      ? [`${gameName('rufspiel', language)} ${amount(rules['tariff.rufspiel'])}`]
      : []),
    ...(isSoloShown ? [`${soloName} ${amount(solo)}`] : []),
    ...prices
      .filter(({ price }) => !isSoloShown || price !== solo)
      .map(({ game, price }) => `${gameName(game, language)} ${amount(price)}`),
    ...(hasEffect(rules, 'tariff.ramsch') ? [`${gameName('ramsch', language)} ${amount(ramschPrice(rules))}`] : []),
  ];
}

function ramschPrice(rules: HouseRules): number {
  const price = rules['tariff.ramsch'];
  return price === 'rufspiel' ? rules['tariff.rufspiel'] : price;
}

/** Additions of equal price are told together. */
function unitPrices(rules: HouseRules, language: WrittenLanguage): readonly string[] {
  const units = [
    ['Schneider', rules['tariff.schneider']],
    ['Schwarz', rules['tariff.schwarz']],
    ...(hasEffect(rules, 'tariff.laufende') ? [['Laufende', rules['tariff.laufende']] as const] : []),
  ] as const;
  const prices = [...new Set(units.map(([, price]) => price))];
  return prices.map((price) => {
    const names = units.filter(([, other]) => other === price).map(([name]) => name);
    const amount = formatAmount(price, rules['scoring.currency'], language);
    return names.length === 1
      ? `${allOf(names, language)} ${amount}`
      : `${allOf(names, language)} ${WORDS[language].each} ${amount}`;
  });
}
