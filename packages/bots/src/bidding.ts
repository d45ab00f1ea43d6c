import { minimumRank, rankLevel } from '@stammtisch/rules';
import type { Announcement, Auction, HouseRules, NamedRank, SeatAction, View } from '@stammtisch/rules';
import { bestOf, prospects } from './prospect.ts';
import type { Prospect } from './prospect.ts';
import type { Temperament } from './temperament.ts';

/** What a bot says in the auction: one of the actions that are open to it; `undefined` if there is none. */
export function bid(view: View, temperament: Temperament): SeatAction | undefined {
  const { actions, deal } = view;
  const sie = actions.find((action) => action.type === 'lay-sie');
  if (sie !== undefined) return sie;
  const auction = deal?.auction ?? null;
  if (auction === null || view.viewer === 'spectator') return actions[0];
  const games = prospects(view.rules, view.viewer, deal?.dealt ?? 0, temperament);
  switch (auction.step.type) {
    case 'interest':
      return interest(view, auction, games);
    case 'naming':
    case 'negotiation':
      return nameOrPass(view, auction, games);
    case 'announcement':
      return announce(view, games);
    case 'announced':
    case 'all-passed':
      return actions[0];
  }
}

/** Wants to play if it dares a game that is high enough for its place among the interested (R22). */
function interest(view: View, auction: Auction, games: readonly Prospect[]): SeatAction | undefined {
  const place = auction.interest.filter((wants) => wants === true).length + 1;
  const minimum = rankLevel(view.rules, minimumRank(view.rules, place));
  const wants = games.some((game) => game.dares && levelOf(view.rules, game.announcement) >= minimum);
  return find(view, wants ? 'interest' : 'weiter') ?? view.actions[0];
}

/**
 * Holds a rank that it can play itself, names the rank of the best game that it dares above what stands, and otherwise passes. Who is bound
 * to name something without daring it names the rank of the game with the best prospect.
 */
function nameOrPass(view: View, auction: Auction, games: readonly Prospect[]): SeatAction | undefined {
  const { rules, actions } = view;
  const standing = standingRank(rules, auction);
  const dared = games.filter((game) => game.dares);
  const hold = find(view, 'hold');
  if (hold !== undefined && standing !== null && dared.some((game) => covers(rules, game, standing))) return hold;
  const names = actions.filter((action) => action.type === 'name');
  const level = standing === null ? -1 : rankLevel(rules, standing);
  const higher = names.filter((name) => rankLevel(rules, name.rank) > level);
  return bestName(rules, higher, dared) ?? find(view, 'weiter') ?? bestName(rules, names, games) ?? actions[0];
}

/** The highest rank that was named so far; `null` if none was. Among equals the earlier one stands (R19). */
function standingRank(rules: HouseRules, auction: Auction): NamedRank | null {
  if (auction.step.type === 'negotiation') return auction.step.rank;
  return auction.named.reduce<NamedRank | null>((highest, rank) => {
    if (rank === null || highest === null) return highest ?? rank;
    return rankLevel(rules, rank) > rankLevel(rules, highest) ? rank : highest;
  }, null);
}

type Naming = Extract<SeatAction, { readonly type: 'name' }>;

/** Naming the rank of the best of the games whose rank can be named. */
function bestName(rules: HouseRules, names: readonly Naming[], games: readonly Prospect[]): Naming | undefined {
  const best = bestOf(games.filter((game) => names.some((name) => isRankOf(rules, name.rank, game))));
  return best === undefined ? undefined : names.find((name) => isRankOf(rules, name.rank, best));
}

/** The final announcement: the best of the games that are left, if the player is bound or dares it (B28). */
function announce(view: View, games: readonly Prospect[]): SeatAction | undefined {
  const open = view.actions.filter((action) => action.type === 'announce');
  const possible = games.filter((game) => open.some((action) => sameGame(action.announcement, game.announcement)));
  const best = bestOf(possible.filter((game) => game.dares)) ?? bestOf(possible);
  const weiter = find(view, 'weiter');
  if (weiter !== undefined && best?.dares !== true) return weiter;
  return (
    open.find((action) => best !== undefined && sameGame(action.announcement, best.announcement)) ?? open[0] ?? weiter
  );
}

/** Whether a game satisfies a named rank: as high, or higher where the final game may exceed it (B30). */
function covers(rules: HouseRules, game: Prospect, rank: NamedRank): boolean {
  const level = levelOf(rules, game.announcement);
  const named = rankLevel(rules, rank);
  return rules['bidding.finalMayExceedNamed'] ? level >= named : level === named;
}

function isRankOf(rules: HouseRules, rank: NamedRank, { announcement }: Prospect): boolean {
  return rank.game === announcement.game && rankLevel(rules, rank) === levelOf(rules, announcement);
}

function levelOf(rules: HouseRules, { game, tout = false, suit }: Announcement): number {
  return rankLevel(rules, { game, tout, herz: suit === 'H' });
}

function sameGame(a: Announcement, b: Announcement): boolean {
  return a.game === b.game && a.suit === b.suit && (a.tout ?? false) === (b.tout ?? false);
}

function find(view: View, type: SeatAction['type']): SeatAction | undefined {
  return view.actions.find((action) => action.type === type);
}
