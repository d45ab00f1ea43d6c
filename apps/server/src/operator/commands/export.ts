import type { WholeStore } from '../../store/event-store.ts';

/** How many names of tables are asked for at once. */
const PAGE = 500;

/**
 * All logs, one event a line, as JSON: `{"table":…,"number":…,"command":…,"event":…}`, table by table in the order of their numbers. What is
 * stored while it runs may be in it or not; each table is as it was at one moment.
 */
export async function* exportLines(store: WholeStore): AsyncGenerator<string> {
  for (let after: string | null = null; ;) {
    const tables: readonly string[] = await store.tables(after, PAGE);
    for (const table of tables) {
      for (const event of await store.read(table)) yield `${JSON.stringify({ table, ...event })}\n`;
    }
    after = tables.at(-1) ?? null;
    if (after === null) return;
  }
}
