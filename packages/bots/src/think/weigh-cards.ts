import { forehandOf } from '@stammtisch/rules';
import type { BySeat, Card, DealView, Play, Seat, View } from '@stammtisch/rules';
import { worldsOf } from '@stammtisch/solver';
import type { Solver } from '@stammtisch/solver';
import { readDeal } from '../card-reading.ts';
import { shuffle } from '../random.ts';
import type { Random } from '../random.ts';
import { hiddenFrom } from '../worlds/hidden.ts';
import { possibleWorlds } from '../worlds/world.ts';
import { EQUAL, drawWorlds } from './draw-worlds.ts';
import type { DrawPlan, DrawnWorlds, WorldLikelihood } from './draw-worlds.ts';
import { endOf, endUnder, endingOf, ramschEnd } from './ending.ts';
import type { EndContext, Ending } from './ending.ts';
import { likelihoodFrom } from './likelihood.ts';
import type { DealLikelihood } from './likelihood.ts';
import { playFromView } from './position.ts';
import { isDecided, isTimeToLook, meansOf } from './race.ts';
import type { Trial } from './race.ts';
import { stakesOf } from './stakes.ts';
import type { Stakes } from './stakes.ts';
import { withCard } from './thumb-play.ts';
import type { WorldPlay } from './thumb-play.ts';

/** How a bot thinks. */
export interface Thinking {
  readonly plan: DrawPlan;
  /** Whether worlds are weighed by what was bid and played. */
  readonly weighed: boolean;
  /** Whether it stops as soon as one card is clearly best. */
  readonly races: boolean;
  readonly exactFrom: EndContext['exactFrom'];
  readonly openShare: number;
  readonly nodes: EndContext['nodes'];
}

/** A card with what it brings over all worlds. */
export interface WeighedCard extends Ending {
  readonly card: Card;
}

/** What the deal as it stands brings over all worlds. */
export interface WeighedDeal extends Ending {
  readonly worlds: number;
  /** Whether these were all worlds. */
  readonly all: boolean;
}

/** What came of thinking about a card. */
export interface WeighedCards {
  readonly cards: readonly WeighedCard[];
  /** How many worlds were tried to their end. */
  readonly worlds: number;
  /** Whether these were all worlds. */
  readonly all: boolean;
  /** How likely each seat holds the called card; `null` if it is not hidden. */
  readonly holder: { readonly card: Card; readonly odds: BySeat<number> } | null;
}

/** The worlds of a view while cards are played, and how they end. */
interface Table {
  readonly seat: Seat;
  readonly drawn: DrawnWorlds;
  readonly worldPlay: (hands: BySeat<number>) => WorldPlay;
  readonly context: Thinking & EndContext;
  /** The called card, while it is hidden. */
  readonly called: Card | null;
}

function tableOf(view: View, thinking: Thinking, solver: Solver, random: Random): Table | null {
  const { deal, rules, viewer: seat } = view;
  const play = playFromView(view);
  const hidden = hiddenFrom(view);
  if (deal === null || play === null || hidden === null || seat === 'spectator') return null;
  const filled = worldsOf(play);
  const reading = readDeal(rules, play.order, deal, play.contract);
  return {
    seat,
    drawn: drawWorlds(
      possibleWorlds(hidden),
      thinking.plan,
      thinking.weighed ? worldLikelihood(likelihoodFrom(rules, deal, seat), filled) : EQUAL,
      random,
    ),
    worldPlay: (hands) => ({ rules, play: filled(hands), reading, stoss: deal.stoss }),
    context: { ...thinking, circumstances: circumstancesOf(view, deal), solver },
    called: hidden.called?.card ?? null,
  };
}

/** The likelihood of a world of hands that are held now. */
function worldLikelihood({ alone, rest }: DealLikelihood, filled: (hands: BySeat<number>) => Play): WorldLikelihood {
  return {
    rare: alone && (({ hands }) => alone(filled(hands).dealt)),
    rest: ({ hands }) => {
      const { dealt, contract } = filled(hands);
      return rest(dealt, contract);
    },
  };
}

/** What money depends on besides the cards, as a view shows it. */
export function circumstancesOf({ rules, stock, doubled }: View, deal: DealView): EndContext['circumstances'] {
  const multipliers = { knocks: deal.knocks.length, stoss: deal.stoss.length, doubled };
  return { rules, multipliers, stock, forehand: forehandOf(deal.dealer) };
}

