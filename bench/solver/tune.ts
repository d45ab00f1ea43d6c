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

const DEALS = 60;
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
    if (solver.value(play, { budget: HARDEST }) !== null) plays.push(play);
  }
  return plays;
}

/** Nodes that all deals need, or `limit` as soon as they need more. */
function nodesFor(plays: readonly Play[], limit: number): number {
  let nodes = 0;
  for (const play of plays) {
    nodes += solver.value(play, { budget: limit - nodes })?.nodes ?? limit;
    if (nodes >= limit) return limit;
  }
  return nodes;
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
let best = nodesFor(plays, Number.MAX_SAFE_INTEGER);
console.log(`${name}: ${best / DEALS} nodes a deal`);
const end = performance.now() + Number(minutes) * 60_000;
for (let tries = 1; performance.now() < end; tries++) {
  const undo = change(random);
  const nodes = nodesFor(plays, best);
  if (nodes >= best) undo();
  else {
    best = nodes;
    console.log(`${tries}: ${Math.round(best / DEALS)} nodes a deal\n${[...weights].join(', ')}`);
  }
}
