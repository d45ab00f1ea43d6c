import type { View } from '@stammtisch/rules';
import type { Thinking } from '../think/weigh-cards.ts';
import type { Budget } from './level.ts';

/** Those who try worlds of hidden cards: two levels, and the plain sampler against which they are measured. */
export type Thinker = 'regular' | 'strong' | 'sampler';

/** Nodes that a world costs, about, by the tricks to come, if it is solved with open cards at once … */
const SOLVED: readonly number[] = [50, 50, 50, 100, 300, 800, 3000, 8000, 20_000];
/** … and if rules of thumb play it on until `EXACT_FROM` tricks are to come. Sets how many worlds a budget buys, on every machine alike. */
const PLAYED_ON: readonly number[] = [50, 50, 50, 100, 300, 800, 1200, 1600, 2000];
const EXACT_FROM = 5;

/** Worlds to weigh at least, if the budget is not small: hands for a game alone are rare among hands drawn blindly. */
const LEAST_WEIGHED = 400;
const NODES_EACH = 250;
/** Worlds to draw for each of these where somebody else plays alone: about one hand in a hundred is good enough for that. */
const DRAWS_EACH = 12;

/**
 * How many worlds at most and at least, how many are weighed for each that is kept, and how much it counts what best play with open cards
 * brings at once (0..1), against playing on by rules of thumb first.
 */
interface Habits {
  readonly most: number;
  readonly least: number;
  readonly weighed: number;
  readonly openShare: number;
}

const HABITS: Readonly<Record<Thinker, Habits>> = {
  regular: { most: 24, least: 4, weighed: 1, openShare: 0 },
  strong: { most: 160, least: 8, weighed: 3, openShare: 0.6 },
  sampler: { most: 40, least: 40, weighed: 1, openShare: 1 },
};

const WHOLE_DEALS: Habits = { most: 100, least: 8, weighed: 3, openShare: 0 };

/** How a level thinks about a card with so many tricks to come. */
export function thinkingOf(thinker: Thinker, tricksLeft: number, budget: Budget): Thinking {
  return thinking(HABITS[thinker], tricksLeft, budget);
}

/** How bots think about what decides a whole deal, auction and Stoß: many worlds, as far as rules of thumb will do. */
export function forWholeDeals({ rules }: View, { nodes }: Budget): Thinking {
  return thinking(WHOLE_DEALS, rules.deck === 24 ? 6 : 8, { nodes: nodes / 16 });
}

function thinking({ most, least, weighed, openShare }: Habits, tricksLeft: number, { nodes }: Budget): Thinking {
  const cost = (openShare > 0 ? SOLVED : PLAYED_ON)[tricksLeft] ?? 50;
  const keep = Math.min(most, Math.max(least, Math.floor(nodes / cost)));
  const rare = Math.min(LEAST_WEIGHED, Math.floor(nodes / NODES_EACH));
  const candidates = weighed > 1 ? Math.max(rare, keep * weighed) : keep;
  return {
    plan: { keep, candidates, draws: candidates * DRAWS_EACH },
    weighed: weighed > 1,
    races: weighed > 1,
    exactFrom: EXACT_FROM,
    openShare,
    nodes: 20 * cost,
  };
}
