// The search itself. Longer than other files and written with index loops and non-null assertions on purpose: everything here runs tens of
// thousands of times a deal (see bench/solver.ts), so it allocates nothing and keeps its state in typed arrays.
import { TRUMP } from '@stammtisch/rules';
import type { Layout } from './layout.ts';
import { WEIGHT_COUNT, weightsFor } from './weights.ts';
import { gather, lowest, popcount, spread } from './bits.ts';

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

/** Places of the last proof in `proof`: cards whose rank it rests on, cards whose Augen it counts. */
const RANKS = 0;
const POINTS = 1;

/**
 * An entry of the table is a proof: one party takes at least `GAIN` from here on, and this rests on nothing but who owns the cards of `MASK`, in
 * their order in each suit, and on the Augen of the cards of `COUNTED`. It holds for every position of the same shape that agrees.
 */
const OWNER0 = 0;
const OWNER1 = 1;
const MASK = 2;
/** Gain in the low byte, party above it, best lead as place in the hand above that. */
const GAIN = 3;
const NEXT = 4;
const HANDS = 5;
const COUNTED = 9;
const ENTRY = 10;

/** A shape is how many cards of each suit each hand has, who leads and what binds the called card: four words, the last the newest entry. */
const SHAPE = 4;

/** How a trick stands once a card is played to it: certain or open, and won by the card, by one's own side or by the other. */
const WIN_SURE = 0;
const MATE_SURE = 1;
const LOST_SURE = 2;
const WIN_OPEN = 3;
const MATE_OPEN = 4;
const LOST_OPEN = 5;
/** Where the weights of leads begin. */
const LEADS = 60;

const PLACES = 4;
const WIDTH = 8;
const FRAME = PLACES * WIDTH;

