// The search itself. Longer than other files and written with index loops and non-null assertions on purpose: everything here runs tens of
// thousands of times a deal (see bench/solver.ts), so it allocates nothing and keeps its state in typed arrays.
import { TRUMP } from '@stammtisch/rules';
import type { Layout } from './layout.ts';
import { BITS, PEXT } from './pext.ts';

/** What the called card of a Rufspiel binds its holder to, inside the search. */
const FREE = 0;
/** The called card has not been searched: all duties hold (R76–R80). */
const BOUND = 1;
/** Its holder ran away, and the house still makes the Sau fall when its suit is led (B37). */
const FORCED = 2;

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
  /** Prepares for a deal; forgets everything about the one before. `budget` is the number of nodes it may cost. */
  load(deal: KernelDeal, budget: number): void;
  /**
   * Value still to come for the counted party, as far as `need` asks: a result >= need is a lower bound of the true value, a smaller one an upper
   * bound (fail-soft).
   */
  search(trick: OpenTrick, need: number): number;
  /** Legal cards of the seat to act. */
  legal(trick: OpenTrick): number;
  /** Plays a card for the seat to act and returns how to take it back. */
  play(trick: OpenTrick, bit: number): Undo;
  undo(move: Undo): void;
  /** Nodes (trick starts) searched since `load`. */
  readonly nodes: () => number;
  /** Whether the budget ran out; results since then mean nothing. */
  readonly stopped: () => boolean;
}

export interface Undo {
  readonly seat: number;
  readonly hand: number;
  readonly duty: number;
}

/** Entry of the transposition table: four key words, the cards it was proved for, bounds and best card, generation. */
const WORDS = 8;
const WAYS = 4;
const DEPTHS = 32;
const WIDTH = 16;

/** Number of cards in a set. */
function popcount(set: number): number {
  return BITS[set & 255]! + BITS[(set >>> 8) & 255]! + BITS[(set >>> 16) & 255]! + BITS[set >>> 24]!;
}

