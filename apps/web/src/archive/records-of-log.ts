import { evolve, newTable, writeRecord } from '@stammtisch/rules';
import type { AuctionWord, BySeat, TableEvent, WrittenRecord } from '@stammtisch/rules';
import { levelIn, rulesOf, type SessionHead } from '../session/session-head.ts';
import { APP, recordId } from './record-id.ts';

/** What the records of a session say besides the games. */
export interface SessionNotes {
  /** Names of the seats; `null` for the person, whose name nobody knows. */
  readonly names: BySeat<string | null>;
  readonly bots: BySeat<string | null>;
  /** When the deals were over, in ISO 8601. */
  readonly date: string;
}

/**
 * The records of all deals of a session that are settled, from number `from` on (1 for the first). The log has to be good: it comes from the
 * table itself. A session whose rules are not valid any more has none.
 */
export function recordsOfLog(
  head: SessionHead,
  events: readonly TableEvent[],
  notes: SessionNotes,
  from = 1,
): readonly WrittenRecord[] {
  const rules = rulesOf(head);
  if (rules === null) return [];
  const records: WrittenRecord[] = [];
  let table = newTable(rules, head.dealer);
  let auction: AuctionWord[] = [];
  for (const event of events) {
    table = evolve(table, event);
    if (event.type === 'dealt') auction = [];
    if (isWord(event)) auction.push(event);
    if (event.type !== 'settled' || table.deal === null || table.deal.number < from) continue;
    const { number } = table.deal;
    const source = {
      app: APP,
      session: head.id,
      deal: number,
      seat: 0,
      bots: notes.bots,
      level: levelIn(head, number),
      takenBack: head.takenBack?.includes(number) ?? false,
      seed: head.seed,
    } as const;
    const written = { names: notes.names, date: notes.date, source, auction };
    const record = writeRecord(rules, table.deal, recordId(head.id, number), written);
    if (record !== null) records.push(record);
  }
  return records;
}

function isWord(event: TableEvent): event is AuctionWord {
  return event.type === 'interested' || event.type === 'passed' || event.type === 'held' || event.type === 'named';
}