/** Makes a kernel whose table has room for `2 ** tableBits` proofs of 40 bytes. */
export function makeKernel(tableBits = 16): Kernel {
  const room = 1 << tableBits;
  const pool = new Int32Array(room * ENTRY);
  const shapes = new Int32Array(room * SHAPE);
  const hands = new Int32Array(4);
  const party = new Int32Array(4);
  const members = new Int32Array(5);
  const above = new Int32Array(32);
  const below = new Int32Array(32);
  const suitOf = new Int32Array(32);
  const points = new Int32Array(32);
  /** For each bit: the cards that beat it. */
  const beatenBy = new Int32Array(32);
  const rankOf = new Int32Array(32);
  const kinds = new Int32Array(9 * FRAME);
  const weights = new Int32Array(WEIGHT_COUNT);
  let rich = 0;
  /** What a card adds to the shape word of its seat. */
  const unit = new Int32Array(32);
  const moves = new Int32Array(9 * FRAME);
  const scores = new Int32Array(9 * FRAME);
  const groups = new Int32Array(9 * FRAME);
  /** By tricks left and seat: what the card of the current trick adds to the shape. */
  const played = new Int32Array(9 * 4);
  const shapeLow = new Int32Array(9);
  const shapeHigh = new Int32Array(9);
  const proof = new Int32Array(2);
  /** Ranks that the merging of moves in the list made last rests on. */
  let mergedOn = 0;
  let used = 0;
  let shapesUsed = 0;
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
    above.set(layout.above);
    below.set(layout.below);
    suitOf.set(layout.suitOf);
    unit.set(layout.unit);
    beatenBy.set(layout.beatenBy);
    rankOf.set(layout.rank);
    rich = layout.rich;
    weights.set(weightsFor(layout, deal.party));
    trickBonus = deal.counts === 'tricks' ? 1 : 0;
    if (deal.counts === 'tricks') points.fill(0);
    else points.set(layout.points);
    stichzwang = deal.stichzwang;
    handSize = deal.handSize;
    clearTable();
    nodeCount = 0;
    duty = FREE;
    holder = -1;
    calledMask = 0;
    calledSuit = -1;
    if (called !== null) loadCalled(called);
  }

  /** Forgets all proofs; the words of older generations are never read again. */
  function clearTable(): void {
    used = 0;
    shapesUsed = 0;
    generation = (generation + 1) & 0x7fffff;
    if (generation !== 0) return;
    shapes.fill(0);
    generation = 1;
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
    const winning = legal & beatenBy[best]!;
    return winning === 0 ? legal : winning;
  }

  /** The duty after the holder of the called card played a card. */
  function dutyAfter(bit: number, led: number): number {
    if (bit === calledBit) return FREE;
    if (duty === BOUND && suitOf[bit] === calledSuit && led === calledSuit) return forcedAfterwards ? FORCED : FREE;
    return duty;
  }

  function beatsBest(bit: number, best: number): boolean {
    return ((beatenBy[best]! >>> bit) & 1) === 1;
  }

  function sumOf(set: number): number {
    let sum = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) sum += points[31 - Math.clz32(rest & -rest)]!;
    return sum;
  }

  /** Cards of `seat` that could be played to a trick led in `led` and take it from somebody. */
  function threatOf(seat: number, led: number): number {
    const own = hands[seat]!;
    const following = own & members[led]!;
    return following === 0 ? own & members[TRUMP]! : following;
  }

  /**
   * Lists the leads worth trying. Of cards that are neighbours among all cards still out and have the same points one is enough; where the trick's
   * party is certain, neighbours of any points are, and the richest is kept for one's own side, the poorest for the other. The called card
   * stays apart while it binds its holder.
   */
  function listLeads(at: number, seat: number, legal: number, out: number): number {
    const own = hands[seat]!;
    const apart = duty !== FREE && seat === holder ? calledBit : -1;
    mergedOn = 0;
    let end = at;
    for (let suit = TRUMP; suit >= 0; suit--) {
      let rest = legal & members[suit]!;
      if (rest === 0) continue;
      let ours = 0;
      let theirs = 0;
      let followers = 0;
      for (let i = 1; i < 4; i++) {
        const other = (seat + i) & 3;
        const threat = threatOf(other, suit);
        if (party[other] === party[seat]) ours |= threat;
        else {
          theirs |= threat;
          if ((hands[other]! & members[suit]!) !== 0) followers++;
        }
      }
      const others = out & ~own & members[suit]!;
      let run = -1;
      let safe = false;
      while (rest !== 0) {
        const bit = 31 - Math.clz32(rest);
        rest ^= 1 << bit;
        if (run >= 0 && bit !== apart && (others & below[run]! & above[bit]!) === 0) {
          const chosen = moves[end - 1]!;
          if (safe || points[bit] === points[chosen]) {
            if (points[bit] !== points[chosen] && (theirs & members[suit]!) !== 0) mergedOn |= 1 << bit;
            groups[end - 1] = groups[end - 1]! | (1 << bit);
            if (points[bit]! > points[chosen]!) moves[end - 1] = bit;
            continue;
          }
        } else {
          safe = (theirs & beatenBy[bit]!) === 0;
        }
        moves[end] = bit;
        groups[end] = 1 << bit;
        end++;
        run = bit === apart ? -1 : bit;
      }
      for (let i = firstOf(at, end, suit); i < end; i++)
        scores[i] = scoreLead(seat, suit, moves[i]!, ours, theirs, followers, out);
    }
    return end;
  }

  /** Lists the cards worth following with, by the same rules, with their scores. */
  function listFollows(
    at: number,
    seat: number,
    legal: number,
    place: number,
    led: number,
    best: number,
    bestSeat: number,
    sum: number,
  ): number {
    mergedOn = 0;
    if ((legal & (legal - 1)) === 0) {
      moves[at] = 31 - Math.clz32(legal);
      groups[at] = legal;
      return at + 1;
    }
    const own = hands[seat]!;
    const side = party[seat]!;
    let ours = 0;
    let theirs = 0;
    for (let i = 1; i < 4 - place; i++) {
      const other = (seat + i) & 3;
      if (party[other] === side) ours |= threatOf(other, led);
      else theirs |= threatOf(other, led);
    }
    const out = (hands[0]! | hands[1]! | hands[2]! | hands[3]! | (1 << best)) & ~own;
    const apart = duty !== FREE && seat === holder ? calledBit : -1;
    const beating = beatenBy[best]!;
    const mate = party[bestSeat] === side;
    const otherwise = mate
      ? (theirs & beating) === 0
        ? MATE_SURE
        : MATE_OPEN
      : (ours & beating) === 0
        ? LOST_SURE
        : LOST_OPEN;
    const rivals = (mate ? theirs : ours) & members[suitOf[best]!]!;
    let end = at;
    let run = -1;
    let kind = 0;
    for (let rest = legal; rest !== 0;) {
      const bit = 31 - Math.clz32(rest);
      rest ^= 1 << bit;
      if (run >= 0 && bit !== apart && suitOf[run] === suitOf[bit] && (out & below[run]! & above[bit]!) === 0) {
        const chosen = moves[end - 1]!;
        if (points[bit] === points[chosen]) {
          groups[end - 1] = groups[end - 1]! | (1 << bit);
          continue;
        }
        if (kind <= LOST_SURE) {
          if (kind === WIN_SURE) {
            if ((theirs & members[suitOf[bit]!]!) !== 0) mergedOn |= 1 << bit;
          } else if (rivals !== 0) mergedOn |= 1 << best;
          groups[end - 1] = groups[end - 1]! | (1 << bit);
          if (kind === LOST_SURE ? points[bit]! < points[chosen]! : points[bit]! > points[chosen]!)
            moves[end - 1] = bit;
          continue;
        }
      } else {
        kind = ((beating >>> bit) & 1) === 0 ? otherwise : (theirs & beatenBy[bit]!) === 0 ? WIN_SURE : WIN_OPEN;
      }
      moves[end] = bit;
      groups[end] = 1 << bit;
      kinds[end] = kind;
      end++;
      run = bit === apart ? -1 : bit;
    }
    if (end - at === 1) return end;
    for (let i = at; i < end; i++) {
      const bit = moves[i]!;
      const suit = suitOf[bit]!;
      const w = kinds[i]! * 10;
      let score =
        weights[w + place]! + weights[w + 4]! * points[bit]! + weights[w + 5]! * rankOf[bit]! + weights[w + 6]! * sum;
      if (suit !== led) {
        if (suit === TRUMP) score += weights[w + 7]!;
        else if ((own & members[suit]!) === 1 << bit) score += weights[w + 8]!;
      }
      if ((above[bit]! & out) === 0) score += weights[w + 9]!;
      scores[i] = score;
    }
    return end;
  }

  function firstOf(at: number, end: number, suit: number): number {
    let i = end;
    while (i > at && suitOf[moves[i - 1]!] === suit) i--;
    return i;
  }

  /** Moves the best of the moves from `from` on to `from`. */
  function pickBest(from: number, end: number): void {
    let best = from;
    for (let i = from + 1; i < end; i++) if (scores[i]! > scores[best]!) best = i;
    if (best === from) return;
    const move = moves[best]!;
    const group = groups[best]!;
    const score = scores[best]!;
    for (let i = best; i > from; i--) {
      moves[i] = moves[i - 1]!;
      groups[i] = groups[i - 1]!;
      scores[i] = scores[i - 1]!;
    }
    moves[from] = move;
    groups[from] = group;
    scores[from] = score;
  }

  function scoreLead(
    seat: number,
    suit: number,
    bit: number,
    ours: number,
    theirs: number,
    followers: number,
    out: number,
  ): number {
    const best = 1 << bit;
    const top = theirs === 0 ? 0 : 31 - Math.clz32(theirs);
    const kind =
      (theirs & beatenBy[bit]!) === 0 ? 0 : (ours & beatenBy[top]!) !== 0 && (ours & beatenBy[bit]!) !== 0 ? 1 : 2;
    const w = LEADS + kind * 10;
    const own = hands[seat]! & members[suit]!;
    let score =
      weights[w]! + weights[w + 1]! * points[bit]! + weights[w + 2]! * rankOf[bit]! + weights[w + 3]! * followers;
    if (suit === TRUMP) score += party[seat] === 1 ? weights[w + 4]! : weights[w + 5]!;
    if ((above[bit]! & out) === 0) score += weights[w + 6]!;
    if (own === best) score += weights[w + 7]!;
    if ((ours & rich) !== 0) score += weights[w + 8]!;
    if ((theirs & rich) !== 0) score += weights[w + 9]!;
    if (suit === calledSuit && duty === BOUND) score += party[seat] === 1 ? weights[LEADS + 30]! : weights[LEADS + 31]!;
    return score;
  }

  /** Place of a shape in `shapes`, which is entered if it is new. */
  function shapeAt(low: number, high: number, rest: number): number {
    let hash = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b) ^ Math.imul(rest, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
    hash ^= hash >>> 13;
    for (;;) {
      const at = (hash & (room - 1)) * SHAPE;
      if (shapes[at + 2]! >>> 9 !== generation) {
        shapesUsed++;
        shapes[at] = low;
        shapes[at + 1] = high;
        shapes[at + 2] = rest;
        shapes[at + 3] = -1;
        return at;
      }
      if (shapes[at] === low && shapes[at + 1] === high && shapes[at + 2] === rest) return at;
      hash++;
    }
  }

  /**
   * By how much an entry's gain may be too high here, because the cards that it counts have fewer Augen in this position; more than `most` is as good
   * as any. Cards of a hand correspond by their place in it. Leaves the counted cards in the proof.
   */
  function shortfall(entry: number, most: number): number {
    const counted = pool[entry + COUNTED]!;
    let mapped = 0;
    let missing = 0;
    for (let seat = 0; seat < 4; seat++) {
      let now = hands[seat]!;
      let then = pool[entry + HANDS + seat]!;
      if (now === then) {
        mapped |= now & counted;
        continue;
      }
      while (now !== 0) {
        const card = now & -now;
        const other = then & -then;
        if ((counted & other) !== 0) {
          mapped |= card;
          const less = points[31 - Math.clz32(other)]! - points[31 - Math.clz32(card)]!;
          if (less > 0) {
            missing += less;
            if (missing > most) return missing;
          }
        }
        now ^= card;
        then ^= other;
      }
    }
    proof[POINTS] = mapped;
    return missing;
  }

  /** The cards of each suit that a proof resting on the given ranks is sensitive to: those and all above them. */
  function withHigher(ranks: number, all: number): number {
    let set = 0;
    for (let rest = ranks; rest !== 0;) {
      const bit = 31 - Math.clz32(rest & -rest);
      const higher = above[bit]!;
      set |= higher | (1 << bit);
      rest &= ~(higher | (1 << bit));
    }
    return set & all;
  }

  function lead(leader: number, need: number, left: number, tricks: number): number {
    if (need <= 0) {
      proof[RANKS] = 0;
      proof[POINTS] = 0;
      return 0;
    }
    if (need > left) {
      proof[RANKS] = 0;
      proof[POINTS] = 0;
      return left;
    }
    if (tricks === 1) return lastTrick(leader, need);
    if (nodeCount++ >= budget) {
      stopped = true;
      return 0;
    }
    const own = hands[leader]!;
    const h1 = hands[1]!;
    const h2 = hands[2]!;
    const h3 = hands[3]!;
    const all = hands[0]! | h1 | h2 | h3;
    const owner0 = gather(all, h1 | h3);
    const owner1 = gather(all, h2 | h3);
    if (shapesUsed > room >> 1 || used > room - 16) clearTable();
    const shape = shapeAt(
      shapeLow[tricks]!,
      shapeHigh[tricks]!,
      tricks | (leader << 4) | (duty << 6) | (generation << 9),
    );
    const born = generation;
    let hint = -1;
    for (let entry = shapes[shape + 3]!; entry >= 0; entry = pool[entry + NEXT]!) {
      if ((((pool[entry + OWNER0]! ^ owner0) | (pool[entry + OWNER1]! ^ owner1)) & pool[entry + MASK]!) !== 0) continue;
      const gain = pool[entry + GAIN]!;
      if (hint < 0) hint = gain >>> 9;
      if ((gain & 256) !== 0) {
        const most = (gain & 255) - need;
        if (most < 0) continue;
        const missing = shortfall(entry, most);
        if (missing > most) continue;
        proof[RANKS] = spread(all, pool[entry + MASK]!);
        return (gain & 255) - missing;
      }
      const most = (gain & 255) - left + need - 1;
      if (most < 0) continue;
      const missing = shortfall(entry, most);
      if (missing > most) continue;
      proof[RANKS] = spread(all, pool[entry + MASK]!);
      return left - (gain & 255) + missing;
    }
    const at = tricks * FRAME;
    const end = listLeads(at, leader, legalLead(leader), all);
    if (hint >= 0) {
      let rest = own;
      for (let place = hint & 15; place > 0; place--) rest &= rest - 1;
      for (let i = at; i < end; i++) if ((groups[i]! & rest & -rest) !== 0) scores[i] = 1 << 24;
    }
    const maximizes = party[leader] === 1;
    let value = maximizes ? -1 : 1000;
    let chosen = -1;
    let ranks = mergedOn;
    let counted = 0;
    const before = duty;
    for (let i = at; i < end; i++) {
      pickBest(i, end);
      const bit = moves[i]!;
      hands[leader] = own & ~(1 << bit);
      played[(tricks << 2) | leader] = unit[bit]! << ((leader & 1) << 4);
      if (before !== FREE && leader === holder) duty = dutyAfter(bit, suitOf[bit]!);
      const reached = follow(
        1,
        leader,
        suitOf[bit]!,
        bit,
        leader,
        1 << bit,
        points[bit]! + trickBonus,
        need,
        left,
        tricks,
      );
      duty = before;
      hands[leader] = own;
      // A search that was cut short proves nothing and must not be stored.
      if (stopped) return 0;
      if (maximizes ? reached > value : reached < value) {
        value = reached;
        chosen = bit;
        if (maximizes ? value >= need : value < need) {
          ranks = proof[RANKS]!;
          counted = proof[POINTS]!;
          break;
        }
      }
      const group = groups[i]!;
      ranks |= (proof[RANKS]! & group) === 0 ? proof[RANKS]! : proof[RANKS]! | group;
      counted |= (proof[POINTS]! & group) === 0 ? proof[POINTS]! : proof[POINTS]! | group;
    }
    ranks = stichzwang ? all : withHigher(duty === FREE || above[calledBit] === 0 ? ranks : ranks | calledMask, all);
    proof[RANKS] = ranks;
    proof[POINTS] = counted;
    const slot =
      born === generation
        ? shape
        : shapeAt(shapeLow[tricks]!, shapeHigh[tricks]!, tricks | (leader << 4) | (duty << 6) | (generation << 9));
    const entry = used * ENTRY;
    used++;
    pool[entry + OWNER0] = owner0;
    pool[entry + OWNER1] = owner1;
    pool[entry + MASK] = gather(all, ranks);
    pool[entry + GAIN] = (value >= need ? value | 256 : left - value) | (popcount(own & ((1 << chosen) - 1)) << 9);
    pool[entry + NEXT] = shapes[slot + 3]!;
    pool[entry + HANDS] = hands[0]!;
    pool[entry + HANDS + 1] = h1;
    pool[entry + HANDS + 2] = h2;
    pool[entry + HANDS + 3] = h3;
    pool[entry + COUNTED] = counted;
    shapes[slot + 3] = entry;
    return value;
  }

  /** The last trick plays itself. */
  function lastTrick(leader: number, need: number): number {
    const first = 31 - Math.clz32(hands[leader]!);
    let best = first;
    let winner = leader;
    let sum = points[first]! + trickBonus;
    let trick = hands[leader]!;
    for (let i = 1; i < 4; i++) {
      const seat = (leader + i) & 3;
      const bit = 31 - Math.clz32(hands[seat]!);
      sum += points[bit]!;
      trick |= 1 << bit;
      if (beatsBest(bit, best)) {
        best = bit;
        winner = seat;
      }
    }
    const value = party[winner] === 1 ? sum : 0;
    proof[RANKS] = contested(trick, best);
    proof[POINTS] = party[winner] === (value >= need ? 1 : 0) ? trick : 0;
    return value;
  }

  /** The winning card of a trick, if its rank was needed to beat another card of its suit. */
  function contested(trick: number, best: number): number {
    const rivals = trick & members[suitOf[best]!]!;
    return (rivals & (rivals - 1)) === 0 ? 0 : 1 << best;
  }

  /** Whether none of the `rest` seats from `seat` on that are not of `side` can take the trick from `best`. */
  function isCertain(seat: number, rest: number, led: number, best: number, side: number): boolean {
    const beating = beatenBy[best]!;
    for (let i = 0; i < rest; i++) {
      const other = (seat + i) & 3;
      if (party[other] !== side && (threatOf(other, led) & beating) !== 0) return false;
    }
    return true;
  }

  /** The winning card, if its rank matters: if cards of its suit lie in the trick or are in hands of the other side that may still be played. */
  function decidedBy(seat: number, rest: number, trick: number, best: number, side: number): number {
    let rivals = trick;
    for (let i = 0; i < rest; i++) if (party[(seat + i) & 3] !== side) rivals |= hands[(seat + i) & 3]!;
    rivals &= members[suitOf[best]!]!;
    return rivals === 1 << best ? 0 : 1 << best;
  }

  function follow(
    place: number,
    leader: number,
    led: number,
    best: number,
    bestSeat: number,
    trick: number,
    sum: number,
    need: number,
    left: number,
    tricks: number,
  ): number {
    const seat = (leader + place) & 3;
    const side = party[bestSeat]!;
    if ((side === 1 ? sum >= need : left - sum < need) && isCertain(seat, 4 - place, led, best, side)) {
      proof[RANKS] = decidedBy(seat, 4 - place, trick, best, side);
      proof[POINTS] = trick;
      return side === 1 ? sum : left - sum;
    }
    const own = hands[seat]!;
    const at = tricks * FRAME + place * WIDTH;
    const end = listFollows(at, seat, legalFollow(seat, led, best), place, led, best, bestSeat, sum);
    const several = end - at > 1;
    const maximizes = party[seat] === 1;
    let value = maximizes ? -1 : 1000;
    let ranks = mergedOn;
    let counted = 0;
    const before = duty;
    for (let i = at; i < end; i++) {
      if (several) pickBest(i, end);
      const bit = moves[i]!;
      const wins = beatsBest(bit, best);
      hands[seat] = own & ~(1 << bit);
      played[(tricks << 2) | seat] = unit[bit]! << ((seat & 1) << 4);
      if (before !== FREE && seat === holder) duty = dutyAfter(bit, led);
      const nowSum = sum + points[bit]!;
      const nowTrick = trick | (1 << bit);
      const nowBest = wins ? bit : best;
      const nowSeat = wins ? seat : bestSeat;
      const reached =
        place < 3
          ? follow(place + 1, leader, led, nowBest, nowSeat, nowTrick, nowSum, need, left, tricks)
          : finish(nowBest, nowSeat, nowTrick, nowSum, need, left, tricks);
      duty = before;
      hands[seat] = own;
      if (stopped) return 0;
      if (maximizes ? reached > value : reached < value) {
        value = reached;
        if (maximizes ? value >= need : value < need) return value;
      }
      const group = groups[i]!;
      ranks |= (proof[RANKS]! & group) === 0 ? proof[RANKS]! : proof[RANKS]! | group;
      counted |= (proof[POINTS]! & group) === 0 ? proof[POINTS]! : proof[POINTS]! | group;
    }
    proof[RANKS] = ranks;
    proof[POINTS] = counted;
    return value;
  }

  /** Ends a trick and goes on with the next. */
  function finish(
    best: number,
    winner: number,
    trick: number,
    sum: number,
    need: number,
    left: number,
    tricks: number,
  ): number {
    const next = tricks - 1;
    const gain = party[winner] === 1 ? sum : 0;
    if (next > 1) {
      const cards = tricks << 2;
      shapeLow[next] = shapeLow[tricks]! - played[cards]! - played[cards + 1]!;
      shapeHigh[next] = shapeHigh[tricks]! - played[cards + 2]! - played[cards + 3]!;
    }
    const reached = next === 0 ? gain : gain + lead(winner, need - gain, left - sum, next);
    if (next === 0) {
      proof[RANKS] = 0;
      proof[POINTS] = 0;
    }
    proof[RANKS] = proof[RANKS]! | contested(trick, best);
    if (party[winner] === (reached >= need ? 1 : 0)) proof[POINTS] = proof[POINTS]! | trick;
    return reached;
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
    const begun = trick.cards.length;
    // The hand of the seat to act is as long as the deal has tricks left, this one included.
    const tricks = popcount(hands[(trick.leader + begun) & 3]!);
    if (tricks === 0) return 0;
    const left = sumOf(out) + trickBonus * tricks;
    startShapes(trick, tricks);
    if (begun === 0) return lead(trick.leader, need, left, tricks);
    const { best, seat, sum } = bestOf(trick);
    const cards = trick.cards.reduce((set, bit) => set | (1 << bit), 0);
    const all = left + sum - trickBonus;
    return follow(begun, trick.leader, suitOf[trick.cards[0]!]!, best, seat, cards, sum, need, all, tricks);
  }

  /** The shape at the start of the current trick, whose cards so far have left the hands. */
  function startShapes(trick: OpenTrick, tricks: number): void {
    const words = [0, 0, 0, 0];
    for (let seat = 0; seat < 4; seat++) {
      for (let rest = hands[seat]!; rest !== 0; rest &= rest - 1)
        words[seat] = words[seat]! + (unit[lowest(rest)]! << ((seat & 1) << 4));
    }
    for (const [place, bit] of trick.cards.entries()) {
      const seat = (trick.leader + place) & 3;
      const card = unit[bit]! << ((seat & 1) << 4);
      played[(tricks << 2) | seat] = card;
      words[seat] = words[seat]! + card;
    }
    shapeLow[tricks] = words[0]! + words[1]!;
    shapeHigh[tricks] = words[2]! + words[3]!;
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
