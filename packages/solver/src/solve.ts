import { cardsOf, err, isPlayOver, legalInPlay, ok, playCard, seatToPlay } from '@stammtisch/rules';
import type { Card, Play, Result } from '@stammtisch/rules';
import { toKernel } from './kernel-deal.ts';
import type { KernelPosition } from './kernel-deal.ts';
import type { Kernel } from './kernel.ts';
import type { Layout } from './layout.ts';
import { countedIn, countsIn, isCounted, leftIn, takenBy } from './question.ts';
import type { SolveProblem } from './limits.ts';
import type { Counted, Counts } from './question.ts';
import type { CardValues, Solution, SolveOptions } from './solver.ts';
import { partySize } from './weights.ts';

/** What every question needs. */
interface Tools {
  readonly kernel: Kernel;
  readonly layoutOf: (play: Play) => Layout;
}

/** A position loaded into the kernel. */
interface Loaded {
  readonly kernel: Kernel;
  readonly play: Play;
  readonly counted: Counted;
  readonly counts: Counts;
  readonly position: KernelPosition;
}

function load({ kernel, layoutOf }: Tools, play: Play, options: SolveOptions): Loaded {
  const counted = countedIn(play, options.counted);
  const counts = options.counts ?? countsIn(play);
  const position = toKernel(play, counted, counts, layoutOf(play));
  kernel.load(position.deal, options, options.keep);
  return { kernel, play, counted, counts, position };
}

/** What was found out, unless the search was given up meanwhile. */
function answer<T>({ kernel }: Tools, found: T): Result<T, SolveProblem> {
  const problem = kernel.problem();
  return problem === null ? ok(found) : err(problem);
}

/** `Solver.value`. */
export function exactValue(tools: Tools, play: Play, options: SolveOptions): Result<Solution, SolveProblem> {
  const value = exact(load(tools, play, options));
  return answer(tools, { value, nodes: tools.kernel.nodes() });
}

/** `Solver.reaches`. */
export function reachesTarget(
  tools: Tools,
  play: Play,
  target: number,
  options: SolveOptions,
): Result<boolean, SolveProblem> {
  return answer(tools, reaches(load(tools, play, options), target));
}

/** `Solver.classes`. */
export function cardClasses(
  tools: Tools,
  play: Play,
  targets: readonly number[],
  options: SolveOptions,
): Result<ReadonlyMap<Card, number>, SolveProblem> {
  const loaded = load(tools, play, options);
  return answer(
    tools,
    valuesAfter(loaded, (after) => classOf(after, targets)),
  );
}

/** `Solver.cards`. */
export function cardValues(tools: Tools, play: Play, options: SolveOptions): Result<CardValues, SolveProblem> {
  const { kernel } = tools;
  const loaded = load(tools, play, options);
  let guess = -1;
  const cards = valuesAfter(loaded, (after) => (guess = exact(after, guess)));
  const maximizes = isCounted(play, loaded.counted, seatToPlay(play));
  const value = maximizes ? Math.max(...cards.values()) : Math.min(...cards.values());
  const line = kernel.problem() === null ? bestLine(tools, loaded, value) : [];
  return answer(tools, { value, cards, line, nodes: kernel.nodes() });
}

/**
 * How far up between its bounds a value is asked for next. That one seat cannot reach more against three is shown in half the time that it takes to show
 * what it reaches, as there only the one may choose; so one comes from above. Two against two halve.
 */
const STEP_ALONE = 0.85;
const STEP_OF_TWO = 0.5;

/**
 * Finds the exact value by asking for thresholds: 61 first, then some way up between the bounds. With a `guess` it asks for that and
 * for one more first, which is all if the guess is right.
 */
function exact({ kernel, play, counted, counts, position }: Loaded, guess = -1): number {
  const step = partySize(position.deal.party) === 1 ? STEP_ALONE : STEP_OF_TWO;
  const taken = takenBy(play, counted, counts);
  let low = 0;
  let high = leftIn(play, counts);
  let ask = counts === 'tricks' ? 1 : Math.min(Math.max(61 - taken, 1), Math.max(high, 1));
  if (guess > taken && guess <= taken + high) ask = guess - taken;
  while (low < high) {
    const reached = kernel.search(position.trick, ask);
    if (reached >= ask) low = Math.max(reached, ask);
    else high = Math.min(high, reached);
    ask =
      low === guess - taken && ask === low
        ? low + 1
        : Math.min(Math.max(Math.round(low + (high - low) * step), low + 1), high);
  }
  return taken + low;
}

function reaches({ kernel, play, counted, counts, position }: Loaded, target: number): boolean {
  const need = target - takenBy(play, counted, counts);
  return kernel.search(position.trick, need) >= need;
}

/** How many of the ascending targets are reached; each answer halves those that are left, as the middle one decides most. */
function classOf(loaded: Loaded, targets: readonly number[]): number {
  let low = 0;
  let high = targets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (reaches(loaded, targets[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Plays each legal card, values what comes after it, and takes it back. */
function valuesAfter(loaded: Loaded, value: (after: Loaded) => number): ReadonlyMap<Card, number> {
  return new Map(cardsOf(legalInPlay(loaded.play)).map((card) => [card, valueAfter(loaded, card, value)]));
}

function valueAfter<T>(loaded: Loaded, card: Card, value: (after: Loaded) => T): T {
  const { kernel, position } = loaded;
  const undo = kernel.play(position.trick, position.layout.bitOf[card] ?? 0);
  const valued = value(after(loaded, card));
  kernel.undo(undo);
  return valued;
}

function after(loaded: Loaded, card: Card): Loaded {
  const play = playCard(loaded.play, card);
  const { position } = loaded;
  const cards = play.trick.map((each) => position.layout.bitOf[each] ?? 0);
  return { ...loaded, play, position: { ...position, trick: { leader: play.leader, cards } } };
}

/** Follows cards that keep the value, from the position to the end. */
function bestLine({ kernel, layoutOf }: Tools, start: Loaded, value: number): readonly Card[] {
  const line: Card[] = [];
  let at: Loaded = { ...start, position: toKernel(start.play, start.counted, start.counts, layoutOf(start.play)) };
  while (!isPlayOver(at.play)) {
    const now = at;
    const legal = cardsOf(legalInPlay(now.play));
    const maximizes = isCounted(now.play, now.counted, seatToPlay(now.play));
    const keeps = (after: Loaded): boolean => (maximizes ? reaches(after, value) : !reaches(after, value + 1));
    const card = legal.find((each) => valueAfter(now, each, keeps)) ?? legal[0] ?? 0;
    line.push(card);
    kernel.play(now.position.trick, now.position.layout.bitOf[card] ?? 0);
    at = after(now, card);
  }
  return line;
}
