/** Seats 0..3 run clockwise around the table (R8, R12). */
export const SEATS = [0, 1, 2, 3] as const;

export type Seat = (typeof SEATS)[number];

/** One value for each seat, indexed by seat. */
export type BySeat<T> = readonly [T, T, T, T];

/** The seat `steps` places clockwise from `seat`. */
export function seatAfter(seat: Seat, steps = 1): Seat {
  return ((seat + steps) & 3) as Seat;
}

/** Forehand (Vorhand): left of the dealer, gets cards first, bids first and leads to the first trick (R12, R15). */
export function forehandOf(dealer: Seat): Seat {
  return seatAfter(dealer);
}

/** The right-hand neighbour of the dealer cuts (R9). */
export function cutterOf(dealer: Seat): Seat {
  return seatAfter(dealer, 3);
}

/** All seats in turn order, beginning with `first`. */
export function seatsFrom(first: Seat): BySeat<Seat> {
  return [first, seatAfter(first), seatAfter(first, 2), seatAfter(first, 3)];
}

/** How many places clockwise `seat` sits from `from`: 0..3. */
export function distance(from: Seat, seat: Seat): number {
  return (seat - from) & 3;
}

/** Builds one value for each seat. */
export function bySeat<T>(make: (seat: Seat) => T): BySeat<T> {
  return [make(0), make(1), make(2), make(3)];
}

/** A copy with the value of one seat replaced. */
export function withSeat<T>(values: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  return bySeat((s) => (s === seat ? value : values[s]));
}

/** Whether any value is one of the four seats. */
export function isSeat(value: unknown): value is Seat {
  return value === 0 || value === 1 || value === 2 || value === 3;
}
