import type { Layout } from './layout.ts';

// Weights of the move order, found by bench/solver/tune.ts: they decide how many nodes an answer costs, never the answer.
//
// Following, ten for each way a trick may stand afterwards (kernel.ts): three bases by place in the trick, one unused; then worth in Augen, rank,
// Augen in the trick, trumping, last card of its suit, highest card of its suit. Leading, ten for each kind of lead (certain for oneself, for
// the own side, for the others): base, worth, rank, opponents that follow, trump of the counted party, trump of the other, highest card,
// last card, Säue or Zehner of one's own side, of the others. The last two: the called suit by the counted party and by the others.

const FOLLOW = [
  [0, 1600, 1600, 1600, 48, -8, 48, -96, 20, 0],
  [0, 1600, 1600, 1600, 48, -4, 48, -96, 20, 0],
  [0, 0, 0, 0, -48, -8, 0, -96, 20, 0],
  [0, 320, 320, 320, 8, -8, 8, -96, 20, 0],
  [0, 200, 200, 200, 8, -8, 0, -96, 20, 0],
  [0, -160, -160, -160, -40, -8, 0, -96, 20, 0],
].flat();
const LEAD = [
  [3200, 32, 0, 10, 160, 160, 0, 0, 0, 0],
  [240, -40, 0, 10, 200, -120, 480, 0, 0, 0],
  [-400, -40, 0, 10, 200, -120, 0, 0, 0, 0],
].flat();
const CALLED = [-50, 50];

/** Number of weights of a set. */
export const WEIGHT_COUNT = 92;

/** Sets of weights by kind of game: two against two, one against three with many trumps, and with few. */
export const WEIGHTS = {
  parties: Int32Array.from([...FOLLOW, ...LEAD, ...CALLED]),
  solo: Int32Array.from([...FOLLOW, ...LEAD, ...CALLED]),
  fewTrumps: Int32Array.from([...FOLLOW, ...LEAD, ...CALLED]),
};

/** The weights for a deal: `party` has 1 for each seat whose value is counted. */
export function weightsFor(layout: Layout, party: readonly number[]): Int32Array {
  if (party.reduce((sum, each) => sum + each, 0) === 2) return WEIGHTS.parties;
  return layout.trumps > 4 ? WEIGHTS.solo : WEIGHTS.fewTrumps;
}
