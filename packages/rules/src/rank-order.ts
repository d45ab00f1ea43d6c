import type { BiddableGame, Game } from './contract.ts';
import { BIDDABLE_GAMES } from './contract.ts';
import type { HouseRules } from './house-rules.ts';
import type { NamedRank } from './reason.ts';

/** A game as far as its rank matters; the suit only where Herz ranks first (B31). */
export interface Ranked {
  readonly game: BiddableGame | 'sie';
  readonly tout: boolean;
  readonly herz?: boolean | undefined;
}

const SIE_LEVEL = 1000;
const TOUT_LEVEL = 100;

/** Whether a game is switched on at this table. A Ramsch is switched on by `allPass.action`. */
export function isGameEnabled(rules: HouseRules, game: Game): boolean {
  return game === 'ramsch' ? rules['allPass.action'] === 'ramsch' : rules[`games.${game}`];
}

/** Whether a Tout may be added to the game at this table (R55, B32). */
export function isToutAllowed(rules: HouseRules, game: Game): boolean {
  return rules['tout.allowedGames'].some((allowed) => allowed === game);
}

/** Enabled games from the lowest to the highest. */
export function enabledGames(rules: HouseRules): readonly BiddableGame[] {
  return rules['bidding.rankOrder'].toReversed();
}

/**
 * Height of a game in the auction; only comparisons mean anything. Sie is highest, then every Tout, then the games of
 * `bidding.rankOrder`; the suit never counts (R28, R31–R33), unless the house ranks the Herz-Solo first. Games of one group of
 * `bidding.rankTies` are equal (B26).
 */
export function rankLevel(rules: HouseRules, ranked: Ranked): number {
  if (ranked.game === 'sie') return SIE_LEVEL;
  const herz = ranked.game === 'solo' && ranked.herz === true && rules['bidding.herzSoloFirst'] ? 1 : 0;
  return gameLevel(rules, ranked.game) * 2 + herz + (ranked.tout ? TOUT_LEVEL : 0);
}

/** Place of a game above the lowest one; tied games share the place of the highest of them. */
function gameLevel(rules: HouseRules, game: BiddableGame): number {
  const order = rules['bidding.rankOrder'];
  const group = rules['bidding.rankTies'].find((tied) => tied.includes(game)) ?? [game];
  const place = Math.min(...group.map((tied) => order.indexOf(tied)));
  return BIDDABLE_GAMES.length - place;
}

/**
 * The lowest rank that the k-th interested player (1..4) has to name or announce (R22). In the house rules the minimum games that are not
 * played are replaced already (B29).
 */
export function minimumRank(rules: HouseRules, interest: number): NamedRank {
  const schule = rules['bidding.mode'] === 'schafkopfschule';
  const game = schule ? rules['bidding.minGameByInterest'][interest - 1] : rules['bidding.rankOrder'].at(-1);
  return { game: game ?? 'rufspiel', tout: false };
}

/** Every rank that can be named at this table, from the lowest to the highest. */
export function nameableRanks(rules: HouseRules): readonly NamedRank[] {
  const ranks = enabledGames(rules).flatMap((game): readonly NamedRank[] => {
    const touts = isToutAllowed(rules, game) ? [false, true] : [false];
    return touts.flatMap((tout): readonly NamedRank[] =>
      game === 'solo' && rules['bidding.herzSoloFirst']
        ? [
            { game, tout },
            { game, tout, herz: true },
          ]
        : [{ game, tout }],
    );
  });
  return ranks.toSorted((a, b) => rankLevel(rules, a) - rankLevel(rules, b));
}
