import { popcount } from './bits.ts';
import {
  above,
  beatsBest,
  below,
  calledBit,
  calledMask,
  calledSuit,
  duty,
  hands,
  holder,
  party,
  points,
  setDuty,
  stichzwang,
  suitOf,
  trickBonus,
  unit,
} from './deal.ts';
import { dutyAfter, legalFollow, legalLead } from './duties.ts';
import { FREE } from './input.ts';
import { FRAME, groups, listFollows, listLeads, mergedOn, moves, pickBest, scores, WIDTH } from './moves.ts';
import { nextShape, played, shapeHigh, shapeLow } from './shape.ts';
import {
  generation,
  hinted,
  keepRoom,
  cardAt,
  known,
  POINTS,
  proof,
  RANKS,
  remember,
  shapeAt,
  withHigher,
} from './table.ts';
import { contested, decidedBy, isCertain, lastTrick } from './trick.ts';

// The search. Everything here runs tens of thousands of times a deal: index loops and non-null assertions on purpose, nothing is allocated, and all state is in
// typed arrays and numbers. The same files are compiled to WebAssembly, where every number is a 32-bit integer (tools/build-kernel.mjs).

/** Nodes (trick starts that are not decided at a glance) so far. */
export let nodeCount = 0;
let budget = 0;
/** Whether the budget ran out; results since then mean nothing. */
export let isStopped = false;

/** Begins to count nodes; so many are allowed. */
export function startCounting(nodesAllowed: number): void {
  nodeCount = 0;
  budget = nodesAllowed;
  isStopped = false;
}

/** Allows more nodes, so many since counting began, after the budget ran out: the same search may be asked again and finds again what it has proved. */
export function allowNodes(nodesAllowed: number): void {
  budget = nodesAllowed;
  isStopped = false;
}

/** Value from the start of a trick on. */
export function lead(leader: number, need: number, left: number, tricks: number): number {
  if (need <= 0 || need > left) {
    proof[RANKS] = 0;
    proof[POINTS] = 0;
    return need <= 0 ? 0 : left;
  }
  if (tricks === 1) return lastTrick(leader, need);
  if (nodeCount++ >= budget) {
    isStopped = true;
    return 0;
  }
  const own = hands[leader]!;
  const all = hands[0]! | hands[1]! | hands[2]! | hands[3]!;
  keepRoom();
  const rest = tricks | (leader << 4) | (duty << 6);
  const shape = shapeAt(shapeLow[tricks]!, shapeHigh[tricks]!, rest);
  const found = known(shape, tricks, all, need, left);
  if (found >= 0) return found;
  const born = generation;
  const hint = hinted;
  const at = tricks * FRAME;
  let end = listLeads(at, leader, legalLead(leader), all);
  if (hint >= 0) {
    const card = cardAt(own, hint);
    for (let i = at; i < end; i++) if ((groups[i]! & card) !== 0) scores[i] = 1 << 24;
  }
  const maximizes = party[leader] === 1;
  let value = maximizes ? -1 : 1000;
  let chosen = -1;
  let ranks = mergedOn;
  let counted = 0;
  const before = duty;
  for (let i = at; i < end; i++) {
    if (i < end - 1) pickBest(i, end);
    const bit = moves[i]!;
    hands[leader] = own & ~(1 << bit);
    played[(tricks << 2) | leader] = unit[bit]! << ((leader & 1) << 4);
    if (before !== FREE && leader === holder) setDuty(dutyAfter(bit, suitOf[bit]!));
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
    setDuty(before);
    hands[leader] = own;
    // A search that was cut short proves nothing and must not be stored.
    if (isStopped) return 0;
    if (maximizes ? reached > value : reached < value) {
      value = reached;
      chosen = bit;
    }
    if (reached >= need === maximizes) {
      ranks = proof[RANKS]!;
      counted = proof[POINTS]!;
      break;
    }
    ranks |= withGroup(proof[RANKS]!, groups[i]!);
    counted |= withGroup(proof[POINTS]!, groups[i]!);
    if (i < end - 1 && (proof[RANKS]! & (below[bit]! | (1 << bit))) === 0) {
      end = dropLike(i, end, reached, need, maximizes);
      counted |= proof[POINTS]!;
      value = maximizes ? max(value, worst) : min(value, worst);
    }
  }
  ranks = stichzwang ? all : withHigher(duty === FREE || above[calledBit] === 0 ? ranks : ranks | calledMask, all);
  proof[RANKS] = ranks;
  proof[POINTS] = counted;
  const slot = born === generation ? shape : shapeAt(shapeLow[tricks]!, shapeHigh[tricks]!, rest);
  const gain = value >= need ? value | 256 : left - value;
  remember(slot, tricks, all, gain | (popcount(own & ((1 << chosen) - 1)) << 9));
  return value;
}

