import {
  forehandOf,
  giveRest,
  isDeclaring,
  isTout,
  outcomeOfPlay,
  playCard,
  pointsToWin,
  settle,
} from '@stammtisch/rules';
import { seatToPlay, type Card, type Play, type Seat } from '@stammtisch/rules';
import type { Course } from '../course.ts';
import type { SolvedPosition } from './solve-deal.ts';

/** A deal as it looks afterwards, when all cards are known. */
export interface Analysis {
  /** What is counted: Augen, in Tout and Bettel tricks. */
  readonly unit: 'points' | 'tricks';
  /** So many there are. */
  readonly most: number;
  /**
   * What the declaring party comes to after 0, 1, 2 … cards if everybody plays as well as possible from then on; `null` where it is not
   * known. Empty in a Ramsch, where there is no such party.
   */
  readonly course: readonly (number | null)[];
  /** What the declaring party needs for its game, in the same unit; in a Bettel the most it may have. */
  readonly needs: number;
  /** Every card that was played, in order; `null` where it is not known what the others would have led to. */
  readonly decisions: readonly (Decision | null)[];
}

/** A card that was played, beside the others that could have been. */
export interface Decision {
  /** How many cards were played before. */
  readonly at: number;
  readonly seat: Seat;
  readonly played: Card;
  /** What each card that was allowed leads to, for the side of the seat: the best first. In a Ramsch less is better. */
  readonly options: readonly CardOption[];
  /** What the played card cost the side of the seat against the best one; 0 for the best. */
  readonly cost: number;
  /** The same in money, where it is known: what the seat had less, in the unit of the house rules. */
  readonly money: number | null;
  /** Whether it turned the game from won to lost for the side of the seat. */
  readonly turns: boolean;
  /** A mistake: `grave` if it cost money, `slight` if it cost many Augen and no money. */
  readonly mark: 'grave' | 'slight' | null;
}

/** A card and what it leads to for the side of whoever plays it. */
export interface CardOption {
  readonly card: Card;
  readonly value: number;
}

/** So many Augen make a mistake where no money is lost. A trick that costs none is no mistake. */
const SLIGHT_FROM = 10;

/** Puts together what the solver says about a deal. */
export function analysisOf(deal: Course, solved: readonly (SolvedPosition | null)[]): Analysis | null {
  const [first] = deal.plays;
  if (first === undefined) return null;
  const unit = isTout(first.contract) || first.contract.game === 'bettel' ? 'tricks' : 'points';
  const most = unit === 'points' ? 120 : first.tricksInDeal;
  const cards = deal.record.tricks.flat();
  const decisions = cards.map((card, at) => decisionOf(deal, solved, at, card, most));
  const isRamsch = first.contract.game === 'ramsch';
  return {
    unit,
    most,
    needs: isRamsch ? most : needsOf(deal, most),
    course: isRamsch ? [] : [...solved.map((position, at) => valueAt(deal, position, at)), finalValue(deal)],
    decisions,
  };
}

/** Whether more of what is counted is better for a seat: not for the others of a declarer, and for a declarer not in a Bettel. */
export function wantsMore({ contract, partner }: Play, seat: Seat): boolean {
  return isDeclaring({ contract, partner }, seat) !== (contract.game === 'bettel');
}

/** A value of the declaring party as the side of a seat sees it: more is better. */
export function valueFor(play: Play, seat: Seat, value: number, most: number): number {
  return wantsMore(play, seat) ? value : most - value;
}

function decisionOf(
  deal: Course,
  solved: readonly (SolvedPosition | null)[],
  at: number,
  played: Card,
  most: number,
): Decision | null {
  const play = deal.plays[at];
  const position = solved[at] ?? null;
  if (play === undefined || position === null) return null;
  const seat = seatToPlay(play);
  const isRamsch = play.contract.game === 'ramsch';
  const options = position.values
    .map(([card, value]) => ({ card, value: isRamsch ? value : valueFor(play, seat, value, most) }))
    .toSorted((a, b) => (isRamsch ? a.value - b.value : b.value - a.value));
  const best = options[0]?.value ?? 0;
  const cost = Math.abs(best - (options.find(({ card }) => card === played)?.value ?? best));
  const money = isRamsch ? null : cost === 0 ? 0 : lostMoney(deal, solved, at, seat);
  const turns = money !== null && money > 0 && endFrom(deal, solved, at)?.won !== endFrom(deal, solved, at + 1)?.won;
  return { at, seat, played, options, cost, money, turns, mark: markOf(cost, money) };
}

function markOf(cost: number, money: number | null): Decision['mark'] {
  if (money === null) return null;
  if (money > 0) return 'grave';
  return cost >= SLIGHT_FROM ? 'slight' : null;
}

function lostMoney(deal: Course, solved: readonly (SolvedPosition | null)[], at: number, seat: Seat): number | null {
  const [with_, without] = [endFrom(deal, solved, at), endFrom(deal, solved, at + 1)];
  return with_ === null || without === null ? null : with_.deltas[seat] - without.deltas[seat];
}

/** How a deal would end from a position on with best play of all: who won, and what each seat gets. */
function endFrom(deal: Course, solved: readonly (SolvedPosition | null)[], at: number) {
  const { record, replay } = deal;
  const play = deal.plays[at];
  if (at >= record.tricks.flat().length) return { won: replay.bill.won, deltas: replay.bill.deltas ?? NOTHING };
  const line = solved[at]?.line;
  if (play === undefined || line === undefined) return null;
  const bill = settle(record.rules, outcomeAfter(deal, line.reduce(playCard, play)), record.stock);
  return bill.ok ? { won: bill.value.won, deltas: bill.value.deltas ?? NOTHING } : null;
}

const NOTHING = [0, 0, 0, 0] as const;

function outcomeAfter({ record }: Course, end: Play) {
  const { knocks, stoss, doubled, dealer } = record;
  const multipliers = { knocks: knocks.count, stoss: stoss.count, doubled };
  // Whoever has all tricks demands Schwarz.
  return outcomeOfPlay(end, multipliers, { forehand: forehandOf(dealer), schwarzClaimed: true });
}

/** What best play of all leads to for the declaring party. */
function valueAt(deal: Course, position: SolvedPosition | null, at: number): number | null {
  const play = deal.plays[at];
  if (position === null || play === undefined) return null;
  const values = position.values.map(([, value]) => value);
  return isDeclaring(play, seatToPlay(play)) !== (play.contract.game === 'bettel')
    ? Math.max(...values)
    : Math.min(...values);
}

/** What the declaring party really had at the end. */
function finalValue(deal: Course): number | null {
  const outcome = finalOutcome(deal);
  if (outcome?.kind !== 'party') return null;
  return isTout(outcome.contract) || outcome.contract.game === 'bettel' ? outcome.tricks : outcome.points;
}

function finalOutcome(deal: Course) {
  const last = deal.plays.at(-1);
  if (last === undefined) return null;
  const { claim } = deal.record;
  return outcomeAfter(deal, claim === null ? last : giveRest(last, claim));
}

function needsOf(deal: Course, most: number): number {
  const outcome = finalOutcome(deal);
  if (outcome?.kind !== 'party') return most;
  if (outcome.contract.game === 'bettel') return 0;
  return isTout(outcome.contract) ? most : pointsToWin(deal.record.rules, outcome);
}
