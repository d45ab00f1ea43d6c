import { readTableCode, type RoundFile } from '@stammtisch/protocol';
import { accountsCsv, memberName, memberOf, memberOfPerson, type CsvLanguage, type Evening } from '@stammtisch/table';
import type { Guesses, Tables } from './tables.ts';
import type { World } from './world.ts';

/** A file of a table. */
export interface TableFile {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const PLACE = /^\/tische\/([^/]{1,16})\/(deals\.jsonl|proofs\.jsonl|accounts\.csv|abrechnung\.csv|round\.json)$/;
/** The accounts, as a spreadsheet of people who speak a language reads them. */
const CSV_LANGUAGES: ReadonlyMap<string, CsvLanguage> = new Map([
  ['abrechnung.csv', 'de'],
  ['accounts.csv', 'en'],
]);

/** The type of files with a JSON value in each line. */
export const LINES = 'application/x-ndjson; charset=utf-8';

/** Whether a path is that of such a file. */
export function isTableFile(path: string): boolean {
  return PLACE.test(path);
}

/** Whether a file holds deals, for which the log of the table may have to be played once more. */
export function isReplayed(path: string): boolean {
  return path.endsWith('.jsonl');
}

/** Who asks for a file, and whether more codes of tables may be tried from there. */
export interface Reader extends Guesses {
  readonly person: string | null;
}

/**
 * What can be downloaded of a table, as its log is at that time: deals that are over, with the own seat of whoever asks, their proofs, the
 * accounts and how each deal changed them. For whoever sits or sat there, and
 * for everybody where everybody may watch; others learn nothing, not even whether there is such a table.
 */
export async function tableFile(
  world: World,
  tables: Tables,
  path: string,
  { person, ...guesses }: Reader,
): Promise<TableFile> {
  const [, typed = '', name] = PLACE.exec(path) ?? [];
  const code = readTableCode(typed);
  if (code === null) return none(404);
  const host = await tables.find(code, person, guesses);
  if (host === 'too-fast') return none(429);
  if (host === null) return none(404);
  if (!mayRead(host.evening(), person)) {
    guesses.missed();
    return none(404);
  }
  if (name === 'round.json') return round(host.evening());
  // Names of people who got up long ago may have been forgotten here.
  for (const one of host.evening().members) if (one.person !== null) await tables.people.load(one.person);
  const nameIn = (evening: Evening, member: number): string | null =>
    memberName(memberOf(evening, member), tables.people.nameOf);
  const language = CSV_LANGUAGES.get(name ?? '');
  if (language !== undefined) {
    const evening = host.evening();
    const body = accountsCsv(evening, (member) => nameIn(evening, member) ?? `Spieler ${member}`, language);
    return { status: 200, type: 'text/csv; charset=utf-8', body };
  }
  const clock = { now: world.now(), isoDate: (at: number) => new Date(at).toISOString(), person };
  const { records, proofs } = (await tables.evenings.of(code)).read(nameIn, clock);
  return { status: 200, type: LINES, body: linesOf(name === 'deals.jsonl' ? records : proofs) };
}

function round({ round: deals }: Evening): TableFile {
  const file: RoundFile = { deals };
  return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(file) };
}

function mayRead(evening: Evening, person: string | null): boolean {
  const one = person === null ? null : memberOfPerson(evening, person);
  if (one !== null && (one.removed || !one.onlyLooked)) return !one.removed;
  return evening.options.spectators;
}

function none(status: number): TableFile {
  return { status, type: 'text/plain; charset=utf-8', body: `${status}\n` };
}

/** Values as JSON, one a line. */
export function linesOf(values: readonly object[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}
