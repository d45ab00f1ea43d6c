import { readNotes } from '@stammtisch/rules';
import { archive, wholeArchive, type StoredRecord } from '../archive/archive.ts';
import { keepLater, keepingStore } from '../archive/keeping.ts';
import { APP } from '../archive/record-id.ts';

/** Puts the deals of a table that are over into the archive of this browser, for replay and statistics; those that are there stay. */
export function keepRecords(code: string): void {
  keepLater(async () => {
    const records = await ownRecords(code);
    if (records !== null && records.length > 0) keepingStore.setState({ kept: await (await archive()).add(records) });
  });
}

/** How the bringing of deals from the server went. */
export interface Brought {
  /** Deals of the person that the server has. */
  readonly deals: number;
  /** Those of them that were not in this browser before. */
  readonly added: number;
  /** Whether everything could be asked and kept. */
  readonly isWhole: boolean;
}

/** Brings all deals that the person played at these tables into the archive of this browser, one table after the other. */
export async function bringRecords(codes: readonly string[]): Promise<Brought> {
  const place = await wholeArchive();
  let [deals, added, isWhole] = [0, 0, true];
  for (const code of codes) {
    const records = await ownRecords(code).catch(() => null);
    if (records === null) {
      isWhole = false;
      continue;
    }
    const known = await Promise.all(records.map(({ id }) => place.get(id)));
    if (records.length > 0 && (await place.add(records)) !== 'kept') isWhole = false;
    deals += records.length;
    added += known.filter((one) => one === null).length;
  }
  return { deals, added, isWhole };
}

/** The own deals at a table, as the server has them; `null` if it does not give them. */
async function ownRecords(code: string): Promise<readonly StoredRecord[] | null> {
  const answer = await fetch(`/tische/${code}/deals.jsonl`);
  if (!answer.ok) return null;
  const lines = (await answer.text()).split('\n').filter((line) => line !== '');
  return lines.flatMap((line) => ownRecord(JSON.parse(line) as StoredRecord));
}

/** The record as one of the own deals; none if the person did not sit there. The server says where that was. */
function ownRecord(record: StoredRecord): readonly StoredRecord[] {
  const { source } = readNotes(record);
  if (source === null || source.seat === null) return [];
  const own = { ...record, source: { ...source, app: APP } };
  return [own];
}
