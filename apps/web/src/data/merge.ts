import { readRecord } from '@stammtisch/rules';
import type { StoredRecord } from '../archive/archive.ts';
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

/** Compares a backup with what is here. */
export function previewOf(backup: Backup, here: Backup): Preview {
  const known = new Set(here.records.map(({ id }) => id));
  const added = new Map<string, StoredRecord>();
  let bad = 0;
  let twice = 0;
  for (const record of backup.records) {
    if (known.has(record.id) || added.has(record.id)) twice += 1;
    else if (readRecord(record).ok) added.set(record.id, record);
    else bad += 1;
  }
  return {
    records: { added: [...added.values()], known: twice, bad },
    texts: Object.entries(backup.texts).map(([key, text]) => changeOf(key, text, here.texts[key])),
    session: sessionChange(backup, here),
  };
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
