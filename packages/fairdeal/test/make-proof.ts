import { SEATS, bySeat, type Seat } from '@stammtisch/rules';
import {
  EMPTY_LOG,
  announceDeal,
  commitSeat,
  lockDeal,
  nextPlaces,
  partsOf,
  takeCommit,
  takeOpening,
  whyNotOpen,
  writeProof,
} from '../src/index.ts';
import type { Bytes, DealContext, DealParts, Dealing, Locked, Proof } from '../src/index.ts';

/** Numbers 0..1 for a test; the same for the same seed. */
export type Random = () => number;

/** A small generator for tests (mulberry32). */
export function testRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function someBytes(length: number, random: Random): Bytes {
  return Uint8Array.from({ length }, () => Math.floor(random() * 256));
}

export function below(bound: number, random: Random): number {
  return Math.floor(random() * bound);
}

/** Any context: both decks, every dealer, people and bots on any seat. */
export function someContext(random: Random): DealContext {
  const deck = random() < 0.8 ? 32 : 24;
  const packets = deck === 24 ? [[3, 3], [6]] : [[4, 4], [8], [2, 2, 2, 2]];
  return {
    dealId: someBytes(16, random),
    attempt: 1 + below(3, random),
    deck,
    dealer: below(4, random) as Seat,
    packets: packets[below(packets.length, random)]!,
    seats: bySeat(() => ({ kind: random() < 0.7 ? 'human' : 'bot', ref: someBytes(8, random) })),
  };
}

/** A value that has to be there. */
export function good<Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

/** Plays through the whole protocol, every person contributing; `silent` committed and does not open. */
export function makeDeal(context: DealContext, random: Random, silent: Seat | null = null): Locked {
  let dealing: Dealing = announceDeal(context, someBytes(32, random));
  const parts = SEATS.filter((seat) => context.seats[seat].kind === 'human').map((seat) => {
    const isCutter = seat === (context.dealer + 3) % 4;
    const cuts = isCutter ? Array.from({ length: below(4, random) }, () => 3 + below(context.deck - 5, random)) : [];
    return good(commitSeat(context, dealing.commitment, seat, { r: someBytes(32, random), cuts }));
  });
  for (const { seat, commit } of parts) dealing = good(takeCommit(dealing, seat, commit));
  if (dealing.phase !== 'committing') throw new Error('locked too early');
  let locked = lockDeal(dealing);
  for (const part of parts) {
    if (part.seat === silent) continue;
    if (whyNotOpen(part, locked) !== null) throw new Error('the seat sees something wrong');
    locked = good(takeOpening(locked, part.seat, part.opening));
  }
  return locked;
}

/** The proofs of a whole evening: deals at one table, one after the other, in one log. */
export function makeEvening(deals: number, random: Random): readonly Proof[] {
  let before = 0;
  let head = EMPTY_LOG;
  return Array.from({ length: deals }, () => {
    const parts: DealParts = partsOf(makeDeal(someContext(random), random), random() < 0.8 ? 0 : 1);
    const places = nextPlaces(parts, before, head);
    before = places.reveal.n;
    head = places.reveal.after;
    return writeProof(parts, places);
  });
}
