import process from 'node:process';
import { makeSolver } from '../../packages/solver/src/index.ts';
import { calibrate } from '../calibration.ts';
import { makeBaseline } from './baseline.ts';
import { readDeals } from './deals.ts';
import type { BenchDeal } from './deals.ts';
import { GAMES } from './plausible.ts';
import type { BenchGame } from './plausible.ts';
import { found, QUESTIONS } from './questions.ts';
import type { Question } from './questions.ts';

/**
 * How fast `packages/solver` is: 200 plausible deals a game from the first card, milliseconds of one thread, every answer checked. `processor` is the
 * mean of the processor's time over three rounds; the others are by the clock, of each deal the best round, because other programs get in
 * between. The last column puts the first into million steps of the calibration loop, which compares across machines. At the end, or as the question
 * `baseline`, the frozen baseline solves some of the deals: how many times its time and its nodes the solver saves.
 *
 *     npm run -s bench:solver [-- QUESTION…]
 */
const ROUNDS = 3;
const WARM_UP = 30;
/** The baseline takes seconds for a deal. */
const BASELINE_DEALS = 6;

const started = { calibration: calibrate() };
const asked = process.argv.slice(2);
const solver = makeSolver();

function timed(question: Question, deal: BenchDeal): { readonly ms: number; readonly nodes: number } {
  const before = performance.now();
  const nodes = question.ask(solver, deal);
  return { ms: performance.now() - before, nodes };
}

function bestOf(question: Question, deal: BenchDeal): { readonly ms: number; readonly nodes: number } {
  const rounds = Array.from({ length: ROUNDS }, () => timed(question, deal));
  return { ms: Math.min(...rounds.map(({ ms }) => ms)), nodes: rounds[0]?.nodes ?? 0 };
}

/** Processor milliseconds of this thread so far, counted in steps of some milliseconds: for sums only. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function measure(name: string, question: Question, deals: readonly BenchDeal[]): string {
  for (const deal of deals.slice(0, WARM_UP)) question.ask(solver, deal);
  const before = processorTime();
  const results = deals.map((deal) => bestOf(question, deal));
  const processor = (processorTime() - before) / ROUNDS / deals.length;
  const ms = sorted(results.map((result) => result.ms));
  const nodes = sorted(results.map((result) => result.nodes));
  const figures = [processor, median(ms), mean(ms), atPart(ms, 0.99), atPart(ms, 1)].map((figure) =>
    figure.toFixed(3).padStart(9),
  );
  const counts = [median(nodes), mean(nodes), atPart(nodes, 0.99)].map((figure) => figure.toFixed(0).padStart(9));
  const steps = (processor * started.calibration) / 1000;
  return `${question.name.padEnd(14)} ${name.padEnd(9)} ${[...figures, ...counts].join(' ')} ${steps.toFixed(2).padStart(9)}`;
}

function sorted(values: readonly number[]): readonly number[] {
  return values.toSorted((a, b) => a - b);
}

function median(values: readonly number[]): number {
  return atPart(values, 0.5);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function atPart(values: readonly number[], part: number): number {
  return values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
}

/** What `ask` costs for all deals: processor milliseconds and nodes. */
function costOf(
  deals: readonly BenchDeal[],
  ask: (deal: BenchDeal) => number,
): { readonly ms: number; readonly nodes: number } {
  const before = processorTime();
  const nodes = deals.reduce((sum, deal) => sum + ask(deal), 0);
  return { ms: processorTime() - before, nodes };
}

function againstBaseline(game: BenchGame): string {
  const baseline = makeBaseline();
  const deals = readDeals(game).slice(0, BASELINE_DEALS);
  const old = costOf(deals, ({ play, value }) => {
    const answer = baseline(play);
    if (answer.value !== value) throw new Error(`the baseline says ${answer.value}, but it is ${value}`);
    return answer.nodes;
  });
  const repeated = Array.from({ length: 10 }, () => deals).flat();
  const now = costOf(repeated, ({ play }) => found(solver.value(play)).nodes);
  const times = [old.ms / (now.ms / 10), old.nodes / (now.nodes / 10)].map((ratio) => ratio.toFixed(0));
  return `baseline       ${game.padEnd(9)} ${times[0]} times the time, ${times[1]} times the nodes of today`;
}

const HEAD = ['processor', 'median', 'mean', 'p99', 'max', 'nodes', 'mean', 'p99', 'M steps'];
console.log(`${'ms'.padEnd(24)} ${HEAD.map((word) => word.padStart(9)).join(' ')}`);
for (const question of QUESTIONS.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  for (const game of GAMES) console.log(measure(game, question, readDeals(game)));
}
if (asked.length === 0 || asked.includes('baseline')) for (const game of GAMES) console.log(againstBaseline(game));
console.log(`calibration: ${started.calibration.toFixed(0)} M steps/s before, ${calibrate().toFixed(0)} after`);
