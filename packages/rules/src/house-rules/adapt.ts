import { BIDDABLE_GAMES, TOUT_GAMES } from '../contract.ts';
import type { BiddableGame } from '../contract.ts';
import type { HouseRules, HouseRuleSet } from '../house-rules.ts';
import { ascending } from './game-rank.ts';

/**
 * Lays the options of `set` over a preset and lets what nobody chose follow from what somebody chose: without Geier there is no
 * Geier-Tout, without Stoß there are no steps, the short deck is dealt by threes. A value of `set` is never changed for another one;
 * whether it fits is for `conflictIn` to say. Only lists lose games that are not played, and are put in order.
 */
export function adapt(base: HouseRules, set: HouseRuleSet): HouseRules {
  const merged: HouseRules = { ...base, ...set };
  const dealt: HouseRules = { ...merged, ...packets(merged, set), ...stoss(merged, set), ...stock(base, merged, set) };
  return withKnock(withGames(dealt, set), set);
}

/** The games that can be announced under these rules, in the order of `BIDDABLE_GAMES`, before any rank is settled. */
export function playedGames(rules: HouseRules): readonly BiddableGame[] {
  return BIDDABLE_GAMES.filter((game) => rules[`games.${game}`]);
}

function packets(merged: HouseRules, set: HouseRuleSet): HouseRuleSet {
  if (set['dealing.packets'] !== undefined || merged.deck === 32) return {};
  return { 'dealing.packets': '2x3' };
}

/** After how many cards a packet ends, before the last one (C.8 check 5). */
export function packetEnds(rules: HouseRules): readonly number[] {
  switch (rules['dealing.packets']) {
    case '2x4':
      return [4];
    case '4x2':
      return [2, 4, 6];
    case '2x3':
      return [3];
  }
}

/** The presets knock after four cards, which suits every way to deal the long deck. */
function withKnock(rules: HouseRules, set: HouseRuleSet): HouseRules {
  if (set['klopfen.afterCards'] !== undefined || rules['dealing.packets'] !== '2x3') return rules;
  return { ...rules, 'klopfen.afterCards': 3 };
}

/** Stoß is switched off exactly when no step is possible (C.8 check 4). */
function stoss(merged: HouseRules, set: HouseRuleSet): HouseRuleSet {
  const enabled = set['stoss.enabled'];
  const steps = set['stoss.maxSteps'];
  if (enabled === undefined) return { 'stoss.enabled': merged['stoss.maxSteps'] > 0 };
  if (steps !== undefined) return {};
  if (!enabled) return { 'stoss.maxSteps': 0 };
  return { 'stoss.maxSteps': merged['stoss.maxSteps'] || 2 };
}

/**
 * `allPass.action=stock` brings the Stock along (C.7). Whoever replaces it by another action wants no Stock either unless he says so,
 * and whoever switches the Stock off wants the cards thrown in.
 */
function stock(base: HouseRules, merged: HouseRules, set: HouseRuleSet): HouseRuleSet {
  if (set['stock.enabled'] === undefined) {
    if (merged['allPass.action'] === 'stock') return { 'stock.enabled': true };
    return base['allPass.action'] === 'stock' ? { 'stock.enabled': false } : {};
  }
  if (set['allPass.action'] !== undefined || set['stock.enabled'] || base['allPass.action'] !== 'stock') return {};
  return { 'allPass.action': 'redeal' };
}

function withGames(rules: HouseRules, set: HouseRuleSet): HouseRules {
  const enabled = playedGames(rules);
  const order = rules['bidding.rankOrder'].filter((game) => enabled.includes(game));
  const ties = rankTies(rules['bidding.rankTies'], order);
  const minimum = rules['bidding.minGameByInterest'].map((game) => minimumGame(game, rules, order));
  const tout = TOUT_GAMES.filter((game) => rules['tout.allowedGames'].includes(game));
  return {
    ...rules,
    'bidding.rankOrder': order,
    'bidding.rankTies': ties,
    'bidding.minGameByInterest':
      set['bidding.minGameByInterest'] === undefined ? ascending(minimum, order, ties) : minimum,
    'tout.allowedGames': set['tout.allowedGames'] === undefined ? tout.filter((game) => enabled.includes(game)) : tout,
  };
}

/** Groups without the games that are not played, from high to low and each from high to low; a single game is no group. */
function rankTies(
  ties: HouseRules['bidding.rankTies'],
  order: readonly BiddableGame[],
): HouseRules['bidding.rankTies'] {
  const groups = ties.map((group) => order.filter((game) => group.includes(game))).filter((group) => group.length > 1);
  return order.flatMap((game) => groups.filter((group) => group[0] === game));
}

/**
 * A minimum game that is not played is replaced by the next higher one (B29), above the highest by the highest; instead of a
 * Rufspiel the lowest solo game counts (C.8 checks 3 and 7).
 */
function minimumGame(game: BiddableGame, rules: HouseRules, order: readonly BiddableGame[]): BiddableGame {
  if (order.includes(game)) return game;
  if (game === 'rufspiel') return order.at(-1) ?? game;
  const all = rules['bidding.rankOrder'].includes(game) ? rules['bidding.rankOrder'] : BIDDABLE_GAMES;
  const higher = all.slice(0, all.indexOf(game)).findLast((candidate) => order.includes(candidate));
  return higher ?? order[0] ?? game;
}
