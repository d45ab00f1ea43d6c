import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_NOTES, readNotes } from './notes.ts';
import type { RecordNotes } from './notes.ts';
import { readRecord } from './read-record.ts';
import { writeRecord } from './write-record.ts';
import type { WrittenNotes } from './write-record.ts';
import { rulesOf } from '../../test/support/cards.ts';
import { dealOf, playOut, playTable } from '../../test/support/table.ts';

const NOTES = {
  names: ['Anna', null, 'Resi', 'Xaver'],
  date: '2026-11-30T02:04:05.006Z',
  source: {
    app: 'stammtisch',
    session: '0f3a',
    deal: 7,
    seat: 0,
    bots: [null, 'sepp', 'resi', 'xaver'],
    level: 'strong',
    takenBack: true,
    seed: null,
  },
  auction: [
    { type: 'passed', seat: 0 },
    { type: 'interested', seat: 1 },
    { type: 'named', seat: 1, rank: { game: 'wenz', tout: false } },
    { type: 'named', seat: 1, rank: { game: 'solo', tout: true, herz: true } },
    { type: 'held', seat: 2 },
  ],
} as const satisfies WrittenNotes;

function read(notes: Readonly<Record<string, unknown>>): RecordNotes {
  return readNotes({ v: 1, ...notes });
}

describe('notes of a record', () => {
  test('are written and read again, and leave the game as it is', () => {
    const rules = rulesOf({});
    const deal = dealOf(playOut(playTable('0 announce wenz', { rules })));
    const plain = writeRecord(rules, deal, 'x');
    const noted: unknown = JSON.parse(JSON.stringify(writeRecord(rules, deal, 'x', NOTES)));
    expect(readNotes(noted)).toEqual(NOTES);
    expect(readRecord(noted)).toEqual(readRecord(plain));
    expect(readNotes(plain)).toEqual(NO_NOTES);
  });

  test.each<readonly [string, Readonly<Record<string, unknown>>, Partial<RecordNotes>]>([
    ['names that are none', { names: 'Anna' }, { names: null }],
    ['four seats without a name', { names: ['', null, 7, '  '] }, { names: null }],
    ['fewer names than seats', { names: ['Anna'] }, { names: ['Anna', null, null, null] }],
    ['line breaks in a name', { names: ['A\n\u0000B'] }, { names: ['A B', null, null, null] }],
    [
      'signs that nobody sees (BL-065)',
      { names: ['Se\u200Bpp', '\u200B\u200D\u2060', 'a\u202Eb', '👩‍👩‍👧'] },
      { names: ['Se pp', '\u200D', 'a b', '👩‍👩‍👧'] },
    ],
    ['a day', { date: '2026-11-30' }, { date: '2026-11-30' }],
    ['a day that does not exist', { date: '2026-13-45' }, { date: null }],
    ['a day that this month does not have', { date: '2026-02-31' }, { date: null }],
    ['a zone that does not exist', { date: '2026-11-30T10:00+99:99' }, { date: null }],
    ['a zone', { date: '2028-02-29T10:00:00-05:30' }, { date: '2028-02-29T10:00:00-05:30' }],
    ['a time that does not exist', { date: '2026-11-30T25:00Z' }, { date: null }],
    [
      'a Sie that was named',
      { auction: [{ type: 'named', seat: 0, rank: { game: 'sie', tout: false } }] },
      { auction: [{ type: 'named', seat: 0, rank: { game: 'sie', tout: false } }] },
    ],
    ['a date in other words', { date: '30.11.2026' }, { date: null }],
    ['a source without a name', { source: { deal: 3 } }, { source: null }],
    ['a word from nowhere', { auction: [{ type: 'passed', seat: 4 }] }, { auction: null }],
    ['a word nobody says', { auction: [{ type: 'sings', seat: 0 }] }, { auction: null }],
    ['a rank that is none', { auction: [{ type: 'named', seat: 0, rank: { game: 'ramsch' } }] }, { auction: null }],
    ['a word that is none', { auction: ['weiter'] }, { auction: null }],
    ['a rank that is a text', { auction: [{ type: 'named', seat: 0, rank: 'wenz' }] }, { auction: null }],
    ['an auction without end', { auction: Array.from({ length: 65 }, () => NOTES.auction[0]) }, { auction: null }],
  ])('%s', (_, given, expected) => {
    expect(read(given)).toEqual({ ...NO_NOTES, ...expected });
  });

  test('a source may be a text, as other programs write it', () => {
    expect(read({ source: 'sauspiel' }).source).toMatchObject({ app: 'sauspiel', session: null, seat: null });
    expect(read({ source: { app: 'a', deal: 0, seat: 9, bots: 'all' } }).source).toMatchObject({
      app: 'a',
      deal: null,
      seat: null,
      bots: null,
    });
  });

  test('a long name is cut', () => {
    expect(read({ names: ['x'.repeat(500)] }).names?.[0]).toHaveLength(80);
  });

  test('whatever it is, reading it does not fail', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (names, source, auction) => {
        readNotes(names);
        read({ names, date: source, source, auction });
        return true;
      }),
    );
  });
});
