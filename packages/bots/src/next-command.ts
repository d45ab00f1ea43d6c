import { SEATS, view } from '@stammtisch/rules';
import type { Seat, SeatAction, SeatCommand, Table, View } from '@stammtisch/rules';

/** How a seat chooses: one of `view.actions`, or `null` if it keeps silent. */
export type Chooser = (view: View, seat: Seat) => SeatAction | null;

/** A seat that may act, and what it sees. */
export interface Question {
  readonly seat: Seat;
  readonly view: View;
}

/**
 * Asks the seats that may act, one after another, and returns what the first of them wants to do: those who may speak up out of turn (a
 * Stoß, a Sie) before the seat whose turn it is. `null` if nobody has anything to do or to say. Whoever runs it answers each question.
 */
export function* askSeats(table: Table): Generator<Question, SeatCommand | null, SeatAction | null> {
  for (const seat of seatsToAsk(table)) {
    const seen = view(table, seat);
    const action = seen.actions.length === 0 ? null : yield { seat, view: seen };
    if (action !== null) return { seat, ...action };
  }
  return null;
}

/** Asks the seats that may act, and answers at once. */
export function nextCommand(table: Table, choose: Chooser): SeatCommand | null {
  const asking = askSeats(table);
  let step = asking.next(null);
  while (step.done !== true) step = asking.next(choose(step.value.view, step.value.seat));
  return step.value;
}

/** Seats that may have something to do; after the second trick only the one whose turn it is. */
function seatsToAsk(table: Table): readonly Seat[] {
  const seen = view(table, 'spectator').deal;
  if (seen === null) return [];
  const { turn, tricks } = seen;
  if (turn === null) return SEATS;
  // Every Stoß is over with the second trick.
  return tricks.length > 1 ? [turn] : [...SEATS.filter((seat) => seat !== turn), turn];
}
