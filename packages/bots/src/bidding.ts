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
 * Holds or names the rank of the best game that it dares above what stands, otherwise passes. Who is bound to name something names the
 * lowest rank that its best game reaches.
 */
function nameOrPass(view: View, auction: Auction, games: readonly Prospect[]): SeatAction | undefined {
  const { rules, actions } = view;
  const hold = actions.find((action) => action.type === 'hold');
  const standing = auction.step.type === 'negotiation' ? auction.step.rank : null;
  if (hold !== undefined && standing !== null && games.some((game) => game.dares && covers(rules, game, standing))) {
    return hold;
  }
  const names = actions.filter((action) => action.type === 'name');
  const best = bestOf(games.filter((game) => game.dares && names.some((name) => isRankOf(rules, name.rank, game))));
  const name = names.find((candidate) => best !== undefined && isRankOf(rules, candidate.rank, best));
  return name ?? find(view, 'weiter') ?? forcedName(view, games) ?? actions[0];
}

/** Bound to name something without daring it: the rank of the game with the best prospect among those that can be named. */
function forcedName(view: View, games: readonly Prospect[]): SeatAction | undefined {
  const names = view.actions.filter((action) => action.type === 'name');
  const best = bestOf(games.filter((game) => names.some((name) => isRankOf(view.rules, name.rank, game))));
  return names.find((name) => best !== undefined && isRankOf(view.rules, name.rank, best)) ?? names[0];
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

function isRankOf(rules: HouseRules, rank: NamedRank | { readonly game: string }, game: Prospect): boolean {
  return (
    'tout' in rank &&
    rank.game === game.announcement.game &&
    rankLevel(rules, rank) === levelOf(rules, game.announcement)
  );
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