/** Value from the middle of a trick on. */
export function follow(
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
  let end = listFollows(at, seat, legalFollow(seat, led, best), place, led, best, bestSeat, sum);
  const maximizes = party[seat] === 1;
  let value = maximizes ? -1 : 1000;
  let ranks = mergedOn;
  let counted = 0;
  const before = duty;
  for (let i = at; i < end; i++) {
    if (i < end - 1) pickBest(i, end);
    const bit = moves[i]!;
    const wins = beatsBest(bit, best);
    hands[seat] = own & ~(1 << bit);
    played[(tricks << 2) | seat] = unit[bit]! << ((seat & 1) << 4);
    if (before !== FREE && seat === holder) setDuty(dutyAfter(bit, led));
    const nowSum = sum + points[bit]!;
    const nowTrick = trick | (1 << bit);
    const nowBest = wins ? bit : best;
    const nowSeat = wins ? seat : bestSeat;
    const reached =
      place < 3
        ? follow(place + 1, leader, led, nowBest, nowSeat, nowTrick, nowSum, need, left, tricks)
        : finish(nowBest, nowSeat, nowTrick, nowSum, need, left, tricks);
    setDuty(before);
    hands[seat] = own;
    if (isStopped) return 0;
    if (reached >= need === maximizes) return reached;
    ranks |= withGroup(proof[RANKS]!, groups[i]!);
    counted |= withGroup(proof[POINTS]!, groups[i]!);
    value = maximizes ? max(value, reached) : min(value, reached);
    if (i < end - 1 && place < 3 && (proof[RANKS]! & (below[bit]! | (1 << bit))) === 0) {
      end = dropLike(i, end, reached, need, maximizes);
      counted |= proof[POINTS]!;
      value = maximizes ? max(value, worst) : min(value, worst);
    }
  }
  proof[RANKS] = ranks;
  proof[POINTS] = counted;
  return value;
}

function max(a: number, b: number): number {
  return a > b ? a : b;
}

function min(a: number, b: number): number {
  return a < b ? a : b;
}

/** A proof's cards, with all that a move stands for if it rests on one of them. */
function withGroup(cards: number, group: number): number {
  return (cards & group) === 0 ? cards : cards | group;
}

/** What `dropLike` says of the moves that it dropped, together with the one before them: no more than this can be reached by any, or no less. */
let worst = 0;

/**
 * Drops moves that the proof against move `i` answers too: cards of its suit. Whoever calls has seen that the proof rests on no rank as low as that of the
 * move; if that is so for the other card as well, each may stand for the other in every line, and what this can cost are the Augen of counted
 * cards. Leaves all that are counted then in the proof, and returns the new end of the list.
 */
function dropLike(i: number, end: number, reached: number, need: number, maximizes: boolean): number {
  worst = reached;
  if (stichzwang) return end;
  const bit = moves[i]!;
  const suit = suitOf[bit]!;
  const ranks = proof[RANKS]!;
  const counted = proof[POINTS]!;
  if (duty !== FREE && suit === calledSuit) return end;
  let left = end;
  for (let j = end - 1; j > i; j--) {
    const other = moves[j]!;
    if (suitOf[other] !== suit || (ranks & (below[other]! | (1 << other))) !== 0) continue;
    const more = points[bit]! - points[other]!;
    const loss = more > 0 ? (((counted >>> bit) & 1) === 0 ? 0 : more) : ((counted >>> other) & 1) === 0 ? 0 : -more;
    const bound = maximizes ? reached + loss : reached - loss;
    if (bound >= need === maximizes) continue;
    worst = maximizes ? max(worst, bound) : min(worst, bound);
    proof[POINTS] = proof[POINTS]! | withGroup(counted, groups[i]! | groups[j]!);
    left--;
    moves[j] = moves[left]!;
    groups[j] = groups[left]!;
    scores[j] = scores[left]!;
  }
  return left;
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
  // All ones if the counted party takes the trick, and if what is asked is reached: no branch that depends on it.
  const taken = -party[winner]!;
  const gain = sum & taken;
  if (next > 1) nextShape(tricks);
  const reached = gain + lead(winner, need - gain, left - sum, next);
  const enough = reached >= need ? -1 : 0;
  proof[RANKS] = proof[RANKS]! | contested(trick, best);
  proof[POINTS] = proof[POINTS]! | (trick & ~(taken ^ enough));
  return reached;
}
