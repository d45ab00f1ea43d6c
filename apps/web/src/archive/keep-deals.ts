import { bySeat, type TableEvent } from '@stammtisch/rules';
import type { SessionHead } from '../session/session-head.ts';
import { guestAt } from '../table/guests.ts';
import { archive } from './archive.ts';
import { forgottenDeals } from './forgotten.ts';
import { keepingStore } from './keeping.ts';
import { askToPersistOnce } from './persist.ts';
import { recordsOfLog } from './records-of-log.ts';

/** Deals that are in the archive already, by session. */
const done = new Map<string, number>();

/**
 * Keeps the deals of a session that are over. It may be told the same log again: only what is new is written, and what an earlier visit could
 * not write any more is written now.
 */
export async function keepDeals(head: SessionHead, events: readonly TableEvent[], date: Date): Promise<void> {
  const notes = {
    names: bySeat((seat) => guestAt(seat)?.title ?? null),
    bots: bySeat((seat) => guestAt(seat)?.name ?? null),
    date: date.toISOString(),
  };
  const from = Math.max(done.get(head.id) ?? 0, forgottenDeals(head.id)) + 1;
  const records = recordsOfLog(head, events, notes, from);
  if (records.length === 0) return;
  done.set(head.id, records.at(-1)?.source?.deal ?? 0);
  const opened = await archive();
  const kept = await opened.add(records);
  keepingStore.setState({ kept });
  // Somebody who comes back has something to lose.
  const isBack = (await opened.all()).some(({ id }) => !id.startsWith(head.id));
  if (kept === 'kept' && isBack) await askToPersistOnce();
}
