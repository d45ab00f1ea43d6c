import { commandOf, decide, evolve, newTable } from '@stammtisch/rules';
import type { HouseRules, Seat, Table, TableEvent } from '@stammtisch/rules';

/** A table together with the log that led to it. */
export interface Replayed {
  readonly table: Table;
  readonly events: readonly TableEvent[];
}

/**
 * Replays a stored log as far as it is a game that the rules allow. What is damaged, and everything after it, is left out: a poisoned
 * store costs some cards, never the app. `start` is the table before the log, where that is not an empty one.
 */
export function replay(
  rules: HouseRules,
  dealer: Seat,
  stored: readonly unknown[],
  start: Table = newTable(rules, dealer),
): Replayed {
  let table = start;
  const events: TableEvent[] = [];
  while (events.length < stored.length) {
    const step = nextStep(table, stored.slice(events.length, events.length + 3));
    if (step === null) break;
    for (const event of step) {
      table = evolve(table, event);
      events.push(event);
    }
  }
  return { table, events };
}

/** The events that the rules give for the first of `stored`, if they are those that were stored; at most three follow one command. */
function nextStep(table: Table, stored: readonly unknown[]): readonly TableEvent[] | null {
  try {
    const first = stored.find((event) => (event as TableEvent).type !== 'stock-filled') as TableEvent;
    const command = commandOf(first);
    if (command === null) return null;
    const decided = decide(table, command);
    if (!decided.ok) return null;
    const same = decided.value.every((event, place) => JSON.stringify(event) === JSON.stringify(stored[place]));
    return same ? decided.value : null;
  } catch {
    return null;
  }
}
