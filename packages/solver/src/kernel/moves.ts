import {
  above,
  beatenBy,
  below,
  calledBit,
  duty,
  hands,
  holder,
  members,
  party,
  points,
  suitOf,
  threatOf,
  TRUMP,
} from './deal.ts';
import { FREE } from './input.ts';
import { LOST_OPEN, LOST_SURE, MATE_OPEN, MATE_SURE, scoreFollow, scoreLead, WIN_OPEN, WIN_SURE } from './order.ts';

// The moves worth trying, by tricks left and place in the trick.

/** Room for the moves of one place in a trick, and of all four. */
export const WIDTH = 8;
export const FRAME = 32;

/** Bit numbers of the cards. */
export const moves = new Int32Array(9 * 32);
/** The cards that each of them stands for, as sets. */
export const groups = new Int32Array(9 * 32);
/** The higher, the earlier. */
export const scores = new Int32Array(9 * 32);
const kinds = new Int32Array(9 * 32);

/** Ranks that the merging of moves in the list made last rests on. */
export let mergedOn = 0;

/**
 * Lists the leads worth trying. Of cards that are neighbours among all cards still out and have the same points one is enough; where the trick's
 * party is certain, neighbours of any points are, and the richest is kept for one's own side, the poorest for the other. The called card
 * stays apart while it binds its holder.
 */
export function listLeads(at: number, seat: number, legal: number, out: number): number {
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
export function listFollows(
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
        if (kind === LOST_SURE ? points[bit]! < points[chosen]! : points[bit]! > points[chosen]!) moves[end - 1] = bit;
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
  for (let i = at; i < end; i++) scores[i] = scoreFollow(place, kinds[i]!, moves[i]!, led, own, out, sum);
  return end;
}

function firstOf(at: number, end: number, suit: number): number {
  let i = end;
  while (i > at && suitOf[moves[i - 1]!] === suit) i--;
  return i;
}

/** Moves the best of the moves from `from` on to `from`. */
export function pickBest(from: number, end: number): void {
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
