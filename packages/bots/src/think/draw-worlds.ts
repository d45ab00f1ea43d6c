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
  /** Worlds to look at before that, if one word of the auction fits so few that the candidates had better be chosen by it. */
  readonly draws: number;
}

/** How likely a world is, in two factors. */
export interface WorldLikelihood {
  /** One that is cheap to tell and rules out most worlds: a hand for a game alone. `null` if nothing does. */
  readonly rare: ((world: World) => number) | null;
  /** Everything else. */
  readonly rest: (world: World) => number;
}

/** All worlds count the same. */
export const EQUAL: WorldLikelihood = { rare: null, rest: () => 1 };

/**
 * Draws worlds: all of them if there are not more than candidates, otherwise candidates by chance; of these as many as are to be kept, in
 * proportion to their likelihood. Where a rare word is to be believed, many more worlds are looked at, and the candidates chosen by it: of 400
 * drawn blindly a dozen would be left.
 */
export function drawWorlds(
  worlds: Worlds,
  { keep, candidates, draws }: DrawPlan,
  { rare, rest }: WorldLikelihood,
  random: Random,
): DrawnWorlds {
  const listed = rare === null ? candidates : Math.max(draws, candidates);
  const first = equal(worlds.count <= listed ? worlds.all() : drawSome(worlds, listed, random));
  const fitting = rare === null ? first : thinned(weighedBy(first, rare), candidates, random);
  return { drawn: thinned(weighedBy(fitting, rest), keep, random), all: worlds.count <= keep };
}

function drawSome(worlds: Worlds, count: number, random: Random): readonly World[] {
  return Array.from({ length: count }, () => worlds.draw(random)).filter((world) => world !== null);
}

function equal(worlds: readonly World[]): readonly WeighedWorld[] {
  return worlds.map((world) => ({ world, weight: 1 / worlds.length }));
}

/** Weights times a likelihood; as they were if it rules out every world. */
function weighedBy(weighed: readonly WeighedWorld[], likelihood: (world: World) => number): readonly WeighedWorld[] {
  const products = weighed.map(({ world, weight }) => ({ world, weight: weight * likelihood(world) }));
  const sum = products.reduce((total, { weight }) => total + weight, 0);
  return sum > 0 ? products.map(({ world, weight }) => ({ world, weight: weight / sum })) : weighed;
}

/** At most so many of the worlds, in proportion to their weight; those without weight are left out. */
function thinned(weighed: readonly WeighedWorld[], keep: number, random: Random): readonly WeighedWorld[] {
  return weighed.length <= keep ? weighed.filter(({ weight }) => weight > 0) : resampled(weighed, keep, random);
}

/** Systematic resampling: a world of weight w comes up w times on average, and never far from it. */
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
