import { gather, spread } from './bits.ts';
import { above, hands, points } from './deal.ts';

// What the search has found, as proofs: one party takes at least `GAIN` from here on, and this rests on nothing but who owns the cards of `MASK`,
// in their order in each suit, and on the Augen of the cards of `COUNTED`. It holds for every position of the same shape that agrees. A
// shape is how many cards of each suit each hand has, who leads and what binds the called card.

/** Words of a proof. */
const OWNER0 = 0;
const OWNER1 = 1;
const MASK = 2;
/** Gain in the low byte, party above it, best lead as place in the hand above that. */
const GAIN = 3;
const NEXT = 4;
const HANDS_THEN = 5;
const COUNTED = 9;
const ENTRY = 10;

/** Words of a shape: two of counts, one of the rest, and the newest proof. */
const SHAPE = 4;
const NEWEST = 3;

/** Places of the last proof in `proof`: cards whose rank it rests on, cards whose Augen it counts. */
export const RANKS = 0;
export const POINTS = 1;
export const proof = new Int32Array(2);

/** By tricks left: the words `OWNER0` and `OWNER1` of the position that is searched. */
const owners = new Int32Array(18);

/** Room for so many proofs at most. */
const MOST = 65536;
const pool = new Int32Array(65536 * 10);
const shapes = new Int32Array(65536 * 4);
let room = MOST;
let used = 0;
let shapesUsed = 0;
/** Counts how often everything was forgotten. */
export let generation = 1;
/** The lead of the newest proof that `known` met, as place in the hand; -1 if there was none. */
export let hinted = -1;

/** Forgets everything; from now on there is room for `2 ** bits` proofs. */
export function startTable(bits: number): void {
  room = 1 << bits;
  clearTable();
}

/** Makes room if there is none. */
export function keepRoom(): void {
  if (shapesUsed > room >> 1 || used > room - 16) clearTable();
}

/** A value that a proof of the shape gives this position: at least `need`, or below it. -1 if none says so. Leaves in `proof` what it rests on. */
export function known(shape: number, tricks: number, all: number, need: number, left: number): number {
  const owner0 = gather(all, hands[1]! | hands[3]!);
  const owner1 = gather(all, hands[2]! | hands[3]!);
  owners[tricks << 1] = owner0;
  owners[(tricks << 1) + 1] = owner1;
  hinted = -1;
  for (let entry = shapes[shape + NEWEST]!; entry >= 0; entry = pool[entry + NEXT]!) {
    if ((((pool[entry + OWNER0]! ^ owner0) | (pool[entry + OWNER1]! ^ owner1)) & pool[entry + MASK]!) !== 0) continue;
    const gain = pool[entry + GAIN]!;
    if (hinted < 0) hinted = gain >>> 9;
    const taken = gain & 255;
    const forCounted = (gain & 256) !== 0;
    const most = forCounted ? taken - need : taken - left + need - 1;
    if (most < 0) continue;
    const missing = shortfall(entry, most);
    if (missing > most) continue;
    proof[RANKS] = spread(all, pool[entry + MASK]!);
    return forCounted ? taken - missing : left - taken + missing;
  }
  return -1;
}

/** Keeps `proof` for positions of a shape. `gain` is the word `GAIN`. */
export function remember(shape: number, tricks: number, all: number, gain: number): void {
  const entry = used * ENTRY;
  used++;
  pool[entry + OWNER0] = owners[tricks << 1]!;
  pool[entry + OWNER1] = owners[(tricks << 1) + 1]!;
  pool[entry + MASK] = gather(all, proof[RANKS]!);
  pool[entry + GAIN] = gain;
  for (let seat = 0; seat < 4; seat++) pool[entry + HANDS_THEN + seat] = hands[seat]!;
  pool[entry + COUNTED] = proof[POINTS]!;
  pool[entry + NEXT] = shapes[shape + NEWEST]!;
  shapes[shape + NEWEST] = entry;
}

/** The card of a hand that has so many lower ones below it. */
export function cardAt(hand: number, place: number): number {
  let rest = hand;
  for (let i = place; i > 0; i--) rest &= rest - 1;
  return rest & -rest;
}

/** Forgets all proofs; the words of older generations are never read again. */
function clearTable(): void {
  used = 0;
  shapesUsed = 0;
  generation = (generation + 1) & 0x7fffff;
  if (generation !== 0) return;
  for (let i = 0; i < MOST * SHAPE; i++) shapes[i] = 0;
  generation = 1;
}

/** Place of a shape in `shapes`, which is entered if it is new. */
export function shapeAt(low: number, high: number, others: number): number {
  const rest = others | (generation << 9);
  let hash = Math.imul(low, -0x61c88647) ^ Math.imul(high, -0x7a143595) ^ Math.imul(rest, -0x3d4d51cb);
  hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
  hash ^= hash >>> 13;
  let at = (hash & (room - 1)) * SHAPE;
  while (shapes[at + 2]! >>> 9 === generation) {
    if (shapes[at] === low && shapes[at + 1] === high && shapes[at + 2] === rest) return at;
    hash++;
    at = (hash & (room - 1)) * SHAPE;
  }
  shapesUsed++;
  shapes[at] = low;
  shapes[at + 1] = high;
  shapes[at + 2] = rest;
  shapes[at + NEWEST] = -1;
  return at;
}

/**
 * By how much an entry's gain may be too high here, because the cards that it counts have fewer Augen in this position; more than `most` is as good
 * as any. Cards of a hand correspond by their place in it. Leaves the counted cards in the proof.
 */
export function shortfall(entry: number, most: number): number {
  const counted = pool[entry + COUNTED]!;
  let mapped = 0;
  let missing = 0;
  for (let seat = 0; seat < 4; seat++) {
    const now = hands[seat]!;
    const then = pool[entry + HANDS_THEN + seat]!;
    const changed = now ^ then;
    if (changed === 0) {
      mapped |= now & counted;
      continue;
    }
    // Below the lowest and above the highest card that differ each card corresponds to itself.
    const span = ((1 << (31 - Math.clz32(changed))) << 1) - (changed & -changed);
    mapped |= now & counted & ~span;
    if ((then & counted & span) === 0) continue;
    let other = then & span;
    for (let rest = now & span; rest !== 0; rest &= rest - 1) {
      const before = other & -other;
      other ^= before;
      if ((counted & before) === 0) continue;
      const card = rest & -rest;
      mapped |= card;
      const less = points[31 - Math.clz32(before)]! - points[31 - Math.clz32(card)]!;
      if (less > 0) missing += less;
    }
    if (missing > most) return missing;
  }
  proof[POINTS] = mapped;
  return missing;
}

/** The cards of each suit that a proof resting on the given ranks is sensitive to: those and all above them. */
export function withHigher(ranks: number, all: number): number {
  let set = 0;
  for (let rest = ranks; rest !== 0;) {
    const bit = 31 - Math.clz32(rest & -rest);
    const higher = above[bit]!;
    set |= higher | (1 << bit);
    rest &= ~(higher | (1 << bit));
  }
  return set & all;
}
