import type { Layout } from './layout.ts';

// Weights of the move order, found by bench/solver/tune.ts: they decide how many nodes an answer costs, never the answer.
//
// Following, ten for each way a trick may stand afterwards (kernel/order.ts): one unused, three bases by place in the trick, then worth in Augen, rank,
// Augen in the trick, trumping, last card of its suit, highest card of its suit. Leading, ten for each kind of lead (certain for oneself, for
// the own side, for the others): base, worth, rank, opponents that follow, trump of the counted party, trump of the other, highest card,
// last card, Säue or Zehner of one's own side, of the others. The last two: the called suit by the counted party and by the others.

/** Sets of weights by kind of game: two against two, one against three with many trumps, and with few. */
export const WEIGHTS = {
  // prettier-ignore
  parties: Int32Array.from([
    13, 1824, 1379, 1034, 55, -30, 48, -15, 0, 0,
    0, 4948, 5887, 1974, 5, -6, 58, -225, 7, 10,
    -9, 18, -7, 3, -17, -8, 15, -155, 84, 13,
    7, 67, 182, 320, 27, 13, 9, -29, 0, 0,
    0, 200, 274, 200, 0, -6, 1, -128, 36, -12,
    -11, -10, -234, -319, -9, -26, 11, -163, 20, 13,
    2511, 32, -12, 29, 210, 39, 3, -4, 14, 19,
    379, 0, 21, 18, 447, -13, 28, -5, 6, 10,
    -559, -11, 7, 88, 202, -12, 18, -1, 12, -1,
    -77, 111,
  ]),
  // prettier-ignore
  solo: Int32Array.from([
    -5, 2729, 1724, 1600, 43, -15, 48, -90, 24, -33,
    0, 2435, 1600, 1647, 13, -5, 60, -147, 6, 9,
    -28, -10, 1, -28, -91, -23, -5, -473, 31, -1,
    -36, 233, 290, 3, -12, -15, 3, -144, -2, 13,
    -8, 182, 524, 54, -19, -53, 17, -45, 29, -17,
    -8, -5, -63, -43, 7, -4, 1, -379, 7, -13,
    5130, 59, 3, 115, 10, 280, -13, 11, -4, 20,
    158, -34, 9, 0, 5, -5, 326, -12, 7, -5,
    -222, -49, 14, 35, 31, -54, 32, 15, -12, -2,
    1, 33,
  ]),
  // prettier-ignore
  fewTrumps: Int32Array.from([
    18, 9, 1600, 838, 65, -4, 48, -47, 17, -4,
    -2, 209, 1740, 1374, 16, 13, 48, -152, 107, -9,
    -4, -6, -6, -7, -45, -8, -12, -385, 39, -26,
    0, 239, 138, 407, 1, -15, 25, -2, 43, 0,
    -8, 160, 434, 86, 1, -6, 20, 16, 16, -3,
    0, -52, -62, -48, 23, -3, -15, -145, 623, -20,
    151, 19, 0, 22, -6, 160, 10, -1, 33, -1,
    120, 1, 18, 16, 127, -15, 107, 43, 15, 12,
    -415, -57, -4, 13, 196, -133, -3, 4, 21, 8,
    -20, 82,
  ]),
};

/** Seats whose value is counted. */
export function partySize(party: readonly number[]): number {
  return party.reduce((sum, each) => sum + each, 0);
}

/** The weights for a deal: `party` has 1 for each seat whose value is counted. */
export function weightsFor(layout: Layout, party: readonly number[]): Int32Array {
  if (partySize(party) === 2) return WEIGHTS.parties;
  return layout.trumps > 4 ? WEIGHTS.solo : WEIGHTS.fewTrumps;
}
