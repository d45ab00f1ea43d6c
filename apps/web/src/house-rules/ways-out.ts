import { BIDDABLE_GAMES, optionOf, readHouseRules } from '@stammtisch/rules';
import type { BiddableGame, Conflict, HouseRules, OptionName, OptionValue } from '@stammtisch/rules';
import type { Draft } from './draft.ts';
import { placeOf } from './rank.ts';

/** One option that would have to be different for a contradiction to be gone. */
export interface WayOut {
  readonly option: OptionName;
  readonly value: OptionValue;
}

/**
 * What could be changed so that two options go together again, at most three proposals. Each was tried; those that leave another
 * contradiction come only where nothing better is known.
 */
export function waysOut(draft: Draft, shown: HouseRules, conflict: Conflict): readonly WayOut[] {
  const ways = proposals(shown, conflict).map((way) => ({ way, left: conflictAfter(draft, way) }));
  const whole = ways.filter(({ left }) => left === null);
  const partly = ways.filter(({ left }) => left !== null && !isSameConflict(left, conflict));
  const good = (whole.length > 0 ? whole : partly).map(({ way }) => way);
  // What was just changed is what somebody wants: the other side gives way first.
  const isTouched = (way: WayOut): boolean => way.option === draft.touched;
  return [...good.filter((way) => !isTouched(way)), ...good.filter(isTouched)].slice(0, 3);
}

function conflictAfter({ preset, set }: Draft, { option, value }: WayOut): Conflict | null {
  const read = readHouseRules({ preset, set: { ...set, [option]: value } });
  return !read.ok && read.reason.code === 'rule-conflict' ? read.reason : null;
}

function isSameConflict(a: Conflict, b: Conflict): boolean {
  return a.because === b.because && a.option === b.option;
}

function proposals(rules: HouseRules, conflict: Conflict): readonly WayOut[] {
  const { option, other } = conflict;
  switch (conflict.because) {
    case 'laufende-max-below-min':
      return [
        { option, value: conflict.min },
        { option: other, value: conflict.max },
      ];
    case 'tout-of-game-off':
      return [
        { option: other, value: true },
        { option, value: rules['tout.allowedGames'].filter((game) => rules[`games.${game}`]) },
      ];
    case 'minimum-games-not-ascending':
      return [
        { option, value: ascending(rules) },
        { option: other, value: playedGames(rules) },
      ];
    case 'stoss-off-with-steps':
      return [
        { option, value: true },
        { option: other, value: 0 },
      ];
    case 'stoss-on-without-steps':
      return [
        { option: other, value: 2 },
        { option, value: false },
      ];
    case 'knock-inside-packet':
      return [...conflict.possible.map((value) => ({ option, value })), ...valuesOf(other)];
    case 'cut-of-small-deck':
      return [{ option, value: conflict.most }, ...valuesOf(other)];
    case 'packets-of-other-deck':
      return [...valuesOf(option), ...valuesOf(other)];
    case 'all-pass-stock-off':
      return [{ option: other, value: true }, ...valuesOf(option)];
    case 'stock-contribution-zero':
      return [
        { option, value: 10 },
        { option: other, value: 10 },
        { option: 'stock.enabled', value: false },
      ];
    case 'neither-rufspiel-nor-solo':
    case 'muss-without-rufspiel-and-solo':
      return [
        { option: other, value: true },
        { option, value: true },
      ];
    case 'rank-missing':
      return [
        { option, value: playedGames(rules).reduce(withGame, rules['bidding.rankOrder']) },
        { option: other, value: false },
      ];
  }
}

function valuesOf(name: OptionName): readonly WayOut[] {
  const option = optionOf(name);
  return option.kind === 'choice' ? option.values.map((value) => ({ option: name, value: value as OptionValue })) : [];
}

/** The minimum games from low to high; the lowest game instead of those that are not played. */
function ascending(rules: HouseRules): readonly BiddableGame[] {
  const played = playedGames(rules);
  const order = rules['bidding.rankOrder'].filter((game) => played.includes(game));
  const ties = rules['bidding.rankTies'].map((group) => group.filter((game) => played.includes(game)));
  const place = (game: BiddableGame): number => placeOf(game, order, ties);
  return rules['bidding.minGameByInterest']
    .map((game) => (order.includes(game) ? game : (order.at(-1) ?? game)))
    .toSorted((a, b) => place(b) - place(a));
}

function playedGames(rules: HouseRules): readonly BiddableGame[] {
  return BIDDABLE_GAMES.filter((game) => rules[`games.${game}`]);
}

/** The order with a game that it lacks, above the first that is usually lower. */
function withGame(order: readonly BiddableGame[], game: BiddableGame): readonly BiddableGame[] {
  if (order.includes(game)) return order;
  const usual = BIDDABLE_GAMES.indexOf(game);
  const lower = order.findIndex((other) => BIDDABLE_GAMES.indexOf(other) > usual);
  return lower === -1 ? [...order, game] : order.toSpliced(lower, 0, game);
}
