import { readNotes } from '@stammtisch/rules';
import { archive, type StoredRecord } from '../archive/archive.ts';
import { keepLater, keepingStore } from '../archive/keeping.ts';
import { APP } from '../archive/record-id.ts';

/** Puts the deals of a table that are over into the archive of this browser, for replay and statistics; those that are there stay. */
export function keepRecords(code: string): void {
  keepLater(async () => {
    const answer = await fetch(`/tische/${code}/deals.jsonl`);
    if (!answer.ok) return;
    const lines = (await answer.text()).split('\n').filter((line) => line !== '');
    const records = lines.flatMap((line) => ownRecord(JSON.parse(line) as StoredRecord));
    if (records.length > 0) keepingStore.setState({ kept: await (await archive()).add(records) });
  });
}

/** The record as one of the own deals; none if the person did not sit there. The server says where that was. */
function ownRecord(record: StoredRecord): readonly StoredRecord[] {
  const { source } = readNotes(record);
  if (source === null || source.seat === null) return [];
  const own = { ...record, source: { ...source, app: APP } };
  return [own];
}
