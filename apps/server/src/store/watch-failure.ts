import type { EventStore } from './event-store.ts';

/**
 * A store that tells when it has failed, the first time one of its answers says so. A command that is no text or no JSON is refused without that, and a log
 * that holds something that is no JSON any more stands still alone: the others go on. Whoever asked gets the error all the same.
 */
export function watchFailure(store: EventStore, failed: (error: unknown) => void): EventStore {
  async function watched<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) failed(error);
      throw error;
    }
  }
  return {
    append: (command) => watched(() => store.append(command)),
    read: (table, from) => watched(() => store.read(table, from)),
    due: (now, leasedUntil, most) => watched(() => store.due(now, leasedUntil, most)),
    keepUp: (table, length, upkeep) => watched(() => store.keepUp(table, length, upkeep)),
    listed: (most) => watched(() => store.listed(most)),
    erase: (table) => watched(() => store.erase(table)),
    close: () => store.close(),
  };
}
