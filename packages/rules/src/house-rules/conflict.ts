import type { HouseRules } from '../house-rules.ts';
import { playedGames, packetEnds } from './adapt.ts';
import { isAscending } from './game-rank.ts';
import type { Conflict } from './problem.ts';

/** Games that can have Laufende (B8). */
export const LAUFENDE_GAMES = ['rufspiel', 'solo', 'farbwenz', 'wenz', 'geier', 'farbgeier'] as const;

/** The first contradiction between two options, in the order of the cross checks C.8; `null` if there is none. */
export function conflictIn(rules: HouseRules): Conflict | null {
  return (
    laufendeConflict(rules) ??
    toutConflict(rules) ??
    rankConflict(rules) ??
    stossConflict(rules) ??
    packetConflict(rules) ??
    stockConflict(rules) ??
    gamesConflict(rules)
  );
}

/** C.8 check 1. */
function laufendeConflict(rules: HouseRules): Conflict | null {
  const game = LAUFENDE_GAMES.find((name) => rules[`laufende.max.${name}`] < rules[`laufende.min.${name}`]);
  if (game === undefined) return null;
  const option = `laufende.max.${game}` as const;
  const other = `laufende.min.${game}` as const;
  return { because: 'laufende-max-below-min', option, other, max: rules[option], min: rules[other] };
}

/** C.8 check 2; that Bettel and Ramsch have no Tout is part of what the option takes. */
function toutConflict(rules: HouseRules): Conflict | null {
  const game = rules['tout.allowedGames'].find((name) => !rules[`games.${name}`]);
  if (game === undefined) return null;
  return { because: 'tout-of-game-off', option: 'tout.allowedGames', other: `games.${game}`, game };
}

/** Every game that is played has a rank, and C.8 check 3. */
function rankConflict(rules: HouseRules): Conflict | null {
  const order = rules['bidding.rankOrder'];
  const missing = playedGames(rules).find((game) => !order.includes(game));
  if (missing !== undefined) {
    return { because: 'rank-missing', option: 'bidding.rankOrder', other: `games.${missing}`, game: missing };
  }
  if (isAscending(rules['bidding.minGameByInterest'], order, rules['bidding.rankTies'])) return null;
  return {
    because: 'minimum-games-not-ascending',
    option: 'bidding.minGameByInterest',
    other: 'bidding.rankOrder',
  };
}

/** C.8 check 4. */
function stossConflict(rules: HouseRules): Conflict | null {
  const steps = rules['stoss.maxSteps'];
  if (rules['stoss.enabled'] === steps > 0) return null;
  const pair = { option: 'stoss.enabled', other: 'stoss.maxSteps' } as const;
  return steps > 0
    ? { because: 'stoss-off-with-steps', ...pair, steps }
    : { because: 'stoss-on-without-steps', ...pair };
}

/** The packets fit the deck, and C.8 check 5. */
function packetConflict(rules: HouseRules): Conflict | null {
  const { deck } = rules;
  const packets = rules['dealing.packets'];
  if ((packets === '2x3') !== (deck === 24)) {
    return { because: 'packets-of-other-deck', option: 'dealing.packets', other: 'deck', packets, deck };
  }
  const least = rules['dealing.cutMinCards'];
  if (least * 2 > deck) {
    return { because: 'cut-of-small-deck', option: 'dealing.cutMinCards', other: 'deck', cards: least, most: deck / 2 };
  }
  const cards = rules['klopfen.afterCards'];
  const possible = packetEnds(rules);
  if (possible.includes(cards)) return null;
  const other = deck === 24 ? 'deck' : 'dealing.packets';
  return { because: 'knock-inside-packet', option: 'klopfen.afterCards', other, cards, possible };
}

/** C.8 check 6. In a Ramsch round with a Stock the contribution is paid at the start, so it must be something too (B55). */
function stockConflict(rules: HouseRules): Conflict | null {
  const action = rules['allPass.action'];
  if (!rules['stock.enabled']) {
    if (action !== 'stock') return null;
    return { because: 'all-pass-stock-off', option: 'allPass.action', other: 'stock.enabled' };
  }
  const isFilled = action === 'stock' || action === 'ramsch';
  if (!isFilled || rules['stock.contribution'] !== 'rufspiel' || rules['tariff.rufspiel'] > 0) return null;
  return { because: 'stock-contribution-zero', option: 'stock.contribution', other: 'tariff.rufspiel' };
}

/** C.8 check 7. */
function gamesConflict(rules: HouseRules): Conflict | null {
  if (rules['games.rufspiel']) return null;
  if (!rules['games.solo']) {
    return { because: 'neither-rufspiel-nor-solo', option: 'games.rufspiel', other: 'games.solo' };
  }
  if (rules['allPass.action'] !== 'eichelOberMuss' || rules['muss.allowSolo']) return null;
  return { because: 'muss-without-rufspiel-and-solo', option: 'muss.allowSolo', other: 'games.rufspiel' };
}
