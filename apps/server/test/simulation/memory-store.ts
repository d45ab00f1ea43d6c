import type { Appended, EventStore, StoredCommand, StoredEvent, Upkeep } from '../../src/store/event-store.ts';

/** What outlives a crash: a store in memory that keeps the contract of the real ones, as fast as it goes. */
export interface MemoryStore extends EventStore {
  /** Does at once what `append` promises for later. */
  readonly appendNow: (command: StoredCommand) => Appended;
  /** Whether some table is due, without taking it. */
  readonly isDue: (now: number) => boolean;
  /** Events of all tables together. */
  readonly tableEvents: () => number;
  readonly logs: ReadonlyMap<string, readonly StoredEvent[]>;
}

export function memoryStore(): MemoryStore {
  const logs = new Map<string, StoredEvent[]>();
  let tableEvents = 0;
  const answers = new Map<string, { readonly from: number; readonly to: number }>();
  const upkeeps = new Map<string, Upkeep & { leasedUntil: number }>();

  function keep(table: string, upkeep: Upkeep): void {
    upkeeps.set(table, { ...upkeep, leasedUntil: 0 });
  }

  function isDue(now: number): boolean {
    for (const { wakeAt, leasedUntil } of upkeeps.values()) {
      if (wakeAt !== null && wakeAt <= now && leasedUntil <= now) return true;
    }
    return false;
  }

  function appendNow({ table, id, from, events, upkeep }: StoredCommand): Appended {
    const before = answers.get(`${table} ${id}`);
    if (before !== undefined) return { kind: 'stored', ...before, again: true };
    const log = logs.get(table) ?? [];
    if (log.length !== from) return { kind: 'behind', length: log.length };
    logs.set(table, log);
    for (const event of events) log.push({ number: log.length, command: id, event });
    if (table.startsWith('table/')) tableEvents += events.length;
    const answer = { from, to: log.length };
    answers.set(`${table} ${id}`, answer);
    if (upkeep !== undefined) keep(table, upkeep);
    return { kind: 'stored', ...answer, again: false };
  }

  return {
    logs,
    tableEvents: () => tableEvents,
    appendNow,
    isDue,
    append: (command) => Promise.resolve(appendNow(command)),
    read: (table, from = 0) => Promise.resolve((logs.get(table) ?? []).slice(from)),
    due(now, leasedUntil, most) {
      const due = [...upkeeps]
        .filter(([, { wakeAt, leasedUntil: until }]) => wakeAt !== null && wakeAt <= now && until <= now)
        .toSorted(([, a], [, b]) => (a.wakeAt ?? 0) - (b.wakeAt ?? 0))
        .slice(0, most);
      for (const [table, upkeep] of due) upkeeps.set(table, { ...upkeep, leasedUntil });
      return Promise.resolve(due.map(([table]) => table));
    },
    keepUp(table, length, upkeep) {
      if ((logs.get(table) ?? []).length === length) keep(table, upkeep);
      return Promise.resolve();
    },
    listed: (most) =>
      Promise.resolve(
        [...upkeeps]
          .filter(([, { listed }]) => listed !== null)
          .map(([table, { listed }]) => ({ table, listed }))
          .toSorted((a, b) => (a.table < b.table ? -1 : 1))
          .slice(0, most),
      ),
    erase(table) {
      logs.delete(table);
      upkeeps.delete(table);
      for (const key of answers.keys()) if (key.startsWith(`${table} `)) answers.delete(key);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}
