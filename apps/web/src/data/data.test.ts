import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SessionHead } from '../session/session-head.ts';
import { readStoredRules, storedText } from '../house-rules/stored-rules.ts';
import { playedRecords, REAL_TABLES } from '../../test/played-records.ts';
import { backupText, HOUSE_RULES, mergedRules, readBackup, type Backup } from './backup.ts';
import { previewOf, type Preview } from './merge.ts';
import { partsOf, sizeText } from './part-list.ts';
import { wordsDe } from './words-de.ts';

const [, HEAD] = REAL_TABLES[0] ?? [];
const RECORDS = HEAD === undefined ? [] : playedRecords(HEAD, 4);
const DATE = '2026-11-30T02:04:05.006Z';
const SESSION_HEAD: SessionHead = { version: 1, id: 'a1', preset: 'wirtshaus', set: {}, dealer: 3, seed: null };
const NOTHING: Backup = { records: [], session: null, texts: {} };
const FULL: Backup = {
  records: RECORDS,
  session: { head: SESSION_HEAD, events: [{ type: 'dealt' }] },
  texts: { 'stammtisch.settings': '{"theme":"dark"}', 'stammtisch.lernen': '{}' },
};

async function read(text: string): Promise<Backup> {
  const backup = await readBackup(text);
  if (!backup.ok) throw new Error(backup.reason);
  return backup.value;
}

/** Why a text is no backup. */
async function problem(text: string): Promise<string | null> {
  const backup = await readBackup(text);
  return backup.ok ? null : backup.reason;
}

function rounds(...names: readonly string[]): string {
  return storedText({
    rounds: names.map((name, index) => ({ id: `${index + 1}`, name, preset: 'wirtshaus', set: {} })),
    preset: 'wirtshaus',
    set: {},
    round: null,
  });
}

async function preview(backup: Backup, here: Backup): Promise<Preview> {
  const compared = await previewOf(backup, here);
  if (compared === null) throw new Error('Nobody wants it.');
  return compared;
}

