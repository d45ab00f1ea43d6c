import type { HouseRules } from '../house-rules.ts';
import { LAUFENDE_GAMES } from './conflict.ts';
import type { OptionName } from './options.ts';

type Condition = (rules: HouseRules) => boolean;

const canKnock: Condition = (rules) => rules['klopfen.enabled'] && rules['klopfen.maxKnocks'] > 0;
const hasRamsch: Condition = (rules) => rules['allPass.action'] === 'ramsch';
const hasStock: Condition = (rules) => rules['stock.enabled'];
const hasSie: Condition = (rules) => rules['games.sie'];
const hasTout: Condition = (rules) => rules['tout.allowedGames'].length > 0;
const hasStoss: Condition = (rules) => rules['stoss.enabled'];
const hasBettel: Condition = (rules) => rules['games.bettel'];
const hasRufspiel: Condition = (rules) => rules['games.rufspiel'];
const canRunAway: Condition = (rules) => rules['games.rufspiel'] && rules['davonlaufen.enabled'];
const hasLaufende: Condition = (rules) => rules['laufende.enabled'] && rules['laufende.scope'] !== 'none';
const hasNaming: Condition = (rules) => rules['bidding.mode'] !== 'table';
const hasMuss: Condition = (rules) =>
  rules['allPass.action'] === 'eichelOberMuss' || (canKnock(rules) && rules['klopfen.mustPlayOnAllPass'] !== 'off');
const canRedeal: Condition = (rules) =>
  rules['allPass.action'] === 'eichelOberMuss' ? rules['muss.gesperrt'] === 'redeal' : !hasRamsch(rules);
const both =
  (a: Condition, b: Condition): Condition =>
  (rules) =>
    a(rules) && b(rules);

/** When an option has an effect; an option that is missing here always has one. */
const CONDITIONS: Readonly<Partial<Record<OptionName, Condition>>> = {
  'dealing.cutMinCards': (rules) => rules['dealing.cutMaxTimes'] > 0,
  'dealing.redealDealer': canRedeal,
  'klopfen.afterCards': canKnock,
  'klopfen.maxKnocks': (rules) => rules['klopfen.enabled'],
  'klopfen.who': canKnock,
  'klopfen.stacking': canKnock,
  'klopfen.carryOver': both(canKnock, canRedeal),
  'klopfen.mustPlayOnAllPass': canKnock,
  'klopfen.appliesToRamsch': both(canKnock, hasRamsch),
  'klopfen.appliesToSie': both(canKnock, hasSie),
  'bidding.minGameByInterest': (rules) => rules['bidding.mode'] === 'schafkopfschule',
  'bidding.negotiationOrder': hasNaming,
  'bidding.herzSoloFirst': (rules) => rules['games.solo'],
  'bidding.sieOfferAfterDeal': hasSie,
  'tout.multiplier': (rules) => hasTout(rules) || (hasSie(rules) && rules['sie.base'] === 'soloTout8'),
  'tout.schneiderSchwarz': hasTout,
  'tout.onLostTrick': hasTout,
  'sie.base': hasSie,
  'sie.multiplier': hasSie,
  'bettel.rankOrder': hasBettel,
  'bettel.stichzwang': hasBettel,
  'rufsau.discardFromTrick': hasRufspiel,
  'davonlaufen.enabled': hasRufspiel,
  'davonlaufen.minCards': canRunAway,
  'davonlaufen.countBasis': canRunAway,
  'davonlaufen.whenFollowing': canRunAway,
  'davonlaufen.after': canRunAway,
  'view.revealAfterDavonlaufen': canRunAway,
  'stoss.deadline': hasStoss,
  'stoss.reDeadline': (rules) => rules['stoss.maxSteps'] > 1,
  'stoss.takesOver': hasStoss,
  'stoss.onTout': both(hasStoss, hasTout),
  'stoss.onSie': both(hasStoss, hasSie),
  'stoss.inRamsch': both(hasStoss, hasRamsch),
  'tariff.rufspiel': (rules) =>
    hasRufspiel(rules) || costsAsRufspiel(rules, 'tariff.ramsch') || costsAsRufspiel(rules, 'stock.contribution'),
  'tariff.solo': (rules) =>
    rules['games.solo'] || hasSie(rules) || SOLO_PRICED.some((game) => costsAsSolo(rules, game)) || paysAsSolo(rules),
  'tariff.wenz': (rules) => rules['games.wenz'],
  'tariff.farbwenz': (rules) => rules['games.farbwenz'],
  'tariff.geier': (rules) => rules['games.geier'],
  'tariff.farbgeier': (rules) => rules['games.farbgeier'],
  'tariff.bettel': hasBettel,
  'tariff.ramsch': hasRamsch,
  'tariff.laufende': (rules) => hasLaufende(rules) || hasSie(rules),
  'laufende.scope': (rules) => rules['laufende.enabled'],
  ...laufendeConditions(),
  'allPass.doubleNextMax': (rules) => rules['allPass.action'] === 'doubleNext',
  'stock.contribution': isContributionPaid,
  'stock.wonBy': hasStock,
  'stock.split': both(hasStock, hasRufspiel),
  'stock.onLoss': hasStock,
  'stock.capPerGame': both(hasStock, (rules) => rules['stock.onLoss'] !== 'unchanged'),
  'stock.multipliedByKlopfen': both(hasStock, canKnock),
  'ramsch.losers': hasRamsch,
  'ramsch.jungfrau': hasRamsch,
  'ramsch.durchmarsch': hasRamsch,
  'ramsch.durchmarschPayout': both(hasRamsch, (rules) => rules['ramsch.durchmarsch'] !== 'off'),
  'ramsch.tie': hasRamsch,
  'ramsch.stichzwang': hasRamsch,
  'muss.allowSolo': hasMuss,
  'muss.gesperrt': both(hasMuss, hasRufspiel),
  'muss.winAt60WithMaxTrumps': hasMuss,
};

