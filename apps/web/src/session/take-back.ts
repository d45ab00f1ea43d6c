import { commandOf, evolve, view, type Seat, type Table, type TableEvent } from '@stammtisch/rules';

/**
 * How many events of the running deal are left when a seat takes back the last thing that it did; `null` if there is nothing to take back. What
 * the rules left no choice about (the only card that was allowed) does not count as done: the choice before it is taken back.
 *
 * @param start the table before the deal
 * @param events what happened in the deal so far
 */
export function eventsLeft(start: Table, events: readonly TableEvent[], seat: Seat): number | null {
  if (events.some(({ type }) => type === 'settled')) return null;
  let table = start;
  let left: number | null = null;
  for (const [index, event] of events.entries()) {
    if (isDoneBy(event, seat) && view(table, seat).actions.length > 1) left = index;
    table = evolve(table, event);
  }
  return left;
}

function isDoneBy(event: TableEvent, seat: Seat): boolean {
  const command = commandOf(event);
  return command !== null && 'seat' in command && command.seat === seat;
}
