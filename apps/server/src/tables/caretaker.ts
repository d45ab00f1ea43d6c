import { codeOfLog } from './log-of.ts';
import type { TableHost } from './table-host.ts';
import type { Tables } from './tables.ts';
import type { World } from './world.ts';

/** Nobody else looks after a table for so long, in milliseconds: no longer than people wait when a node is killed meanwhile. */
const LEASE_MS = 4_000;
/** So many tables are given out at a time. */
const MOST_DUE = 16;

/**
 * Looks after the tables whose time has come. They are leased for a short while, and that again and again as long as bots think: otherwise, just
 * when many bots queue up, every node would ask its own about the same tables, and the queues would grow. If two nodes do look after one table, since
 * one of them stood still, the log takes the first answer.
 */
export function caretakerOf(
  world: World,
  host: (code: string) => Promise<TableHost | null>,
): Pick<Tables, 'wake' | 'renewLeases'> {
  /** Tables that are being looked after here: a lease that runs out meanwhile brings none of them a second time. */
  const inHand = new Set<string>();

  async function lookAfter(log: string): Promise<void> {
    const code = codeOfLog(log);
    if (code === null || inHand.has(code)) return;
    inHand.add(code);
    try {
      await (await host(code))?.wake();
    } catch (error) {
      world.failed(error);
    } finally {
      inHand.delete(code);
    }
  }

  return {
    async wake() {
      const now = world.now();
      const due = await world.store.due(now, now + LEASE_MS, MOST_DUE);
      await Promise.all(due.map(lookAfter));
    },
    async renewLeases() {
      const until = world.now() + LEASE_MS;
      await Promise.all([...inHand].map(async (code) => (await host(code))?.renewLease(until)));
    },
  };
}
