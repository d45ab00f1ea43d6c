import * as at from './input.ts';

// The deal that is searched: what was given, read once into words of its own, and the hands as they are now.

/** Where a deal is written by whoever asks; see input.ts. */
export const input = new Int32Array(348);

/** Cards of each seat, as sets of bits. They change with every card. */
export const hands = new Int32Array(4);
/** 1 for seats of the party whose value is counted. */
export const party = new Int32Array(4);
/** Bits of each suit, the trumps last. */
export const members = new Int32Array(8);
export const suitOf = new Int32Array(32);
export const points = new Int32Array(32);
/** For each bit: how many cards of its suit are lower. */
export const rankOf = new Int32Array(32);
/** What a card adds to the shape word of its seat. */
export const unit = new Int32Array(32);
/** For each bit: the higher and the lower bits of its suit. */
export const above = new Int32Array(32);
export const below = new Int32Array(32);
/** For each bit: the cards that beat it. */
export const beatenBy = new Int32Array(32);
/** Weights of the move order. */
export const weights = new Int32Array(92);

export let rich = 0;
export let trickBonus = 0;
export let stichzwang = false;
export let handSize = 8;
export let duty = 0;
export let holder = 0;
export let calledBit = 0;
export let calledMask = 0;
export let calledSuit = 0;
export let davonlaufen = false;
export let minCards = 4;
export let dealtCards = -1;
export let whenFollowing = false;
export let forcedAfterwards = false;
export let discardFromTrick = 8;

/** The trumps as a suit. */
export const TRUMP = 4;

/** Reads the deal that was written. */
export function readDeal(): void {
  for (let seat = 0; seat < 4; seat++) {
    hands[seat] = input[at.HANDS + seat]!;
    party[seat] = input[at.PARTY + seat]!;
  }
  for (let suit = 0; suit < 5; suit++) members[suit] = input[at.MEMBERS + suit]!;
  for (let bit = 0; bit < 32; bit++) readCard(bit);
  for (let i = 0; i < at.WEIGHT_COUNT; i++) weights[i] = input[at.WEIGHTS + i]!;
  trickBonus = input[at.TRICK_BONUS]!;
  stichzwang = input[at.STICHZWANG] === 1;
  handSize = input[at.HAND_SIZE]!;
  rich = input[at.RICH]!;
  readCalled();
}

function readCard(bit: number): void {
  suitOf[bit] = input[at.SUIT + bit]!;
  points[bit] = input[at.POINTS + bit]!;
  rankOf[bit] = input[at.RANK + bit]!;
  unit[bit] = input[at.UNIT + bit]!;
  above[bit] = input[at.ABOVE + bit]!;
  below[bit] = input[at.BELOW + bit]!;
  beatenBy[bit] = input[at.BEATEN_BY + bit]!;
}

function readCalled(): void {
  duty = input[at.DUTY]!;
  holder = input[at.HOLDER]!;
  calledBit = input[at.CALLED]!;
  calledMask = 1 << calledBit;
  calledSuit = suitOf[calledBit]!;
  davonlaufen = input[at.DAVONLAUFEN] === 1;
  minCards = input[at.MIN_CARDS]!;
  dealtCards = input[at.DEALT_CARDS]!;
  whenFollowing = input[at.WHEN_FOLLOWING] === 1;
  forcedAfterwards = input[at.FORCED_AFTERWARDS] === 1;
  discardFromTrick = input[at.DISCARD_FROM_TRICK]!;
}

/** Changes what the called card binds its holder to. */
export function setDuty(value: number): void {
  duty = value;
}

/** Augen of a set. */
export function sumOf(set: number): number {
  let sum = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += points[31 - Math.clz32(rest & -rest)]!;
  return sum;
}

export function beatsBest(bit: number, best: number): boolean {
  return ((beatenBy[best]! >>> bit) & 1) === 1;
}

/** Cards of `seat` that could be played to a trick led in `led` and take it from somebody. */
export function threatOf(seat: number, led: number): number {
  const own = hands[seat]!;
  const following = own & members[led]!;
  return following === 0 ? own & members[TRUMP]! : following;
}
