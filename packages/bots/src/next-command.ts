import { SEATS, view } from '@stammtisch/rules';
import type { Seat, SeatAction, SeatCommand, Table, View } from '@stammtisch/rules';

/** How a seat chooses: one of `view.actions`, or `null` if it keeps silent. */
export type Chooser = (view: View, seat: Seat) => SeatAction | null;

/**
 * Asks the seats that may act and returns what the first of them wants to do: those who may speak up out of turn (a Stoß, a Sie) before
 * the seat whose turn it is. `null` if nobody has anything to do or to say.
 */
export function nextCommand(table: Table, choose: Chooser): SeatCommand | null {
  for (const seat of seatsToAsk(table)) {
    const seen = view(table, seat);
    const action = seen.actions.length === 0 ? null : choose(seen, seat);
    if (action !== null) return { seat, ...action };
  }
  return null;
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
