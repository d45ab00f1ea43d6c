import { minimumRank, possibleAnnouncements, rankLevel } from '@stammtisch/rules';
import type { Announcement, Auction, HouseRules, Obligation, Seat, SeatAction, View } from '@stammtisch/rules';
import { prospects } from '../prospect.ts';
import type { Random } from '../random.ts';
import { BOTS } from '../temperament.ts';
import type { Ending } from '../think/ending.ts';
import { weighGames } from '../think/weigh-games.ts';
import type { Thinking } from '../think/weigh-cards.ts';
import { sharedSolver } from './shared-solver.ts';
import type { Decision, WeighedOption } from './why.ts';

/** How many games are worth a thought, and from which chance of winning on, in percent. */
const GAMES = 4;
const HOPELESS = 25;

/**
 * Percent to win from which a game is played of one's own accord. Of Rufspiele that promised 50 to 62 %, only 44 % were won; games alone below their
 * limit brought nothing, as the dearer ones among them are lost: to a Stoß, with Schneider.
 */
const RUFSPIEL_FROM = 62;
const ALONE_FROM = 60;

/**
 * What a strong bot says in the auction: what brings most money, letting the others play included. `null` where there is nothing to weigh.
 */
export function thinkAuction(view: View, thinking: Thinking, random: Random): Decision | null {
  const auction = view.deal?.auction ?? null;
  if (auction === null || view.viewer === 'spectator' || view.actions.some(({ type }) => type === 'lay-sie'))
    return null;
  const games = promising(view, auction, view.viewer);
  const weighed = weighGames(view, games, thinking, sharedSolver(), random);
  if (weighed === null) return null;
  const options = view.actions.flatMap((action): readonly WeighedOption[] => {
    if (action.type === 'weiter') return [optionOf(action, null, weighed.weiter)];
    const best = weighed.games
      .filter(({ announcement }) => serves(view.rules, auction, action, announcement))
      .toSorted((a, b) => b.value - a.value)[0];
    return best === undefined ? [] : [optionOf(action, best.announcement, best)];
  });
  if (options.length === 0) return null;
  const mayPass = options.some(({ action }) => action.type === 'weiter');
  const judged = mayPass ? options.map(judgeRisk) : options;
  const sorted = judged.toSorted(
    (a, b) =>
      Number(a.tooSeldom === true) - Number(b.tooSeldom === true) ||
      (b.value ?? 0) - (a.value ?? 0) ||
      levelOfAction(view.rules, a) - levelOfAction(view.rules, b),
  );
  return {
    action: sorted[0]?.action ?? null,
    why: { basis: 'worlds', options: sorted, worlds: weighed.worlds, allWorlds: false, calledCard: null },
  };
}

/** Marks a game that wins too seldom to be played without need. */
function judgeRisk(option: WeighedOption): WeighedOption {
  const { plan, winning } = option;
  if (plan === null) return option;
  const reckless = (winning ?? 0) < (plan.game === 'rufspiel' ? RUFSPIEL_FROM : ALONE_FROM);
  return reckless ? { ...option, tooSeldom: true } : option;
}

function optionOf(action: SeatAction, plan: Announcement | null, { value, winning }: Ending): WeighedOption {
  return { action, plan, value, winning: Math.round(100 * winning) };
}

/** The games that rules of thumb hold to be best; at least one where one has to be announced. */
function promising(view: View, auction: Auction, seat: Seat): readonly Announcement[] {
  const { rules } = view;
  const hand = view.deal?.hand ?? 0;
  const obligation: Obligation =
    auction.step.type === 'announcement' ? auction.step : { floor: null, named: false, muss: false };
  const judged = prospects(rules, seat, hand, BOTS.xaver.temperament, obligation).toSorted((a, b) => b.value - a.value);
  const open = new Set(possibleAnnouncements(rules, seat, hand, obligation).map(({ game }) => game));
  const worth = judged.filter(({ chance, announcement }) => chance >= HOPELESS && open.has(announcement.game));
  return (worth.length > 0 ? worth : judged).slice(0, GAMES).map(({ announcement }) => announcement);
}

/** Whether a game can follow from what is said now. */
function serves(rules: HouseRules, auction: Auction, action: SeatAction, game: Announcement): boolean {
  const level = rankLevel(rules, { game: game.game, tout: game.tout ?? false, herz: game.suit === 'H' });
  if (action.type === 'interest') {
    const place = auction.interest.filter((wants) => wants === true).length + 1;
    return level >= rankLevel(rules, minimumRank(rules, place));
  }
  if (action.type === 'name') return rankLevel(rules, action.rank) === level && action.rank.game === game.game;
  if (action.type === 'hold') return covers(rules, auction, level);
  if (action.type !== 'announce') return false;
  const { announcement } = action;
  const sameTout = (announcement.tout ?? false) === (game.tout ?? false);
  return announcement.game === game.game && announcement.suit === game.suit && sameTout;
}

/** Whether a game of this level can be played by who holds the rank that stands (B30). */
function covers(rules: HouseRules, auction: Auction, level: number): boolean {
  const standing = auction.step.type === 'negotiation' ? auction.step.rank : null;
  if (standing === null) return false;
  const needed = rankLevel(rules, standing);
  return rules['bidding.finalMayExceedNamed'] ? level >= needed : level === needed;
}

function levelOfAction(rules: HouseRules, { action }: WeighedOption): number {
  return action.type === 'name' ? rankLevel(rules, action.rank) : -1;
}
