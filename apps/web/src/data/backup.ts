import type { Result } from '@stammtisch/rules';
import type { StoredRecord } from '../archive/archive.ts';
import { readSessionHead } from '../session/session-head.ts';
import type { StoredSession } from '../session/event-store.ts';
import { mapInSlices } from '../ui/in-slices.ts';
import { readStoredRules, storedText, type Round } from '../house-rules/stored-rules.ts';

/** Everything that this browser keeps, as one file holds it. */
export interface Backup {
  readonly records: readonly StoredRecord[];
  /** The open session, if there is one. */
  readonly session: StoredSession | null;
  /** What other parts of the app keep: text by key. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Why a file is no backup. */
export type BackupProblem = 'not-json' | 'not-a-backup' | 'newer';

/** What parts of the app keep begins like this; that is all they have to do to be saved and restored. */
export const PREFIX = 'stammtisch.';
export const HOUSE_RULES = 'stammtisch.house-rules';

const FORMAT = 'stammtisch-backup';
const VERSION = 1;
const MOST_TEXTS = 100;

/** Stands before and behind the records in a text of our own, each of which has a line to itself. */
const BEFORE_RECORDS = ',"records":[\n';
const BEHIND_RECORDS = '\n]}\n';

/** The text of a file that `readBackup` gives back. `date` is the present, in ISO 8601. */
export function backupText({ records, session, texts }: Backup, date: string): string {
  const rest = JSON.stringify({ format: FORMAT, version: VERSION, date, session, texts }).slice(0, -1);
  return rest + BEFORE_RECORDS + records.map((record) => JSON.stringify(record)).join(',\n') + BEHIND_RECORDS;
}

/** Reads a file of any origin. Single things in it that make no sense are left out; what the records are worth is not asked here. */
export async function readBackup(text: string): Promise<Result<Backup, BackupProblem>> {
  const input = (await parsedByLines(text)) ?? parsed(text.replace(/^\uFEFF/, ''));
  if (input === undefined) return { ok: false, reason: 'not-json' };
  if (!isObject(input) || input['format'] !== FORMAT) return { ok: false, reason: 'not-a-backup' };
  const { version, records, session, texts } = input;
  if (typeof version === 'number' && version > VERSION) return { ok: false, reason: 'newer' };
  if (version !== VERSION) return { ok: false, reason: 'not-a-backup' };
  return {
    ok: true,
    value: {
      records: Array.isArray(records) ? records.filter(isStored) : [],
      session: readSession(session),
      texts: readTexts(texts),
    },
  };
}

/**
 * A text of our own, line by line: at once, the ten thousand deals of a large backup would hold the page up. `null` for a text that is written
 * in another way.
 */
async function parsedByLines(text: string): Promise<unknown> {
  const from = text.indexOf(BEFORE_RECORDS);
  if (from < 0 || !text.endsWith(BEHIND_RECORDS)) return null;
  const rest = parsed(`${text.slice(0, from)}}`);
  const lines = text.slice(from + BEFORE_RECORDS.length, -BEHIND_RECORDS.length).split(',\n');
  const records = await mapInSlices(lines, parsed);
  return isObject(rest) && records?.every((record) => record !== undefined) === true ? { ...rest, records } : null;
}

/** `undefined` for a text that is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readSession(input: unknown): StoredSession | null {
  if (!isObject(input) || !Array.isArray(input['events'])) return null;
  const head = readSessionHead(input['head']);
  return head === null ? null : { head, events: input['events'] as readonly unknown[] };
}

function readTexts(input: unknown): Readonly<Record<string, string>> {
  if (!isObject(input)) return {};
  const entries = Object.entries(input).filter(
    (entry): entry is [string, string] => entry[0].startsWith(PREFIX) && typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries.slice(0, MOST_TEXTS));
}

function isStored(row: unknown): row is StoredRecord {
  return isObject(row) && typeof row['id'] === 'string';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Saved rounds of two texts together: those that are here stay, others are added; a round of the same name counts as the same. */
export function mergedRules(here: string | null, added: string): string {
  const mine = readStoredRules(here).stored;
  const theirs = readStoredRules(added).stored;
  const rounds = [...mine.rounds];
  for (const round of theirs.rounds) {
    if (!rounds.some(({ name }) => name.toLowerCase() === round.name.toLowerCase()))
      rounds.push(withNewId(round, rounds));
  }
  return storedText({ ...mine, rounds });
}

function withNewId(round: Round, others: readonly Round[]): Round {
  if (!others.some(({ id }) => id === round.id)) return round;
  const numbers = others.map(({ id }) => Number.parseInt(id, 36)).filter(Number.isSafeInteger);
  return { ...round, id: (Math.max(0, ...numbers) + 1).toString(36) };
}
