import { SEATS, bySeat, type BySeat, type Seat } from '@stammtisch/rules';
import { readHex, type Bytes, type DealContext, type Opening } from '../src/index.ts';
import published from './skfd1-vectors.json' with { type: 'json' };

/** The five published vectors of `skfd1`, made by the reference program of the protocol, and the head of a log with all of them. */
export const { VECTORS, head: HEAD } = published;
export type Vector = (typeof VECTORS)[number];

/** Hexadecimal digits of any length. */
export function bytes(digits: string): Bytes {
  return readHex(digits, digits.length / 2)!;
}

/** The context of a vector, taken apart by hand: an injective encoding can be read in one way only. */
export function contextOf(vector: Vector): DealContext {
  const all = bytes(vector.ctx);
  const count = all[20]!;
  const seats = 21 + count;
  return {
    dealId: all.slice(1, 17),
    attempt: all[17]!,
    deck: all[18] === 24 ? 24 : 32,
    dealer: all[19] as Seat,
    packets: Array.from(all.subarray(21, seats)),
    seats: bySeat((seat) => {
      const at = seats + seat * 9;
      return { kind: all[at] === 1 ? 'human' : 'bot', ref: all.slice(at + 1, at + 9) };
    }),
  };
}

/** What the seats of a vector opened. */
export function openingsOf(vector: Vector): BySeat<Opening | null> {
  const cutter = (contextOf(vector).dealer + 3) % 4;
  return bySeat((seat) => {
    const r = vector.r[seat];
    return r === null || r === undefined ? null : { r: bytes(r), cuts: seat === cutter ? (vector.cuts ?? []) : [] };
  });
}

/** Seats of a vector that had committed. */
export function committedIn(vector: Vector): readonly Seat[] {
  return SEATS.filter((seat) => vector.commits[seat] !== null);
}
