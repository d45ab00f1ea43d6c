import type { TableEvent } from '@stammtisch/rules';
import { archive, wholeArchive, type Kept } from '../archive/archive.ts';
import { forgetDeals } from '../archive/forgotten.ts';
import { browserStore, type StoredSession } from '../session/event-store.ts';
import { rulesOf } from '../session/session-head.ts';
import { mapInSlices } from '../ui/in-slices.ts';
import { replay } from '../session/replay.ts';
import { PREFIX, type Backup } from './backup.ts';
import type { Preview } from './merge.ts';

/** Everything that this browser keeps, and how many bytes its records are as text. */
export interface StoredData extends Backup {
  readonly recordBytes: number;
}

/** Everything that this browser keeps. */
export async function everything(): Promise<StoredData> {
  const [records, session] = await Promise.all([
    wholeArchive().then((opened) => opened.all()),
    browserStore().then((store) => store.load()),
  ]);
  const sizes = await mapInSlices(records, (record) => sizeOf(JSON.stringify(record)));
  const recordBytes = sizes?.reduce((sum, size) => sum + size, 0) ?? 0;
  return { records, session, texts: storedTexts(), recordBytes };
}

/** Bytes of a text that is written down. */
export function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function storedTexts(): Readonly<Record<string, string>> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? '']));
  } catch {
    return {};
  }
}

/** Takes over what a preview shows, of the texts only those that were chosen. Tells how the store fared. */
export async function takeOver(
  preview: Preview,
  session: StoredSession | null,
  keys: readonly string[],
): Promise<Kept> {
  const kept = await (await archive()).add(preview.records.added);
  const texts = preview.texts.filter(({ key, change }) => change !== 'same' && keys.includes(key));
  const written = writeTexts(texts);
  if (preview.session === 'added' && session !== null) await restore(session);
  return kept === 'kept' && !written ? 'not-kept' : kept;
}

function writeTexts(texts: Preview['texts']): boolean {
  try {
    for (const { key, text } of texts) localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Only what the rules allow comes back: a damaged log ends where the damage begins. */
async function restore({ head, events }: StoredSession): Promise<void> {
  const rules = rulesOf(head);
  if (rules === null) return;
  const good: readonly TableEvent[] = replay(rules, head.dealer, events).events;
  const store = await browserStore();
  await store.begin(head);
  await store.append(head.id, 0, good);
}

/** What can be deleted: all deals, the open session, or what another part keeps under a key. */
export type Part = 'records' | 'session' | `${typeof PREFIX}${string}`;

/** Whether a key names what a part of the app keeps. */
export function isPart(key: string): key is `${typeof PREFIX}${string}` {
  return key.startsWith(PREFIX);
}

function dealsIn({ events }: StoredSession): number {
  return events.filter((event) => (event as Partial<TableEvent> | null)?.type === 'settled').length;
}

/** Deletes parts; false if something could not be deleted. */
export async function deleteParts(parts: readonly Part[], here: Backup): Promise<boolean> {
  let isDone = true;
  if (parts.includes('records')) {
    isDone = await (await archive()).remove(here.records.map(({ id }) => id));
    if (here.session !== null) forgetDeals(here.session.head.id, dealsIn(here.session));
  }
  if (parts.includes('session') && here.session !== null) {
    const store = await browserStore();
    isDone = await store.forget().then(
      () => isDone,
      () => false,
    );
  }
  try {
    for (const key of parts.filter(isPart)) localStorage.removeItem(key);
  } catch {
    return false;
  }
  return isDone;
}
