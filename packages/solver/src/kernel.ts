import { makeEngine } from './engine.ts';
import type { Engine } from './engine.ts';
import { startLimits } from './limits.ts';
import type { SolveLimits, SolveProblem } from './limits.ts';
import * as at from './kernel/input.ts';
import type { Layout } from './layout.ts';
import { weightsFor } from './weights.ts';

/** A deal in the middle of play, as the kernel takes it. All sets are bits of the layout. */
export interface KernelDeal {
  readonly layout: Layout;
  readonly hands: readonly [number, number, number, number];
  /** 1 for seats of the party whose value is counted. */
  readonly party: readonly [number, number, number, number];
  /** Whether a trick counts its Augen or one each. */
  readonly counts: 'points' | 'tricks';
  readonly stichzwang: boolean;
  /** Cards of a hand as dealt: 8, or 6. */
  readonly handSize: number;
  /** `null` if no called card binds anybody any more. */
  readonly called: KernelCalled | null;
}

export interface KernelCalled {
  readonly holder: number;
  /** Bit number of the called card. */
  readonly bit: number;
  /** Whether its holder has run away already and the Sau still is forced. */
  readonly forced: boolean;
  readonly davonlaufen: boolean;
  readonly minCards: number;
  /** Cards of the suit dealt to the holder if those count instead of the cards held, otherwise -1. */
  readonly dealtCards: number;
  readonly whenFollowing: boolean;
  readonly forcedAfterwards: boolean;
  readonly discardFromTrick: number;
}

/** A trick that has begun. */
export interface OpenTrick {
  readonly leader: number;
  /** Bit numbers in the order played. */
  readonly cards: readonly number[];
}

export interface Kernel {
  /** Prepares for a deal. Forgets everything about the one before, unless `keep` is set and all but the hands is the same. */
  load(deal: KernelDeal, limits: SolveLimits, keep?: boolean): void;
  /**
   * Value still to come for the counted party, as far as `need` asks: a result >= need is a lower bound of the true value, a smaller one an upper
   * bound (fail-soft).
   */
  search(trick: OpenTrick, need: number): number;
  /** Plays a card for the seat to act and returns how to take it back. */
  play(trick: OpenTrick, bit: number): Undo;
  undo(move: Undo): void;
  /** Nodes (trick starts) searched since `load`. */
  readonly nodes: () => number;
  /** Why the search was given up, `null` if it was not; results since then mean nothing. */
  readonly problem: () => SolveProblem | null;
}

export interface Undo {
  readonly seat: number;
  readonly bit: number;
  readonly duty: number;
}

/** Most proofs that a table has room for, as a power of two. */
const MOST_BITS = 16;

/** Makes a kernel whose table has room for `2 ** tableBits` proofs of 40 bytes, 16 at most. */
export function makeKernel(tableBits = MOST_BITS, engine: Engine = makeEngine()): Kernel {
  const { input } = engine;
  let limits = startLimits({});
  return {
    load: (deal, allowed, keep = false) => {
      const next = input.slice();
      writeDeal(next, deal);
      next[at.TABLE_BITS] = Math.min(tableBits, MOST_BITS);
      const same = keep && next.every((word, place) => word === input[place] || CHANGING.has(place));
      input.set(next);
      limits = startLimits(allowed);
      engine.start(limits.next(0), Number(same));
    },
    search: ({ leader, cards }, need) => {
      input.set(cards, at.TRICK);
      for (;;) {
        const value = engine.search(leader, cards.length, need);
        if (engine.stopped() === 0) return value;
        const next = limits.next(engine.nodes());
        if (limits.problem() !== null) return value;
        engine.allow(next);
      }
    },
    play: ({ leader, cards }, bit) => {
      const seat = (leader + cards.length) & 3;
      return { seat, bit, duty: engine.play(seat, bit, cards[0] ?? bit) };
    },
    undo: ({ seat, bit, duty }) => {
      engine.undo(seat, bit, duty);
    },
    nodes: () => engine.nodes(),
    problem: () => limits.problem(),
  };
}

function writeDeal(input: Int32Array, deal: KernelDeal): void {
  const { layout } = deal;
  input.set(deal.hands, at.HANDS);
  input.set(deal.party, at.PARTY);
  input[at.TRICK_BONUS] = Number(deal.counts === 'tricks');
  input[at.STICHZWANG] = Number(deal.stichzwang);
  input[at.HAND_SIZE] = deal.handSize;
  input[at.RICH] = layout.rich;
  input.set(layout.members, at.MEMBERS);
  input.set(layout.suitOf, at.SUIT);
  input.set(deal.counts === 'tricks' ? NO_POINTS : layout.points, at.POINTS);
  input.set(layout.rank, at.RANK);
  input.set(layout.unit, at.UNIT);
  input.set(layout.above, at.ABOVE);
  input.set(layout.below, at.BELOW);
  input.set(layout.beatenBy, at.BEATEN_BY);
  input.set(weightsFor(layout, deal.party), at.WEIGHTS);
  writeCalled(input, deal.called);
}

const NO_POINTS = new Uint8Array(32);

/** Words that change while a deal is played: hands, the duty of the called card, the trick. What was found holds for all of them. */
const CHANGING: ReadonlySet<number> = new Set([
  0,
  1,
  2,
  3,
  at.DUTY,
  at.TRICK,
  at.TRICK + 1,
  at.TRICK + 2,
  at.TRICK + 3,
]);

/** With the called card gone the other words about it mean nothing, and stay as they are. */
function writeCalled(input: Int32Array, called: KernelCalled | null): void {
  input[at.DUTY] = at.FREE;
  if (called === null) return;
  input[at.DUTY] = called.forced ? at.FORCED : at.BOUND;
  input[at.HOLDER] = called.holder;
  input[at.CALLED] = called.bit;
  input[at.DAVONLAUFEN] = Number(called.davonlaufen);
  input[at.MIN_CARDS] = called.minCards;
  input[at.DEALT_CARDS] = called.dealtCards;
  input[at.WHEN_FOLLOWING] = Number(called.whenFollowing);
  input[at.FORCED_AFTERWARDS] = Number(called.forcedAfterwards);
  input[at.DISCARD_FROM_TRICK] = called.discardFromTrick;
}
