import { SEATS, cardsOf, forehandOf, isDeclaring, isPlayOver } from '@stammtisch/rules';
import type { BySeat, Card, DealView, Play, Seat, View } from '@stammtisch/rules';
import { worldsOf } from '@stammtisch/solver';
import type { Solver } from '@stammtisch/solver';
import { readDeal } from '../card-reading.ts';
import type { Random } from '../random.ts';
import { hiddenFrom } from '../worlds/hidden.ts';
import { possibleWorlds } from '../worlds/world.ts';
import type { World } from '../worlds/world.ts';
import { auctionLikelihood, saidIn } from './auction-likelihood.ts';
import { drawWorlds } from './draw-worlds.ts';
import type { DrawPlan, DrawnWorlds } from './draw-worlds.ts';
import { playLikelihood } from './play-likelihood.ts';
import { playFromView } from './position.ts';
import { moneyOf, stakesOf } from './stakes.ts';
import type { Circumstances, Stakes } from './stakes.ts';
import { playByThumb, withCard } from './thumb-play.ts';
import type { WorldPlay } from './thumb-play.ts';

/** How a bot thinks about a card. */
export interface Thinking {
  readonly plan: DrawPlan;
  /** Whether worlds are weighed by what was bid and played. */
  readonly weighed: boolean;
  /** Tricks to come from which on worlds are solved with open cards; before, they are played on by rules of thumb to that point. */
  readonly exactFrom: number;
  /** Nodes that the solution of one world may cost. */
  readonly nodes: number;
}

/** A card with what it brings over all worlds. */
export interface WeighedCard {
  readonly card: Card;
  /** Expected change of the own account, in the unit of the house rules. */
  readonly value: number;
  /** Share of worlds in which the own side wins, 0..1. */
  readonly winning: number;
}

export interface WeighedCards {
  readonly cards: readonly WeighedCard[];
  readonly worlds: number;
  readonly all: boolean;
  /** How likely each seat holds the called card; `null` if it is not hidden. */
  readonly holder: BySeat<number> | null;
}

/** Values every legal card by trying it in many worlds. `null` if no card is to be played, or no world fits. */
export function weighCards(view: View, thinking: Thinking, solver: Solver, random: Random): WeighedCards | null {
  const { deal, rules, viewer: seat } = view;
  const play = playFromView(view);
  const hidden = hiddenFrom(view);
  if (deal === null || play === null || hidden === null || seat === 'spectator') return null;
  const worldPlay = worldsOf(play);
  const drawn = drawWorlds(
    possibleWorlds(hidden),
    thinking.plan,
    likelihoodIn(view, deal, seat, worldPlay, thinking),
    random,
  );
  const circumstances = circumstancesOf(view, deal);
  const reading = readDeal(rules, play.order, deal, play.contract);
  const legal = cardsOf(legalOf(view));
  const sums = new Map(legal.map((card) => [card, { value: 0, winning: 0, weight: 0 }]));
  for (const { world, weight } of drawn.drawn) {
    const now: WorldPlay = { rules, play: worldPlay(world.hands), reading, stoss: deal.stoss };
    const results = resultsIn(now, seat, legal, thinking, solver, circumstances);
    if (results === null) continue;
    for (const { card, value, winning } of results) {
      const sum = sums.get(card);
      if (sum === undefined) continue;
      sum.value += weight * value;
      sum.winning += weight * winning;
      sum.weight += weight;
    }
  }
  const cards = [...sums].flatMap(([card, { value, winning, weight }]) =>
    weight === 0 ? [] : [{ card, value: value / weight, winning: winning / weight }],
  );
  return cards.length === 0
    ? null
    : {
        cards,
        worlds: drawn.drawn.length,
        all: drawn.all,
        holder: (hidden.called?.card ?? null) === null ? null : holderOdds(drawn),
      };
}

function legalOf(view: View): number {
  return view.actions.reduce((set, action) => (action.type === 'play' ? set | (1 << action.card) : set), 0);
}

function circumstancesOf({ rules, stock, doubled }: View, deal: DealView): Circumstances {
  const multipliers = { knocks: deal.knocks.length, stoss: deal.stoss.length, doubled };
  return { rules, multipliers, stock, forehand: forehandOf(deal.dealer) };
}

function likelihoodIn(
  { rules }: View,
  deal: DealView,
  seat: Seat,
  worldPlay: (hands: BySeat<number>) => Play,
  { weighed }: Thinking,
): (world: World) => number {
  const said = saidIn(rules, deal);
  return ({ hands }) => {
    if (!weighed) return 1;
    const { contract, dealt } = worldPlay(hands);
    return auctionLikelihood(rules, said, dealt, seat) * playLikelihood(rules, deal, contract, dealt, seat);
  };
}

/** What each card brings in one world; `null` if the world cost too much. */
function resultsIn(
  world: WorldPlay,
  seat: Seat,
  legal: readonly Card[],
  thinking: Thinking,
  solver: Solver,
  circumstances: Circumstances,
): readonly WeighedCard[] | null {
  const { play } = world;
  if (play.contract.game === 'ramsch') return legal.map((card) => ramschResult(world, seat, card, circumstances));
  const stakes = stakesOf(circumstances, play, seat);
  const declares = isDeclaring(play, seat);
  const result = (card: Card, reached: number): WeighedCard => ({
    card,
    value: stakes.money[reached] ?? 0,
    winning: Number((stakes.won[reached] ?? false) === declares),
  });
  if (play.tricksInDeal - play.tricks.length <= thinking.exactFrom) {
    const classes = solver.classes(play, stakes.targets, { budget: thinking.nodes });
    return classes === null ? null : legal.map((card) => result(card, classes.get(card) ?? 0));
  }
  const results: WeighedCard[] = [];
  for (const card of legal) {
    const reached = reachedLater(playByThumb(withCard(world, card), thinking.exactFrom).play, stakes, thinking, solver);
    if (reached === null) return null;
    results.push(result(card, reached));
  }
  return results;
}

/** How many targets are reached from a position on, all cards open. */
function reachedLater(play: Play, { targets }: Stakes, { nodes }: Thinking, solver: Solver): number | null {
  let low = 0;
  let high = targets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const reached = isPlayOver(play)
      ? hasReached(play, targets[middle] ?? 0)
      : solver.reaches(play, targets[middle] ?? 0, { budget: nodes });
    if (reached === null) return null;
    if (reached) low = middle + 1;
    else high = middle;
  }
  return low;
}

function hasReached(play: Play, target: number): boolean {
  const counted = 'tout' in play.contract && !play.contract.tout ? play.points : play.taken;
  return SEATS.reduce<number>((sum, seat) => sum + (isDeclaring(play, seat) ? counted[seat] : 0), 0) >= target;
}

/** A Ramsch is played out by rules of thumb: nobody knows what four players who each want to lose least would do with open cards. */
function ramschResult(world: WorldPlay, seat: Seat, card: Card, circumstances: Circumstances): WeighedCard {
  const end = playByThumb(withCard(world, card), 0).play;
  const value = moneyOf(circumstances, end, seat);
  return { card, value, winning: Number(value >= 0) };
}

function holderOdds({ drawn }: DrawnWorlds): BySeat<number> {
  const odds: [number, number, number, number] = [0, 0, 0, 0];
  for (const { world, weight } of drawn) if (world.holder !== null) odds[world.holder] += weight;
  return odds;
}
