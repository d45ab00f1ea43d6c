import type { Random } from '../random.ts';
import type { World, Worlds } from '../worlds/world.ts';

/** A world and how much it counts; weights add up to 1. */
export interface WeighedWorld {
  readonly world: World;
  readonly weight: number;
}

/** Worlds to think about. */
export interface DrawnWorlds {
  readonly drawn: readonly WeighedWorld[];
  /** Whether they are all that are possible. */
  readonly all: boolean;
}

/** How many worlds are looked at. */
export interface DrawPlan {
  /** Worlds to keep. */
  readonly keep: number;
  /** Worlds to weigh before; the same as `keep` if they are not weighed. */
  readonly candidates: number;
}

/**
 * Draws worlds: all of them if there are not more than candidates, otherwise candidates by chance; of these as many as are to be kept, in
 * proportion to their likelihood (systematic resampling, so that a world of weight w comes up w times on average, and never far from it).
 */
export function drawWorlds(
  worlds: Worlds,
  plan: DrawPlan,
  likelihood: (world: World) => number,
  random: Random,
): DrawnWorlds {
  const all = worlds.count <= plan.candidates;
  const candidates = all
    ? worlds.all()
    : Array.from({ length: plan.candidates }, () => worlds.draw(random)).filter((world) => world !== null);
  const likely = candidates.map(likelihood);
  const sum = likely.reduce((total, each) => total + each, 0);
  const weights = sum > 0 ? likely.map((each) => each / sum) : likely.map(() => 1 / candidates.length);
  const weighed = candidates.map((world, index) => ({ world, weight: weights[index] ?? 0 }));
  if (candidates.length <= plan.keep) return { drawn: weighed.filter(({ weight }) => weight > 0), all };
  return { drawn: resampled(weighed, plan.keep, random), all: false };
}

function resampled(weighed: readonly WeighedWorld[], keep: number, random: Random): readonly WeighedWorld[] {
  const kept: WeighedWorld[] = [];
  const step = 1 / keep;
  let next = random() * step;
  let sum = 0;
  for (const { world, weight } of weighed) {
    sum += weight;
    let times = 0;
    for (; next < sum; next += step) times++;
    if (times > 0) kept.push({ world, weight: times * step });
  }
  return kept;
}
