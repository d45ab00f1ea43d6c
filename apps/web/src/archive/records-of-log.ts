import { evolve, newTable, writeRecord } from '@stammtisch/rules';
import type { Proof } from '@stammtisch/fairdeal';
import type { AuctionWord, BySeat, TableEvent, WrittenRecord } from '@stammtisch/rules';
import { levelIn, rulesOf, type SessionHead } from '../session/session-head.ts';
import { startProver } from './prove-deals.ts';
import { APP, recordId } from './record-id.ts';

/** What the records of a session say besides the games. */
export interface SessionNotes {
  /** Names of the seats; `null` for the person, whose name nobody knows. */
  readonly names: BySeat<string | null>;
  readonly bots: BySeat<string | null>;
  /** When the deals were over, in ISO 8601. */
  readonly date: string;
}

/** A record with the proof how its cards were dealt, where there is one. */
export interface ProvedRecord extends WrittenRecord {
  readonly proof?: Proof;
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
): readonly ProvedRecord[] {
  const rules = rulesOf(head);
  if (rules === null) return [];
  const records: ProvedRecord[] = [];
  const prover = startProver(head, rules);
  let table = newTable(rules, head.dealer);
  let auction: AuctionWord[] = [];
  for (const event of events) {
    table = evolve(table, event);
    if (event.type === 'dealt') auction = [];
    if (isWord(event)) auction.push(event);
    if (event.type !== 'settled' || table.deal === null) continue;
    const { number } = table.deal;
    // Those that are not written again belong to the chain too.
    const proof = prover.prove(table.deal);
    if (number < from) continue;
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
    if (record !== null) records.push(proof === null ? record : { ...record, proof });
  }
  return records;
}

function isWord(event: TableEvent): event is AuctionWord {
  return event.type === 'interested' || event.type === 'passed' || event.type === 'held' || event.type === 'named';
}
