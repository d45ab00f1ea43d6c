import { readRecord } from '@stammtisch/rules';
import type { StoredRecord } from '../archive/archive.ts';
import { mapInSlices, type Progress } from '../ui/in-slices.ts';
import { HOUSE_RULES, mergedRules, type Backup } from './backup.ts';

/** What would happen to a part if a backup were taken over. */
export type PartChange = 'same' | 'added' | 'replaced' | 'merged';

/** What a backup would bring, before anything is touched. */
export interface Preview {
  readonly records: {
    /** Not here yet. */
    readonly added: readonly StoredRecord[];
    readonly known: number;
    /** Not a record that this version of the app can read. */
    readonly bad: number;
  };
  readonly texts: readonly { readonly key: string; readonly change: PartChange; readonly text: string }[];
  /** `blocked`: another session is open here, and stays. */
  readonly session: 'none' | 'same' | 'added' | 'blocked';
}

/** Compares a backup with what is here. Reads every record of it, so it tells how far it is; `null` if nobody wants it any more. */
export async function previewOf(
  backup: Backup,
  here: Backup,
  isWanted?: (reading: Progress) => boolean,
): Promise<Preview | null> {
  const known = new Set(here.records.map(({ id }) => id));
  const fresh = new Map<string, StoredRecord>();
  for (const record of backup.records) if (!known.has(record.id)) fresh.set(record.id, fresh.get(record.id) ?? record);
  const read = await mapInSlices([...fresh.values()], readable, isWanted);
  if (read === null) return null;
  const added = read.filter((record) => record !== null);
  return {
    records: { added, known: backup.records.length - fresh.size, bad: fresh.size - added.length },
    texts: Object.entries(backup.texts).map(([key, text]) => changeOf(key, text, here.texts[key])),
    session: sessionChange(backup, here),
  };
}

function readable(record: StoredRecord): StoredRecord | null {
  return readRecord(record).ok ? record : null;
}

function changeOf(key: string, text: string, mine: string | undefined): Preview['texts'][number] {
  if (mine === undefined) return { key, change: 'added', text };
  if (mine === text) return { key, change: 'same', text };
  if (key !== HOUSE_RULES) return { key, change: 'replaced', text };
  const merged = mergedRules(mine, text);
  return { key, change: merged === mergedRules(mine, mine) ? 'same' : 'merged', text: merged };
}

function sessionChange({ session }: Backup, here: Backup): Preview['session'] {
  if (session === null) return 'none';
  if (here.session === null) return 'added';
  return here.session.head.id === session.head.id ? 'same' : 'blocked';
}