const SOLO_PRICED = ['wenz', 'farbwenz', 'geier', 'farbgeier', 'bettel'] as const;

/**
 * Whether an option changes anything under these rules: without Klopfen nobody needs to know how often. An editor greys the others out,
 * the sentence of the house rules leaves them out.
 */
export function hasEffect(rules: HouseRules, option: OptionName): boolean {
  return CONDITIONS[option]?.(rules) ?? true;
}

function laufendeConditions(): Readonly<Partial<Record<OptionName, Condition>>> {
  const entries = LAUFENDE_GAMES.flatMap((game) => {
    const counts: Condition = (rules) => rules[`games.${game}`] && hasLaufende(rules);
    return [
      [`laufende.min.${game}`, counts],
      [`laufende.max.${game}`, counts],
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** Somebody pays into the Stock when all pass, at the start of a Ramsch round, or when he loses (B53, B55). */
function isContributionPaid(rules: HouseRules): boolean {
  if (!rules['stock.enabled']) return false;
  const action = rules['allPass.action'];
  return action === 'stock' || action === 'ramsch' || rules['stock.onLoss'] === 'contribution';
}

function costsAsRufspiel(rules: HouseRules, option: 'tariff.ramsch' | 'stock.contribution'): boolean {
  return rules[option] === 'rufspiel' && hasEffect(rules, option);
}

function costsAsSolo(rules: HouseRules, game: (typeof SOLO_PRICED)[number]): boolean {
  return rules[`games.${game}`] && rules[`tariff.${game}`] === 'solo';
}

/** A Durchmarsch can be worth a Solo won Schwarz (B50). */
function paysAsSolo(rules: HouseRules): boolean {
  return (
    hasRamsch(rules) && rules['ramsch.durchmarsch'] !== 'off' && rules['ramsch.durchmarschPayout'] === 'soloSchwarz'
  );
}
