import type { StoredEvent } from '../store/event-store.ts';
import { newId, type World } from './world.ts';

/** Names of logs in the store. Those about persons and what they wrote can be erased; those of tables and of all deals never are. */
export const logOf = {
  table: (code: string) => `table/${code}`,
  chat: (code: string) => `chat/${code}`,
  person: (person: string) => `person/${person}`,
  deviceCode: (code: string) => `device-code/${code}`,
  /** Which deals of a table are in the chain. */
  links: (code: string) => `links/${code}`,
  /** A page of the chain of all deals. */
  chain: (page: number) => `chain/${page}`,
  /** What was dealt, evening by evening. */
  dealt: 'dealt',
};

/** The table of a log, or `null` if it is the log of something else. */
export function codeOfLog(log: string): string | null {
  return log.startsWith('table/') ? log.slice('table/'.length) : null;
}

/** The person of a log, or `null` if it is the log of something else. */
export function personOfLog(log: string): string | null {
  return log.startsWith('person/') ? log.slice('person/'.length) : null;
}

/** An entry of a log about a person, a chat or a code: with its version and time. */
export interface Entry {
  readonly v: 1;
  readonly at: number;
}

/**
 * Adds one entry to a log that may be written from anywhere; it goes behind whatever is there, unless that forbids it. Gives back what the log held before,
 * and whether the command had been answered earlier.
 */
export async function addEntry(
  world: World,
  log: string,
  entry: object,
  id: string = newId(world),
  isForbidden: (events: readonly StoredEvent[]) => boolean = () => false,
): Promise<{ readonly again: boolean; readonly events: readonly StoredEvent[] }> {
  for (;;) {
    const events = await world.store.read(log);
    const known = events.find(({ command }) => command === id);
    if (known !== undefined) return { again: true, events };
    if (isForbidden(events)) return { again: false, events };
    const answer = await world.store.append({ table: log, id, from: events.length, events: [entry] });
    if (answer.kind === 'stored')
      return { again: answer.again, events: answer.again ? await world.store.read(log) : events };
  }
}
