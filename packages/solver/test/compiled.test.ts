import { describe, expect, it } from 'vitest';
import { makeEngine, plainEngine } from '../src/engine.ts';
import { SOURCE } from '../src/kernel-wasm.ts';
import { makeKernel } from '../src/kernel.ts';
import { makeLayouts } from '../src/layout.ts';
import { cardValues } from '../src/solve.ts';
import { sourceHash } from '../tools/kernel-source.mjs';
import { found } from './found.ts';
import { allGames, randomEndgame, seeded } from './random-endgame.ts';

const GAMES = ['rufspiel', 'solo', 'wenz', 'farbgeier', 'bettel', 'ramsch'] as const;

describe('the compiled search', () => {
  it('is made from the sources that are here; otherwise run `npm run build:kernel`', () => {
    expect(SOURCE).toBe(sourceHash());
  });

  it('gives the same answers as the sources and needs the same nodes', () => {
    const layoutOf = makeLayouts();
    const engine = makeEngine();
    expect(engine).not.toBe(plainEngine);
    const [compiled, plain] = [engine, plainEngine].map((each) => ({ layoutOf, kernel: makeKernel(12, each) }));
    if (compiled === undefined || plain === undefined) throw new Error('two engines');
    const below = seeded(31);
    for (const game of GAMES) {
      for (let index = 0; index < 6; index++) {
        const play = randomEndgame(allGames({ 'davonlaufen.minCards': 3 }), game, 5, below);
        expect(found(cardValues(compiled, play, {}))).toEqual(found(cardValues(plain, play, {})));
      }
    }
  }, 60_000);
});