/** Makes a kernel with a transposition table of `2 ** tableBits` buckets of four entries of 32 bytes. */
export function makeKernel(tableBits = 15): Kernel {
  const buckets = 1 << tableBits;
  const table = new Int32Array(buckets * WAYS * WORDS);
  const hands = new Int32Array(4);
  const party = new Int32Array(4);
  const members = new Int32Array(5);
  const base = new Int32Array(5);
  const above = new Int32Array(32);
  const below = new Int32Array(32);
  const suitOf = new Int32Array(32);
  const points = new Int32Array(32);
  const moves = new Int32Array(DEPTHS * WIDTH);
  const scores = new Int32Array(DEPTHS * WIDTH);
  const key = new Int32Array(4);
  let trickBonus = 0;
  let stichzwang = false;
  let generation = 1;
  let nodeCount = 0;
  let budget = 0;
  let stopped = false;
  let handSize = 8;
  let duty = FREE;
  let holder = -1;
  let calledBit = 0;
  let calledMask = 0;
  let calledSuit = -1;
  let davonlaufen = false;
  let minCards = 4;
  let dealtCards = -1;
  let whenFollowing = false;
  let forcedAfterwards = false;
  let discardFromTrick = 8;

  function load(deal: KernelDeal, nodes: number): void {
    budget = nodes;
    stopped = false;
    const { layout, called } = deal;
    for (let seat = 0; seat < 4; seat++) {
      hands[seat] = deal.hands[seat]!;
      party[seat] = deal.party[seat]!;
    }
    members.set(layout.members);
    base.set(layout.base);
    above.set(layout.above);
    below.set(layout.below);
    suitOf.set(layout.suitOf);
    trickBonus = deal.counts === 'tricks' ? 1 : 0;
    for (let bit = 0; bit < 32; bit++) points[bit] = deal.counts === 'tricks' ? 0 : layout.points[bit]!;
    stichzwang = deal.stichzwang;
    handSize = deal.handSize;
    generation = (generation + 1) & 0xffffff;
    if (generation === 0) {
      table.fill(0);
      generation = 1;
    }
    nodeCount = 0;
    duty = FREE;
    holder = -1;
    calledMask = 0;
    if (called !== null) loadCalled(called);
  }

  function loadCalled(called: KernelCalled): void {
    duty = called.forced ? FORCED : BOUND;
    holder = called.holder;
    calledBit = called.bit;
    calledMask = 1 << called.bit;
    calledSuit = suitOf[called.bit]!;
    davonlaufen = called.davonlaufen;
    minCards = called.minCards;
    dealtCards = called.dealtCards;
    whenFollowing = called.whenFollowing;
    forcedAfterwards = called.forcedAfterwards;
    discardFromTrick = called.discardFromTrick;
  }

  function mayRun(own: number): boolean {
    if (!davonlaufen) return false;
    return (dealtCards >= 0 ? dealtCards : popcount(own & members[calledSuit]!)) >= minCards;
  }

  function legalLead(seat: number): number {
    const own = hands[seat]!;
    if (duty !== BOUND || seat !== holder || mayRun(own)) return own;
    return own & ~(members[calledSuit]! & ~calledMask);
  }

  function legalFollow(seat: number, led: number, best: number): number {
    const own = hands[seat]!;
    let legal = own & members[led]!;
    if (duty !== FREE && seat === holder) {
      if (legal !== 0) {
        if (led === calledSuit && !(duty === BOUND && whenFollowing && mayRun(own))) legal = calledMask;
      } else if (duty === BOUND && handSize - popcount(own) + 1 < discardFromTrick && own !== calledMask) {
        legal = own & ~calledMask;
      } else {
        legal = own;
      }
    } else if (legal === 0) {
      legal = own;
    }
    if (!stichzwang) return legal;
    const winning = legal & (above[best]! | trumpsOver(best));
    return winning === 0 ? legal : winning;
  }

  /** Trumps that beat a plain card; none beat a trump except the higher ones, which `above` has. */
  function trumpsOver(best: number): number {
    return suitOf[best] === TRUMP ? 0 : members[TRUMP]!;
  }

  /** The duty after the holder of the called card played a card. */
  function dutyAfter(bit: number, led: number): number {
    if (bit === calledBit) return FREE;
    if (duty === BOUND && suitOf[bit] === calledSuit && led === calledSuit) return forcedAfterwards ? FORCED : FREE;
    return duty;
  }

  function beatsBest(bit: number, best: number): boolean {
    const suit = suitOf[bit]!;
    return suit === suitOf[best]! ? bit > best : suit === TRUMP;
  }

  /** Whether a seat that still has to play could take the trick from `best`. May say yes too often, never no too often. */
  function canBeat(seat: number, led: number, best: number): boolean {
    const own = hands[seat]!;
    const following = own & members[led]!;
    if (following !== 0) return suitOf[best] === led && (following & above[best]!) !== 0;
    const trumps = own & members[TRUMP]!;
    return suitOf[best] === TRUMP ? (trumps & above[best]!) !== 0 : trumps !== 0;
  }

  /** Whether no later seat of the other party can take the trick from `best`, which `bestSeat` plays. `next` plays next, `rest` seats are to come. */
  function isSealed(next: number, rest: number, led: number, best: number, bestSeat: number): boolean {
    for (let i = 0; i < rest; i++) {
      const seat = (next + i) & 3;
      if (party[seat] !== party[bestSeat] && canBeat(seat, led, best)) return false;
    }
    return true;
  }

  function sumOf(set: number): number {
    let sum = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) sum += points[31 - Math.clz32(rest & -rest)]!;
    return sum;
  }

  /**
   * Lists the cards worth trying. Of cards that are neighbours among all cards still out and have the same points one is enough; where the
   * trick's party is certain, neighbours of any points are, and the richest is kept for one's own side, the poorest for the other. The called
   * card stays apart while it binds its holder.
   */
  function listMoves(
    at: number,
    seat: number,
    legal: number,
    place: number,
    led: number,
    best: number,
    bestSeat: number,
  ): number {
    const own = hands[seat]!;
    const others = (hands[0]! | hands[1]! | hands[2]! | hands[3]!) & ~own;
    const out = place === 0 ? others : others | (1 << best);
    let count = 0;
    let last = -1;
    let lastSeal = 0;
    for (let rest = legal; rest !== 0;) {
      const bit = 31 - Math.clz32(rest);
      rest &= ~(1 << bit);
      const suit = suitOf[bit]!;
      const apart = duty !== FREE && seat === holder && bit === calledBit;
      if (last >= 0 && !apart && suitOf[last] === suit && (out & below[last]! & above[bit]!) === 0) {
        const chosen = moves[at + count - 1]!;
        if (points[bit] === points[chosen]) continue;
        if (lastSeal === 0) lastSeal = sealOf(seat, place, led, best, bestSeat, last);
        if (lastSeal > 0) {
          if (lastSeal === 1 ? points[bit]! > points[chosen]! : points[bit]! < points[chosen]!)
            moves[at + count - 1] = bit;
          last = bit;
          continue;
        }
      } else {
        lastSeal = 0;
      }
      moves[at + count++] = bit;
      last = apart ? -1 : bit;
    }
    return count;
  }

  /** 1 if the trick is certain for the party of `seat` once it plays `bit`, 2 if certain for the other party, -1 if open. */
  function sealOf(seat: number, place: number, led: number, best: number, bestSeat: number, bit: number): number {
    const suit = place === 0 ? suitOf[bit]! : led;
    const wins = place === 0 || beatsBest(bit, best);
    const winner = wins ? seat : bestSeat;
    if (!isSealed((seat + 1) & 3, 3 - place, suit, wins ? bit : best, winner)) return -1;
    return party[winner] === party[seat] ? 1 : 2;
  }

  /** Sorts the listed moves by score, best first. */
  function sortMoves(at: number, count: number): void {
    for (let i = 1; i < count; i++) {
      const move = moves[at + i]!;
      const score = scores[at + i]!;
      let j = i - 1;
      while (j >= 0 && scores[at + j]! < score) {
        moves[at + j + 1] = moves[at + j]!;
        scores[at + j + 1] = scores[at + j]!;
        j--;
      }
      moves[at + j + 1] = move;
      scores[at + j + 1] = score;
    }
  }

  function scoreLead(seat: number, bit: number): number {
    const suit = suitOf[bit]!;
    const partyOf = party[seat]!;
    const next = (seat + 1) & 3;
    const rank = popcount(above[bit]! & (hands[0]! | hands[1]! | hands[2]! | hands[3]!));
    const worth = points[bit]!;
    if (isSealed(next, 3, suit, bit, seat)) return 400 + worth * 4 + (suit === TRUMP ? 20 : 0);
    let score = 0;
    for (let i = 0; i < 3; i++) {
      const other = (next + i) & 3;
      const mate = party[other] === partyOf;
      if (!canBeat(other, suit, bit)) continue;
      score += mate ? 30 : -25;
    }
    if (rank === 0) score += 60;
    return score - worth * 5 + (suit === TRUMP ? (partyOf === 1 ? 25 : -15) : 0) - rank * 2;
  }

  function scoreFollow(
    seat: number,
    place: number,
    led: number,
    best: number,
    bestSeat: number,
    bit: number,
    trick: number,
  ): number {
    const worth = points[bit]!;
    const wins = beatsBest(bit, best);
    const trumpCost = suitOf[bit] === TRUMP && led !== TRUMP ? 12 : 0;
    const rankCost = popcount(below[bit]!);
    const winner = wins ? seat : bestSeat;
    const ours = party[winner] === party[seat];
    if (place === 3 || isSealed((seat + 1) & 3, 3 - place, led, wins ? bit : best, winner)) {
      return ours
        ? 200 + (trick + worth) * 6 - trumpCost - (wins ? rankCost : rankCost >> 1)
        : -worth * 6 - rankCost - trumpCost;
    }
    if (!ours) return -20 - worth * 5 - rankCost - trumpCost;
    return (wins ? 40 + trick : 25) + worth - rankCost - trumpCost;
  }

  /** Packs who owns which of the remaining cards, by their order in each suit and not by their names, and who leads. */
  function makeKey(leader: number): void {
    const a = hands[0]!;
    const b = hands[1]!;
    const c = hands[2]!;
    const all = a | b | c | hands[3]!;
    let k0 = 0;
    let k1 = 0;
    let k2 = 0;
    let lengths = 0;
    let shift = 0;
    for (let suit = 0; suit < 5; suit++) {
      const start = base[suit]!;
      const run = members[suit]!;
      if (run === 0) continue;
      const out = (all & run) >>> start;
      const low = out & 255;
      const high = out >>> 8;
      const width = BITS[low]!;
      const wide = BITS[high]!;
      const ra = (a & run) >>> start;
      const rb = (b & run) >>> start;
      const rc = (c & run) >>> start;
      k0 |= (PEXT[(low << 8) | (ra & 255)]! | (PEXT[(high << 8) | (ra >>> 8)]! << width)) << shift;
      k1 |= (PEXT[(low << 8) | (rb & 255)]! | (PEXT[(high << 8) | (rb >>> 8)]! << width)) << shift;
      k2 |= (PEXT[(low << 8) | (rc & 255)]! | (PEXT[(high << 8) | (rc >>> 8)]! << width)) << shift;
      shift += width + wide;
      lengths |= (width + wide) << (suit * 4);
    }
    key[0] = k0;
    key[1] = k1;
    key[2] = k2;
    key[3] = lengths | (leader << 20) | (duty << 22);
  }

  /** Entry of the current key, or the one to replace, as negative number minus one. */
  function findEntry(k0: number, k1: number, k2: number, k3: number): number {
    let hash =
      Math.imul(k0, 0x9e3779b1) ^ Math.imul(k1, 0x85ebca6b) ^ Math.imul(k2, 0xc2b2ae35) ^ Math.imul(k3, 0x27d4eb2f);
    hash ^= hash >>> 15;
    const start = (hash & (buckets - 1)) * WAYS * WORDS;
    let free = start;
    let worst = 0x7fffffff;
    for (let way = 0; way < WAYS; way++) {
      const at = start + way * WORDS;
      if (table[at + 7]! >>> 8 !== generation) {
        if (worst > -1) {
          worst = -1;
          free = at;
        }
        continue;
      }
      if (table[at] === k0 && table[at + 1] === k1 && table[at + 2] === k2 && table[at + 3] === k3) return at;
      const tricks = table[at + 7]! & 255;
      if (tricks < worst) {
        worst = tricks;
        free = at;
      }
    }
    return -free - 1;
  }

  /** How much the points of two equally structured positions differ at most, card by card: more of the first in the low half. */
  function pointsSlack(now: number, then: number): number {
    let more = 0;
    let less = 0;
    for (let suit = 0; suit < 5; suit++) {
      let a = now & members[suit]!;
      let b = then & members[suit]!;
      while (a !== 0 && a !== b) {
        const difference = points[31 - Math.clz32(a & -a)]! - points[31 - Math.clz32(b & -b)]!;
        if (difference > 0) more += difference;
        else less -= difference;
        a &= a - 1;
        b &= b - 1;
      }
    }
    return more | (less << 16);
  }

  function lead(leader: number, need: number, left: number): number {
    if (need <= 0) return 0;
    if (need > left) return left;
    const own = hands[leader]!;
    if ((own & (own - 1)) === 0) return lastTrick(leader);
    if (nodeCount++ >= budget) {
      stopped = true;
      return 0;
    }
    const all = hands[0]! | hands[1]! | hands[2]! | hands[3]!;
    makeKey(leader);
    const k0 = key[0]!;
    const k1 = key[1]!;
    const k2 = key[2]!;
    const k3 = key[3]!;
    let low = 0;
    let high = left;
    let hint = -1;
    const found = findEntry(k0, k1, k2, k3);
    if (found >= 0) {
      const bounds = table[found + 5]!;
      hint = table[found + 6]!;
      const then = table[found + 4]!;
      if (then === all || trickBonus === 1) {
        low = bounds & 255;
        high = bounds >>> 8;
      } else {
        const slack = pointsSlack(all, then);
        low = Math.max(0, (bounds & 255) - (slack >>> 16));
        high = Math.min(left, (bounds >>> 8) + (slack & 0xffff));
      }
      if (low >= need) return low;
      if (high < need) return high;
    }
    const at = (handSize - popcount(own)) * 4 * WIDTH;
    const count = listMoves(at, leader, legalLead(leader), 0, 0, 0, 0);
    for (let i = 0; i < count; i++)
      scores[at + i] = moves[at + i] === hint ? 10_000 : scoreLead(leader, moves[at + i]!);
    if (count > 1) sortMoves(at, count);
    const maximizes = party[leader] === 1;
    let value = maximizes ? -1 : 1000;
    let chosen = -1;
    const before = duty;
    for (let i = 0; i < count; i++) {
      const bit = moves[at + i]!;
      hands[leader] = own & ~(1 << bit);
      if (before !== FREE && leader === holder) duty = dutyAfter(bit, suitOf[bit]!);
      const reached = follow(1, leader, suitOf[bit]!, bit, leader, points[bit]! + trickBonus, need, left);
      duty = before;
      hands[leader] = own;
      // A search that was cut short proves nothing and must not be stored.
      if (stopped) return 0;
      if (maximizes ? reached > value : reached < value) {
        value = reached;
        chosen = bit;
        if (maximizes ? value >= need : value < need) break;
      }
    }
    store(
      k0,
      k1,
      k2,
      k3,
      all,
      value >= need ? Math.max(low, value) : low,
      value >= need ? high : Math.min(high, value),
      chosen,
    );
    return value;
  }

  function store(
    k0: number,
    k1: number,
    k2: number,
    k3: number,
    all: number,
    low: number,
    high: number,
    chosen: number,
  ): void {
    const found = findEntry(k0, k1, k2, k3);
    const at = found >= 0 ? found : -found - 1;
    table[at] = k0;
    table[at + 1] = k1;
    table[at + 2] = k2;
    table[at + 3] = k3;
    table[at + 4] = all;
    table[at + 5] = low | (high << 8);
    table[at + 6] = chosen;
    table[at + 7] = (generation << 8) | popcount(all);
  }

  /** The last trick plays itself. */
  function lastTrick(leader: number): number {
    const first = 31 - Math.clz32(hands[leader]!);
    let best = first;
    let winner = leader;
    let sum = points[first]! + trickBonus;
    for (let i = 1; i < 4; i++) {
      const seat = (leader + i) & 3;
      const bit = 31 - Math.clz32(hands[seat]!);
      sum += points[bit]!;
      if (beatsBest(bit, best)) {
        best = bit;
        winner = seat;
      }
    }
    return party[winner] === 1 ? sum : 0;
  }

  function follow(
    place: number,
    leader: number,
    led: number,
    best: number,
    bestSeat: number,
    trick: number,
    need: number,
    left: number,
  ): number {
    const seat = (leader + place) & 3;
    const own = hands[seat]!;
    const at = ((handSize - popcount(own)) * 4 + place) * WIDTH;
    const count = listMoves(at, seat, legalFollow(seat, led, best), place, led, best, bestSeat);
    if (count > 1) {
      for (let i = 0; i < count; i++)
        scores[at + i] = scoreFollow(seat, place, led, best, bestSeat, moves[at + i]!, trick);
      sortMoves(at, count);
    }
    const maximizes = party[seat] === 1;
    let value = maximizes ? -1 : 1000;
    const before = duty;
    for (let i = 0; i < count; i++) {
      const bit = moves[at + i]!;
      const wins = beatsBest(bit, best);
      hands[seat] = own & ~(1 << bit);
      if (before !== FREE && seat === holder) duty = dutyAfter(bit, led);
      const sum = trick + points[bit]!;
      const nowBest = wins ? bit : best;
      const nowSeat = wins ? seat : bestSeat;
      let reached: number;
      if (place < 3) {
        reached = follow(place + 1, leader, led, nowBest, nowSeat, sum, need, left);
      } else {
        const gain = party[nowSeat] === 1 ? sum : 0;
        reached = gain + lead(nowSeat, need - gain, left - sum);
      }
      duty = before;
      hands[seat] = own;
      if (stopped) return 0;
      if (maximizes ? reached > value : reached < value) {
        value = reached;
        if (maximizes ? value >= need : value < need) break;
      }
    }
    return value;
  }

  function bestOf(trick: OpenTrick): { best: number; seat: number; sum: number } {
    let best = trick.cards[0] ?? 0;
    let seat = trick.leader;
    let sum = trickBonus;
    for (const [index, bit] of trick.cards.entries()) {
      sum += points[bit]!;
      if (index > 0 && beatsBest(bit, best)) {
        best = bit;
        seat = (trick.leader + index) & 3;
      }
    }
    return { best, seat, sum };
  }

  function search(trick: OpenTrick, need: number): number {
    const out = hands[0]! | hands[1]! | hands[2]! | hands[3]!;
    const left = sumOf(out) + trickBonus * popcount(hands[trick.leader]!);
    if (trick.cards.length === 0) return popcount(hands[trick.leader]!) === 0 ? 0 : lead(trick.leader, need, left);
    const { best, seat, sum } = bestOf(trick);
    const onTable = sum - trickBonus;
    return follow(
      trick.cards.length,
      trick.leader,
      suitOf[trick.cards[0]!]!,
      best,
      seat,
      sum,
      need,
      left + onTable + trickBonus,
    );
  }

  function legal(trick: OpenTrick): number {
    const seat = (trick.leader + trick.cards.length) & 3;
    const first = trick.cards[0];
    return first === undefined ? legalLead(seat) : legalFollow(seat, suitOf[first]!, bestOf(trick).best);
  }

  function play(trick: OpenTrick, bit: number): Undo {
    const seat = (trick.leader + trick.cards.length) & 3;
    const undone = { seat, hand: hands[seat]!, duty };
    if (duty !== FREE && seat === holder) duty = dutyAfter(bit, suitOf[trick.cards[0] ?? bit]!);
    hands[seat] = hands[seat]! & ~(1 << bit);
    return undone;
  }

  function undo(move: Undo): void {
    hands[move.seat] = move.hand;
    duty = move.duty;
  }

  return { load, search, legal, play, undo, nodes: () => nodeCount, stopped: () => stopped };
}
