import type { EventStore } from '../../store/event-store.ts';
import type { Erasure } from '../erasures.ts';

/**
 * Erases what was erased since a backup was made and came back with it. Logs that were erased before are left: the person may have begun anew
 * since, on a device that kept its cookie.
 *
 * @param since when the backup was made, in milliseconds since 1970
 * @returns how many logs there were to erase
 */
export async function eraseAgain(store: EventStore, erasures: readonly Erasure[], since: number): Promise<number> {
  const tables = new Set(erasures.filter(({ at }) => at >= since).map(({ table }) => table));
  let erased = 0;
  for (const table of tables) {
    if ((await store.read(table)).length === 0) continue;
    await store.erase(table);
    erased += 1;
  }
  return erased;
}