describe('a backup', () => {
  test('what is saved is read again', async () => {
    expect(await read(backupText(FULL, DATE))).toEqual(JSON.parse(JSON.stringify(FULL)));
    expect(await read(backupText(NOTHING, DATE))).toEqual(NOTHING);
  });

  test('is read line by line or as a whole, also where a text in it looks like another part of it', async () => {
    const tricky = { ...FULL, texts: { 'stammtisch.new': ',"records":[\n{}\n]}\n' } };
    const text = backupText(tricky, DATE);
    const whole = JSON.stringify(JSON.parse(text));
    expect(await read(text)).toEqual(JSON.parse(JSON.stringify(tricky)));
    expect(await read(whole)).toEqual(await read(text));
    expect(await problem(text.replace('\n{', '\n'))).toBe('not-json');
  });

  test('comes back into an empty browser as it was, and a second time changes nothing', async () => {
    const backup = await read(backupText(FULL, DATE));
    const { records, texts, session } = await preview(backup, NOTHING);
    expect([records.added.length, records.known, records.bad]).toEqual([RECORDS.length, 0, 0]);
    expect(texts.map(({ key, change, text }) => [key, change, text])).toEqual(
      Object.entries(FULL.texts).map(([key, text]) => [key, 'added', text]),
    );
    expect(session).toBe('added');
    const again = await preview(backup, backup);
    expect(again.records).toEqual({ added: [], known: RECORDS.length, bad: 0 });
    expect(again.texts.every(({ change }) => change === 'same')).toBe(true);
    expect(again.session).toBe('same');
  });

  test('nothing comes twice, and what is no record is counted', async () => {
    const [first] = RECORDS;
    if (first === undefined) throw new Error('Nothing was played.');
    const backup: Backup = { ...NOTHING, records: [first, first, { id: 'bad' }, ...RECORDS.slice(0, 2)] };
    const { records } = await preview(backup, { ...NOTHING, records: RECORDS.slice(0, 1) });
    expect(records.added.map(({ id }) => id)).toEqual([RECORDS[1]?.id]);
    expect([records.known, records.bad]).toEqual([3, 1]);
  });

  test('an open table is never replaced', async () => {
    const other = { ...FULL, session: { head: { ...SESSION_HEAD, id: 'b2' }, events: [] } };
    expect((await preview(other, FULL)).session).toBe('blocked');
    expect((await preview(NOTHING, FULL)).session).toBe('none');
  });

  test('settings are replaced, saved rounds are put together', async () => {
    const here: Backup = { ...NOTHING, texts: { 'stammtisch.settings': '{}', [HOUSE_RULES]: rounds('Unsere Runde') } };
    const there: Backup = {
      ...NOTHING,
      texts: { 'stammtisch.settings': '{"theme":"dark"}', [HOUSE_RULES]: rounds('unsere runde', 'Verein') },
    };
    const { texts } = await preview(there, here);
    expect(texts.map(({ change }) => change)).toEqual(['replaced', 'merged']);
    const { stored, isWhole } = readStoredRules(texts[1]?.text ?? '');
    expect([stored.rounds.map(({ name }) => name), isWhole]).toEqual([['Unsere Runde', 'Verein'], true]);
    expect(new Set(stored.rounds.map(({ id }) => id)).size).toBe(2);
    expect(readStoredRules(mergedRules(null, rounds('Verein'))).stored.rounds).toHaveLength(1);
  });

  test('other files are told apart', async () => {
    expect(await problem('x')).toBe('not-json');
    expect(await problem('[]')).toBe('not-a-backup');
    expect(await problem('{"v":1}')).toBe('not-a-backup');
    expect(await problem('{"format":"stammtisch-backup"}')).toBe('not-a-backup');
    expect(await problem('{"format":"stammtisch-backup","version":2}')).toBe('newer');
    expect(await problem('\uFEFF{"format":"stammtisch-backup","version":1}')).toBeNull();
  });

  test('only what belongs to the app is read', async () => {
    const texts = { 'stammtisch.settings': '{}', other: 'x', 'stammtisch.bad': 7 };
    const session = { head: { version: 2 }, events: [] };
    const backup = await read(
      JSON.stringify({ format: 'stammtisch-backup', version: 1, records: [7, {}], session, texts }),
    );
    expect(backup).toEqual({ ...NOTHING, texts: { 'stammtisch.settings': '{}' } });
  });

  test('nothing makes reading or comparing fail', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), async (records, session, texts) => {
        const text = JSON.stringify({ format: 'stammtisch-backup', version: 1, records, session, texts });
        return (await previewOf(await read(text), FULL)) !== null;
      }),
    );
    await fc.assert(fc.asyncProperty(fc.string(), async (text) => !(await readBackup(text)).ok));
  });
});

describe('what is stored', () => {
  test('is listed with its size', () => {
    expect(partsOf({ ...NOTHING, recordBytes: 0 }, wordsDe)).toEqual([]);
    const parts = partsOf({ ...FULL, texts: { ...FULL.texts, 'stammtisch.new': 'äö' }, recordBytes: 1234 }, wordsDe);
    expect(parts.map(({ name }) => name)).toEqual([
      '4 gespielte Spiele',
      'Der angefangene Tisch',
      'Einstellungen',
      'Lernfortschritt',
      'Sonstiges: stammtisch.new',
    ]);
    expect(parts.at(0)?.bytes).toBe(1234);
    expect(parts.at(-1)?.bytes).toBe(4);
  });

  test.each([
    [0, '0 B'],
    [999, '999 B'],
    [1500, '1,5 KB'],
    [84_000, '84 KB'],
    [2_500_000, '2,5 MB'],
    [10_738_000_000, '11 GB'],
    [3_200_000_000_000_000, '3.200 TB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(sizeText(bytes, 'de')).toBe(text);
  });
});
