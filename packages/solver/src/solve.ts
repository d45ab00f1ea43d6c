import { isDeclaring, isPlayOver, legalInPlay, playCard, seatToPlay } from '@stammtisch/rules';
import type { Card, Play, Seat } from '@stammtisch/rules';
import type { Kernel } from './kernel.ts';
import { countsTricks, toKernel } from './kernel-deal.ts';
import type { Counted, KernelPosition } from './kernel-deal.ts';
import { makeKernel } from './kernel.ts';

/** How much a question may cost, in nodes of the search. The same budget gives the same answer on every machine. */
export interface SolveOptions {
  readonly budget?: number;
}

/** The exact value of a position with open cards. */
export interface Solution {
  /** What the counted party has at the end with best play of all: Augen, in Tout and Bettel tricks. */
  readonly value: number;
  readonly nodes: number;
}

/** The value of every legal card. */
export interface CardValues extends Solution {
  /** By card: value after this card. */
  readonly cards: ReadonlyMap<Card, number>;
  /** Best play of all to the end. */
  readonly line: readonly Card[];
}

/** Solves positions with all cards open. One solver may be used for any number of positions, one after another. */
export interface Solver {
  /** Exact value; `null` if the budget does not suffice. */
  value(play: Play, options?: SolveOptions): Solution | null;
  /** Whether the declaring party reaches `target` (61, 31, 91; in a Tout its tricks) at the end; `null` if the budget does not suffice. */
  reaches(play: Play, target: number, options?: SolveOptions): boolean | null;
  /** Exact value of every legal card and the best line; `null` if the budget does not suffice. */
  cards(play: Play, options?: SolveOptions): CardValues | null;
}

const UNLIMITED = 0x7fffffff;

/** Makes a solver. `tableBits`: its memory is `2 ** tableBits` times 128 bytes. */
export function makeSolver(tableBits = 15): Solver {
  const kernel = makeKernel(tableBits);
  return {
    value: (play, options = {}) => exactValue(kernel, play, countedIn(play), options),
    reaches: (play, target, options = {}) => reachesTarget(kernel, play, target, options),
    cards: (play, options = {}) => cardValues(kernel, play, options),
  };
}

/** In a Ramsch the seat to act counts its own points against three (see README); otherwise the declaring party counts. */
function countedIn(play: Play): Counted {
  return play.contract.game === 'ramsch' ? seatToPlay(play) : 'declaring';
}

/** What the counted party has taken already. */
function takenBy(play: Play, counted: Counted): number {
  const taken = countsTricks(play) ? play.taken : play.points;
  return taken.reduce((sum, value, seat) => {
    const counts = counted === 'declaring' ? isDeclaring(play, seat as Seat) : seat === counted;
    return counts ? sum + value : sum;
  }, 0);
}

function leftIn(play: Play): number {
  if (countsTricks(play)) return play.tricksInDeal - play.tricks.length;
  return 120 - play.points.reduce((sum, points) => sum + points, 0);
}

/** Finds the exact value by asking for thresholds: 61 first, then halving what is left between the bounds. */
function exact(kernel: Kernel, { trick }: KernelPosition, taken: number, left: number, counts: boolean): number {
  let low = 0;
  let high = left;
  let ask = counts ? 1 : Math.min(Math.max(61 - taken, 1), Math.max(left, 1));
  while (low < high) {
    const reached = kernel.search(trick, ask);
    if (reached >= ask) low = Math.max(reached, ask);
    else high = Math.min(high, reached);
    ask = (low + high + 1) >> 1;
  }
  return low;
}

function exactValue(
  kernel: Kernel,
  play: Play,
  counted: Counted,
  { budget = UNLIMITED }: SolveOptions,
): Solution | null {
  const position = toKernel(play, counted);
  kernel.load(position.deal, budget);
  const taken = takenBy(play, counted);
  const value = taken + exact(kernel, position, taken, leftIn(play), countsTricks(play));
  return kernel.stopped() ? null : { value, nodes: kernel.nodes() };
}

function reachesTarget(
  kernel: Kernel,
  play: Play,
  target: number,
  { budget = UNLIMITED }: SolveOptions,
): boolean | null {
  const counted = countedIn(play);
  const position = toKernel(play, counted);
  kernel.load(position.deal, budget);
  const need = target - takenBy(play, counted);
  const reached = kernel.search(position.trick, need);
  return kernel.stopped() ? null : reached >= need;
}

function cardValues(kernel: Kernel, play: Play, { budget = UNLIMITED }: SolveOptions): CardValues | null {
  const counted = countedIn(play);
  const position = toKernel(play, counted);
  kernel.load(position.deal, budget);
  const cards = new Map<Card, number>();
  for (let rest = legalInPlay(play); rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    cards.set(card, valueAfter(kernel, position, play, card, counted));
  }
  const seat = seatToPlay(play);
  const maximizes = counted === 'declaring' ? isDeclaring(play, seat) : seat === counted;
  const value = maximizes ? Math.max(...cards.values()) : Math.min(...cards.values());
  const line = kernel.stopped() ? [] : bestLine(kernel, play, counted, value);
  return kernel.stopped() ? null : { value, cards, line, nodes: kernel.nodes() };
}
function valueAfter(kernel: Kernel, position: KernelPosition, play: Play, card: Card, counted: Counted): number {
  const next = playCard(play, card);
  const { trick } = position;
  const bit = position.layout.bitOf[card] ?? 0;
  const undo = kernel.play(trick, bit);
  const nextTrick =
    trick.cards.length < 3
      ? { leader: trick.leader, cards: [...trick.cards, bit] }
      : { leader: next.leader, cards: [] };
  const taken = takenBy(next, counted);
  const value = taken + exact(kernel, { ...position, trick: nextTrick }, taken, leftIn(next), countsTricks(next));
  kernel.undo(undo);
  return value;
}

/** Follows cards that keep the value, from the position to the end. */
function bestLine(kernel: Kernel, start: Play, counted: Counted, value: number): readonly Card[] {
  const line: Card[] = [];
  const position = toKernel(start, counted);
  let { trick } = position;
  for (let play = start; !isPlayOver(play);) {
    const card = keepingCard(kernel, { ...position, trick }, play, counted, value);
    line.push(card);
    const bit = position.layout.bitOf[card] ?? 0;
    kernel.play(trick, bit);
    play = playCard(play, card);
    trick =
      trick.cards.length < 3
        ? { leader: trick.leader, cards: [...trick.cards, bit] }
        : { leader: play.leader, cards: [] };
  }
  return line;
}

function keepingCard(kernel: Kernel, position: KernelPosition, play: Play, counted: Counted, value: number): Card {
  let fallback = 0;
  for (let rest = legalInPlay(play); rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    fallback = card;
    if (valueAfter(kernel, position, play, card, counted) === value) return card;
  }
  return fallback;
}