/** Values every legal card by trying it in many worlds. `null` if no card is to be played, or no world fits. */
export function weighCards(view: View, thinking: Thinking, solver: Solver, random: Random): WeighedCards | null {
  const table = tableOf(view, thinking, solver, random);
  if (table === null) return null;
  const legal = view.actions.flatMap((action) => (action.type === 'play' ? [action.card] : []));
  const trials = tryWorlds(table, legal, thinking.races, random);
  if (trials.length === 0) return null;
  const cards = meansOf(trials).flatMap((end, index) => {
    const card = legal[index];
    return card === undefined ? [] : [{ card, ...end }];
  });
  const { called, drawn } = table;
  const holder = called === null ? null : { card: called, odds: holderOdds(drawn) };
  const { length: worlds } = trials;
  return { cards, worlds, all: drawn.all && worlds === drawn.drawn.length, holder };
}

/**
 * Tries the cards in one world after another, in random order, until one is clearly best or no world is left. Worlds that cost too much to solve are
 * left out, and not counted.
 */
function tryWorlds(table: Table, legal: readonly Card[], races: boolean, random: Random): readonly Trial[] {
  const trials: Trial[] = [];
  for (const { world, weight } of shuffle(table.drawn.drawn, random)) {
    const ends = endsByCard(table.worldPlay(world.hands), table, legal);
    if (ends === null) continue;
    trials.push({ ends, weight });
    if (races && isTimeToLook(trials.length) && isDecided(trials)) break;
  }
  return trials;
}

/** What the seat may expect from the deal as it stands, whoever is to play. `null` if nothing can be said. */
export function weighDeal(view: View, thinking: Thinking, solver: Solver, random: Random): WeighedDeal | null {
  const table = tableOf(view, thinking, solver, random);
  if (table === null) return null;
  const { drawn, all } = table.drawn;
  const trials = drawn.flatMap(({ world, weight }) => {
    const end = endOf(table.worldPlay(world.hands), table.seat, table.context);
    return end === null ? [] : [{ ends: [end], weight }];
  });
  const [mean] = meansOf(trials);
  return mean === undefined ? null : { ...mean, worlds: trials.length, all: all && trials.length === drawn.length };
}

/** What each of the cards brings in one world, in their order; `null` if the world cost too much. */
function endsByCard(world: WorldPlay, { seat, context }: Table, legal: readonly Card[]): readonly Ending[] | null {
  const { play } = world;
  if (play.contract.game === 'ramsch')
    return legal.map((card) => ramschEnd(withCard(world, card), seat, context.circumstances));
  const stakes = stakesOf(context.circumstances, play, seat);
  const share = play.tricksInDeal - play.tricks.length <= context.exactFrom ? 1 : context.openShare;
  const open = share === 0 ? null : openEnds(stakes, play, seat, context, legal);
  const playedOn = share === 1 ? null : playedOnEnds(stakes, world, seat, context, legal);
  if (open === null || playedOn === null) return share === 0 ? playedOn : share === 1 ? open : null;
  return open.map((end, index) => mixed(share, end, playedOn[index] ?? end));
}

/** What best play with open cards brings. */
function openEnds(
  stakes: Stakes,
  play: Play,
  seat: Seat,
  { solver, nodes }: EndContext,
  legal: readonly Card[],
): readonly Ending[] | null {
  const classes = solver.classes(play, stakes.targets, { budget: nodes });
  return classes.ok ? legal.map((card) => endingOf(stakes, play, seat, classes.value.get(card) ?? 0)) : null;
}

/** What comes of it if all play on by rules of thumb before they see all cards. */
function playedOnEnds(
  stakes: Stakes,
  world: WorldPlay,
  seat: Seat,
  context: EndContext,
  legal: readonly Card[],
): readonly Ending[] | null {
  const ends: Ending[] = [];
  for (const card of legal) {
    const end = endUnder(stakes, withCard(world, card), seat, context);
    if (end === null) return null;
    ends.push(end);
  }
  return ends;
}

function mixed(share: number, one: Ending, other: Ending): Ending {
  return {
    value: share * one.value + (1 - share) * other.value,
    winning: share * one.winning + (1 - share) * other.winning,
  };
}

function holderOdds({ drawn }: DrawnWorlds): BySeat<number> {
  const odds: [number, number, number, number] = [0, 0, 0, 0];
  for (const { world, weight } of drawn) if (world.holder !== null) odds[world.holder] += weight;
  return odds;
}
