import type { HouseRules } from './house-rules.ts';
import type { PartyOutcome } from './outcome.ts';

/** Games of a declaring party: everything but Ramsch and Sie. */
export type PartyGame = PartyOutcome['contract']['game'];

/** Base price of a game (R103). Where the house rules say `solo`, a game costs what a Solo costs (R50, B46). */
export function grundtarif(rules: HouseRules, game: PartyGame): number {
  const price = rules[`tariff.${game}`];
  return price === 'solo' ? rules['tariff.solo'] : price;
}

/** Base price of a Ramsch (B48). */
export function ramschTariff(rules: HouseRules): number {
  const price = rules['tariff.ramsch'];
  return price === 'rufspiel' ? rules['tariff.rufspiel'] : price;
}

/** What each seat pays into the Stock when a deal is thrown in (R109, B53). */
export function stockContribution(rules: HouseRules): number {
  const contribution = rules['stock.contribution'];
  return contribution === 'rufspiel' ? rules['tariff.rufspiel'] : contribution;
}
