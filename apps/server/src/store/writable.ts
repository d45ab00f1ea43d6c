import type { StoredCommand, Upkeep } from './event-store.ts';

/** A command as it is written: its events as text. */
export interface WritableCommand extends StoredCommand {
  readonly bodies: readonly string[];
}

/**
 * The command with its events as text. Throws at what no database keeps as it is (names with a zero character or half a character, values
 * that are no JSON): one bad command must not look as if the database had failed.
 */
export function writable(command: StoredCommand): WritableCommand {
  if (![command.table, command.id].every(isKeepable)) throw new TypeError('This name cannot be stored.');
  const bodies = command.events.map((event) => JSON.stringify(event) as string | undefined);
  if (bodies.length === 0 || !bodies.every((body) => body !== undefined)) {
    throw new TypeError('A command is stored with at least one event, and events are JSON.');
  }
  return { ...command, bodies };
}

/** What is written of an upkeep. */
export function listedBody({ listed }: Upkeep): string | null {
  return listed === null ? null : JSON.stringify(listed);
}

/** Whether every database gives this text back as it was. */
export function isKeepable(text: string): boolean {
  return !/\p{Surrogate}/u.test(text) && !text.includes('\0');
}
