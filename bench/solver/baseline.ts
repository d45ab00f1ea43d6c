import type { Play } from '../../packages/rules/src/index.ts';
import { toKernel } from '../../packages/solver/src/kernel-deal.ts';
import { makeLayouts } from '../../packages/solver/src/layout.ts';

/** Points of a deal from its first card, and how many trick starts that took. */
export interface BaselineAnswer {
  readonly value: number;
  readonly nodes: number;
}

const BUCKETS = 1 << 18;
const WORDS = 6;
const TRUMP = 4;

/**
 * The frozen baseline, never to be improved: an ordinary alpha-beta search of thresholds with one of equal cards, the exact cards as key of its table and a
 * rule of thumb for the order. `bench:solver` says how many times faster than this the solver is, on whatever machine.
 */
export function makeBaseline(): (play: Play) => BaselineAnswer {
  const layoutOf = makeLayouts();
  const table = new Int32Array(BUCKETS * WORDS);
  let nodes = 0;
  let generation = 0;

  function solve(play: Play): BaselineAnswer {
    const { deal, layout } = toKernel(play, 'declaring', 'points', layoutOf(play));
    const { party, called } = deal;
    const { members, beatenBy, points, suitOf, above, below } = layout;
    const hands = [...deal.hands];
    // Whether the called card still binds its holder: it falls when its suit is led, leads alone from short suits, and is not thrown away.
    let bound = called !== null;
    const holder = called?.holder ?? -1;
    const calledBit = called?.bit ?? 0;
    const calledSuit = suitOf[calledBit] ?? 0;
    nodes = 0;
    generation++;

    function legalOf(seat: number, led: number): number {
      const own = hands[seat] ?? 0;
      const inSuit = own & (members[calledSuit] ?? 0);
      const mine = bound && seat === holder;
      if (led < 0) {
        const mayRun = called?.davonlaufen === true && count(inSuit) >= called.minCards;
        return mine && !mayRun ? own & ~(inSuit & ~(1 << calledBit)) : own;
      }
      const following = own & (members[led] ?? 0);
      if (mine && led === calledSuit) return 1 << calledBit;
      if (following !== 0) return following;
      return mine && own !== 1 << calledBit ? own & ~(1 << calledBit) : own;
    }

    function movesOf(seat: number, legal: number, best: number): readonly number[] {
      const own = hands[seat] ?? 0;
      const table = best < 0 ? 0 : 1 << best;
      const out = (hands.reduce((all, hand) => all | hand, 0) | table) & ~own;
      const moves: number[] = [];
      let last = -1;
      for (let bit = 31; bit >= 0; bit--) {
        if (((legal >>> bit) & 1) === 0) continue;
        const apart = bound && seat === holder && bit === calledBit;
        const between = last < 0 ? -1 : out & (below[last] ?? 0) & (above[bit] ?? 0);
        const equal = last >= 0 && !apart && suitOf[last] === suitOf[bit] && between === 0;
        if (!equal || points[last] !== points[bit]) moves.push(bit);
        last = apart ? -1 : bit;
      }
      return moves;
    }

    /** Whether nobody of the other party who is still to play can beat a card. */
    function sealed(seat: number, rest: number, bit: number, led: number): boolean {
      for (let i = 1; i <= rest; i++) {
        const other = (seat + i) & 3;
        const own = hands[other] ?? 0;
        const following = own & (members[led] ?? 0);
        const threat = following === 0 ? own & (members[TRUMP] ?? 0) : following;
        if (party[other] !== party[seat] && (threat & (beatenBy[bit] ?? 0)) !== 0) return false;
      }
      return true;
    }

    function score(seat: number, place: number, led: number, best: number, bestSeat: number, bit: number): number {
      const worth = points[bit] ?? 0;
      const wins = best < 0 || (((beatenBy[best] ?? 0) >>> bit) & 1) === 1;
      if (wins)
        return sealed(seat, 3 - place, bit, best < 0 ? (suitOf[bit] ?? 0) : led) ? 300 + worth * 4 : 40 - worth * 4;
      if (party[bestSeat] === party[seat]) return 100 + worth * 4;
      return -worth * 6;
    }

    function ordered(seat: number, place: number, led: number, best: number, bestSeat: number): readonly number[] {
      const moves = movesOf(seat, legalOf(seat, led), best);
      if (moves.length === 1) return moves;
      const scored = moves.map((bit) => score(seat, place, led, best, bestSeat, bit) * 32 + bit);
      return scored.toSorted((a, b) => b - a).map((each) => each & 31);
    }

    function lead(leader: number, need: number, left: number): number {
      if (need <= 0) return 0;
      if (need > left) return left;
      nodes++;
      const [a = 0, b = 0, c = 0, d = 0] = hands;
      const rest = leader | (Number(bound) << 2) | (generation << 3);
      let hash =
        Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35) ^ Math.imul(d, 0x27d4eb2f);
      hash = Math.imul(hash ^ (hash >>> 15) ^ rest, 0x2c1b3c6d);
      const at = ((hash ^ (hash >>> 13)) & (BUCKETS - 1)) * WORDS;
      const known =
        table[at] === a && table[at + 1] === b && table[at + 2] === c && table[at + 3] === d && table[at + 4] === rest;
      const bounds = known ? (table[at + 5] ?? 0) : left << 8;
      if ((bounds & 255) >= need) return bounds & 255;
      if (bounds >>> 8 < need) return bounds >>> 8;
      const value = trick(0, leader, -1, -1, leader, 0, need, left);
      table.set([a, b, c, d, rest, value >= need ? (bounds & 0xff00) | value : (value << 8) | (bounds & 255)], at);
      return value;
    }

    function trick(
      place: number,
      leader: number,
      led: number,
      best: number,
      bestSeat: number,
      sum: number,
      need: number,
      left: number,
    ): number {
      const seat = (leader + place) & 3;
      const own = hands[seat] ?? 0;
      const before = bound;
      let value = party[seat] === 1 ? -1 : 1000;
      for (const bit of ordered(seat, place, led, best, bestSeat)) {
        const wins = best < 0 || (((beatenBy[best] ?? 0) >>> bit) & 1) === 1;
        const suit = led < 0 ? (suitOf[bit] ?? 0) : led;
        hands[seat] = own & ~(1 << bit);
        if (seat === holder && (bit === calledBit || (suit === calledSuit && suitOf[bit] === suit))) bound = false;
        const now = sum + (points[bit] ?? 0);
        const winner = wins ? seat : bestSeat;
        const gain = party[winner] === 1 ? now : 0;
        let reached = gain;
        if (place < 3) reached = trick(place + 1, leader, suit, wins ? bit : best, winner, now, need, left);
        else if (hands[seat] !== 0) reached = gain + lead(winner, need - gain, left - now);
        bound = before;
        hands[seat] = own;
        value = party[seat] === 1 ? Math.max(value, reached) : Math.min(value, reached);
        if (party[seat] === 1 ? value >= need : value < need) return value;
      }
      return value;
    }

    let low = 0;
    let high = 120;
    for (let ask = 61; low < high; ask = (low + high + 1) >> 1) {
      const reached = lead(play.leader, ask, 120);
      if (reached >= ask) low = reached;
      else high = reached;
    }
    return { value: low, nodes };
  }

  return solve;
}

function count(set: number): number {
  let cards = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) cards++;
  return cards;
}
