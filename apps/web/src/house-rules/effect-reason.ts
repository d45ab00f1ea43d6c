import { hasEffect } from '@stammtisch/rules';
import type { HouseRules, OptionName, OptionValue } from '@stammtisch/rules';
import type { WayOut } from './ways-out.ts';

/** What other options wait for, in the order in which somebody would think of it. */
const SWITCHES: readonly WayOut[] = [
  on('klopfen.enabled'),
  on('stoss.enabled'),
  to('allPass.action', 'ramsch'),
  to('allPass.action', 'eichelOberMuss'),
  to('allPass.action', 'doubleNext'),
  to('allPass.action', 'redeal'),
  on('stock.enabled'),
  on('laufende.enabled'),
  to('laufende.scope', 'both'),
  on('games.rufspiel'),
  on('games.solo'),
  on('games.wenz'),
  on('games.farbwenz'),
  on('games.geier'),
  on('games.farbgeier'),
  on('games.bettel'),
  on('games.sie'),
  on('davonlaufen.enabled'),
  to('bidding.mode', 'schafkopfschule'),
  to('bidding.mode', 'negotiation'),
  to('tout.allowedGames', ['solo']),
  to('ramsch.durchmarsch', 'allTricks'),
  to('stock.onLoss', 'double'),
  to('klopfen.maxKnocks', 4),
  to('stoss.maxSteps', 2),
  to('dealing.cutMaxTimes', 3),
  to('muss.gesperrt', 'redeal'),
];

/**
 * What would have to be chosen for an option to matter, found by trying: one change, or the first two that do it together. Empty if
 * it matters already.
 */
export function missingFor(rules: HouseRules, option: OptionName): readonly WayOut[] {
  if (hasEffect(rules, option)) return [];
  const open = SWITCHES.filter((one) => one.option !== option && rules[one.option] !== one.value);
  const single = open.find((one) => hasEffect(having(rules, [one]), option));
  if (single !== undefined) return [single];
  const pairs = open.flatMap((one, index) => open.slice(index + 1).map((other) => [one, other] as const));
  return pairs.find((pair) => pair[0].option !== pair[1].option && hasEffect(having(rules, pair), option)) ?? [];
}

function having(rules: HouseRules, ways: readonly WayOut[]): HouseRules {
  return { ...rules, ...Object.fromEntries(ways.map(({ option, value }) => [option, value])) };
}

function on(option: OptionName): WayOut {
  return { option, value: true };
}

function to(option: OptionName, value: OptionValue): WayOut {
  return { option, value };
}
