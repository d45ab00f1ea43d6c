import { describe, expect, it } from 'vitest';
import { randomBelow, seededRandom } from '../random.ts';
import type { World, Worlds } from '../worlds/world.ts';
import { drawWorlds } from './draw-worlds.ts';
import type { WeighedWorld, WorldLikelihood } from './draw-worlds.ts';

const COUNT = 6000;
const PLAN = { keep: 100, candidates: 300, draws: 3000 };

/** Worlds that are only told apart by a number, which stands for a hand. */
function numbered(count: number): Worlds {
  return {
    count,
    draw: (random) => worldOf(randomBelow(count, random)),
    all: () => Array.from({ length: count }, (_, number) => worldOf(number)),
  };
}

function worldOf(number: number): World {
  return { hands: [0, number, 0, 0], holder: null };
}

const numberOf = ({ hands }: World): number => hands[1];

/** One hand in fifty is good enough for a game alone; of these, high numbers fit better what was played. */
const isGood = (world: World): boolean => numberOf(world) % 50 === 0;
const RARE: WorldLikelihood = {
  rare: (world) => (isGood(world) ? 1 : 0.002),
  rest: (world) => 1 + numberOf(world) / COUNT,
};

function likelihood(world: World): number {
  return (RARE.rare?.(world) ?? 1) * RARE.rest(world);
}

function meanNumber(drawn: readonly WeighedWorld[]): number {
  return drawn.reduce((sum, { world, weight }) => sum + weight * numberOf(world), 0);
}

describe('worlds that fit a rare word of the auction', () => {
  const drawn = Array.from(
    { length: 200 },
    (_, seed) => drawWorlds(numbered(COUNT), PLAN, RARE, seededRandom(`rare/${seed}`)).drawn,
  );

  it('come up as often as a list of all worlds says', () => {
    const all = numbered(COUNT).all();
    const sum = all.reduce((total, world) => total + likelihood(world), 0);
    const share = all.reduce((total, world) => total + (isGood(world) ? likelihood(world) : 0), 0) / sum;
    const mean = all.reduce((total, world) => total + likelihood(world) * numberOf(world), 0) / sum;
    const good = drawn.map((some) =>
      some.reduce((total, { world, weight }) => total + (isGood(world) ? weight : 0), 0),
    );
    expect(good.reduce((a, b) => a + b, 0) / drawn.length).toBeCloseTo(share, 1);
    expect(Math.abs(drawn.reduce((total, some) => total + meanNumber(some), 0) / drawn.length - mean)).toBeLessThan(50);
  });

  it('are many different ones, not a few that count much', () => {
    for (const some of drawn) {
      expect(some.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
      expect(Math.max(...some.map(({ weight }) => weight))).toBeLessThan(0.08);
    }
  });
});

describe('few worlds', () => {
  it('are all taken, each with its likelihood', () => {
    const { drawn, all } = drawWorlds(numbered(80), PLAN, RARE, seededRandom('few'));
    expect(all).toBe(true);
    expect(drawn.length).toBe(80);
    const [good, other] = [50, 49].map((number) => drawn.find(({ world }) => numberOf(world) === number)?.weight ?? 0);
    expect((good ?? 0) / (other ?? 1)).toBeCloseTo((1 / 0.002) * ((1 + 50 / COUNT) / (1 + 49 / COUNT)), 6);
  });
});
