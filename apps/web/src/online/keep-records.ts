import { readNotes, type Seat } from '@stammtisch/rules';
import { archive, type StoredRecord } from '../archive/archive.ts';
import { keepLater, keepingStore } from '../archive/keeping.ts';
import { APP } from '../archive/record-id.ts';

/** Who the person is at the table, to find the own seat in deals of the past. */
export interface Self {
  readonly name: string;
  /** The seat in deal number `deal`, which is over now. */
  readonly seat: Seat;
  readonly deal: number;
}

/** Puts the deals of a table that are over into the archive of this browser, for replay and statistics; those that are there stay. */
export function keepRecords(code: string, self: Self): void {
  keepLater(async () => {
    const answer = await fetch(`/tische/${code}/deals.jsonl`);
    if (!answer.ok) return;
    const lines = (await answer.text()).split('\n').filter((line) => line !== '');
    const records = lines.flatMap((line) => recordFor(JSON.parse(line) as StoredRecord, self));
    if (records.length > 0) keepingStore.setState({ kept: await (await archive()).add(records) });
  });
}

/** The record as one of the own deals; none if the person did not sit there. */
function recordFor(record: StoredRecord, self: Self): readonly StoredRecord[] {
  const { names, source } = readNotes(record);
  const named = names?.indexOf(self.name) ?? -1;
  const seat = source?.deal === self.deal ? self.seat : named;
  if (source === null || seat < 0) return [];
  const own = { ...record, source: { ...source, app: APP, seat } };
  return [own];
}
