import type { Thinking } from '../think/weigh-cards.ts';
import type { Budget } from './level.ts';

/** Those who try worlds of hidden cards: two levels, and the plain sampler against which they are measured. */
export type Thinker = 'regular' | 'strong' | 'sampler';

/** Tricks to come from which on a world is solved with open cards. */
const EXACT_FROM = 5;

/** Nodes that a world costs, about, by the tricks to come; sets how many worlds a budget buys, on every machine alike. */
const PLAYED_ON: readonly number[] = [50, 50, 50, 100, 300, 800, 1200, 1600, 2000];

/** The same where every world is solved from the first card. */
const SOLVED: readonly number[] = [50, 50, 50, 100, 300, 800, 4000, 15_000, 50_000];

/** How many worlds at most and at least, and how many more are weighed for each that is kept. */
const WORLDS: Readonly<Record<Thinker, { readonly most: number; readonly least: number; readonly weighed: number }>> = {
  regular: { most: 24, least: 4, weighed: 1 },
  strong: { most: 160, least: 8, weighed: 3 },
  sampler: { most: 40, least: 40, weighed: 1 },
};

/** How a level thinks about a card with so many tricks to come. */
export function thinkingOf(thinker: Thinker, tricksLeft: number, { nodes }: Budget): Thinking {
  const { most, least, weighed } = WORLDS[thinker];
  const cost = (thinker === 'sampler' ? SOLVED : PLAYED_ON)[tricksLeft] ?? 50;
  const keep = Math.min(most, Math.max(least, Math.floor(nodes / cost)));
  return {
    plan: { keep, candidates: keep * weighed },
    weighed: weighed > 1,
    exactFrom: thinker === 'sampler' ? 8 : EXACT_FROM,
    nodes: 40 * cost,
  };
}
