import { BIDDABLE_GAMES, optionOf, readHouseRules } from '@stammtisch/rules';
import type { BiddableGame, Conflict, HouseRules, OptionName, OptionValue } from '@stammtisch/rules';
import type { Draft } from './draft.ts';
import { placeOf } from './rank.ts';

/** One option that would have to be different for a contradiction to be gone. */
export interface WayOut {
  readonly option: OptionName;
  readonly value: OptionValue;
}

/** What could be changed so that two options go together again; every proposal was tried. At most three. */
export function waysOut(draft: Draft, shown: HouseRules, conflict: Conflict): readonly WayOut[] {
  const ways = proposals(shown, conflict).filter((way) => solves(draft, conflict, way));
  // What was just changed is what somebody wants: the other side gives way first.
  const others = ways.filter(({ option }) => option !== draft.touched);
  return [...others, ...ways.filter(({ option }) => option === draft.touched)].slice(0, 3);
}

function solves({ preset, set }: Draft, conflict: Conflict, { option, value }: WayOut): boolean {
  const read = readHouseRules({ preset, set: { ...set, [option]: value } });
  if (read.ok) return true;
  const { reason } = read;
  return reason.code === 'rule-conflict' && (reason.because !== conflict.because || reason.option !== conflict.option);
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
        { option, value: rules['tout.allowedGames'].filter((game) => game !== conflict.game) },
      ];
    case 'minimum-games-not-ascending':
      return [{ option, value: ascending(rules) }, { option: other, value: BIDDABLE_GAMES.filter((game) => rules[`games.${game}`]) }];
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
        { option, value: withGame(rules['bidding.rankOrder'], conflict.game) },
        { option: other, value: false },
      ];
  }
}

function valuesOf(name: OptionName): readonly WayOut[] {
  const option = optionOf(name);
  return option.kind === 'choice' ? option.values.map((value) => ({ option: name, value: value as OptionValue })) : [];
}

/** The minimum games from low to high. */
function ascending(rules: HouseRules): readonly BiddableGame[] {
  const place = (game: BiddableGame): number => placeOf(game, rules['bidding.rankOrder'], rules['bidding.rankTies']);
  return rules['bidding.minGameByInterest'].toSorted((a, b) => place(b) - place(a));
}

/** The order with a game more, above the first that is usually lower. */
function withGame(order: readonly BiddableGame[], game: BiddableGame): readonly BiddableGame[] {
  const usual = BIDDABLE_GAMES.indexOf(game);
  const lower = order.findIndex((other) => BIDDABLE_GAMES.indexOf(other) > usual);
  return lower === -1 ? [...order, game] : order.toSpliced(lower, 0, game);
}
