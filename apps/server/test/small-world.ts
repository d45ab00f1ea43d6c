import { seededRandom } from '@stammtisch/bots';
import { localHints } from '../src/hints/local-hints.ts';
import type { World } from '../src/tables/world.ts';
import { memoryStore, type MemoryStore } from './simulation/memory-store.ts';

/** A world in memory whose time passes only when a test says so; other nodes can share its store. */
export interface SmallWorld {
  readonly store: MemoryStore;
  /** A node of this world, with what is different there. */
  readonly node: (different?: Partial<World>) => World;
  readonly pass: (ms: number) => void;
}

/** Bots do the first thing that they may, and what fails is thrown. */
export function smallWorld(seed: string): SmallWorld {
  const store = memoryStore();
  const random = seededRandom(seed);
  let now = 1_800_000_000_000;
  return {
    store,
    pass: (ms) => void (now += ms),
    node: (different = {}) => ({
      store,
      hints: localHints(),
      now: () => now,
      bytes: (count) => Uint8Array.from({ length: count }, () => Math.floor(256 * random())),
      mind: ({ view }) => Promise.resolve(view.actions[0] ?? null),
      botDelay: () => 1_000,
      hold: (_, work) => work(),
      failed: (error) => {
        throw error;
      },
      rules: { lobby: true, freeText: true, newTables: () => true },
      ...different,
    }),
  };
}
