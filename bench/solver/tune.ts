import process from 'node:process';
import { startPlay } from '../../packages/rules/src/index.ts';
import type { Play } from '../../packages/rules/src/index.ts';
import { makeSolver } from '../../packages/solver/src/index.ts';
import { WEIGHTS } from '../../packages/solver/src/weights.ts';
import { randomFrom } from '../random.ts';
import type { Random } from '../random.ts';
import { RULES, plausibleDeal } from './plausible.ts';
import type { BenchGame } from './plausible.ts';

/**
 * Tunes the move order of the solver: changes a few weights at random and keeps what needs fewer nodes for exact values of other deals than those of
 * the benchmark. Prints each better set of weights, to be put into `weights.ts`.
 *
 *     node bench/solver/tune.ts parties|solo|few-trumps MINUTES [SEED]
 */
const SETS = {
  parties: { weights: WEIGHTS.parties, games: ['rufspiel'] },
  solo: { weights: WEIGHTS.solo, games: ['solo', 'farbwenz'] },
  'few-trumps': { weights: WEIGHTS.fewTrumps, games: ['wenz', 'geier'] },
} as const satisfies Record<string, { readonly weights: Int32Array; readonly games: readonly BenchGame[] }>;

const DEALS = 100;
/** After so many deals it shows whether a change is any good. */
const SURE = 25;
/** Deals that need more nodes than this would decide alone. */
const HARDEST = 60_000;

const [name = 'parties', minutes = '10', seed = '7'] = process.argv.slice(2);
const { weights, games } = SETS[name as keyof typeof SETS];
const random = randomFrom(Number(seed));
const solver = makeSolver();

function deals(): readonly Play[] {
  const plays: Play[] = [];
  while (plays.length < DEALS) {
    const game = games[plays.length % games.length] ?? 'rufspiel';
    const play = startPlay({ rules: RULES, ...plausibleDeal(game, random), forehand: 0 });
    if (solver.value(play, { budget: HARDEST }).ok) plays.push(play);
  }
  return plays;
}

/**
 * Nodes for the first deal, for the first two and so on; cut short where a set of weights is clearly worse than the best one so far, whose nodes `best`
 * holds.
 */
function nodesFor(plays: readonly Play[], best: readonly number[]): readonly number[] {
  const sums: number[] = [];
  let sum = 0;
  for (const play of plays) {
    const limit = (best[sums.length] ?? Number.POSITIVE_INFINITY) * (sums.length < SURE ? 1.5 : 1.02);
    const solved = solver.value(play, { budget: limit - sum });
    if (!solved.ok) return [];
    sum += solved.value.nodes;
    sums.push(sum);
  }
  return sums;
}

function change(source: Random): () => void {
  const before = weights.slice();
  const places = 1 + source.integer(3);
  for (let i = 0; i < places; i++) {
    const place = source.integer(weights.length);
    const weight = weights[place] ?? 0;
    const reach = Math.max(12, Math.abs(weight));
    weights[place] = weight + source.integer(2 * reach + 1) - reach;
  }
  return () => {
    weights.set(before);
  };
}

const plays = deals();
let best = nodesFor(plays, []);
console.log(`${name}: ${mean(best)} nodes a deal`);
const end = performance.now() + Number(minutes) * 60_000;
for (let tries = 1; performance.now() < end; tries++) {
  const undo = change(random);
  const nodes = nodesFor(plays, best);
  if (nodes.length === 0 || mean(nodes) >= mean(best)) undo();
  else {
    best = nodes;
    console.log(`${tries}: ${mean(best)} nodes a deal\n${[...weights].join(', ')}`);
  }
}

function mean(sums: readonly number[]): number {
  return Math.round((sums.at(-1) ?? 0) / DEALS);
}
