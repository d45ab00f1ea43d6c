import { readNotes, readRecord, replayRecord } from '@stammtisch/rules';
import { describe, expect, test } from 'vitest';
import type { SessionHead } from '../session/session-head.ts';
import { logOf } from '../../test/played-log.ts';
import { recordsOfLog } from './records-of-log.ts';

const HEAD: SessionHead = { version: 1, id: '0f3a', preset: 'wirtshaus', set: {}, dealer: 3, seed: null };
const NOTES = {
  names: [null, 'Sepp', 'Resi', 'Xaver'],
  bots: [null, 'sepp', 'resi', 'xaver'],
  date: '2026-11-30T02:04:05.006Z',
} as const;

describe('records of a log', () => {
  test('every settled deal is one, and the rules give back what was paid', () => {
    const log = logOf(HEAD, 30);
    const records = recordsOfLog(HEAD, log, NOTES);
    const paid = log.flatMap((event) => (event.type === 'settled' ? [event.bill.deltas] : []));
    expect(records.map(({ result }) => result.deltas)).toEqual(paid);
    for (const [index, written] of records.entries()) {
      const read = readRecord(JSON.parse(JSON.stringify(written)));
      const replay = read.ok ? replayRecord(read.value) : null;
      expect(replay?.ok === true && replay.value.bill.deltas).toEqual(paid[index]);
      expect(readNotes(written)).toMatchObject({ names: NOTES.names, source: { deal: index + 1, session: '0f3a' } });
    }
    expect(records.map(({ id }) => id)).toContain('0f3a-30');
    expect(records.some(({ auction = [] }) => auction.some(({ type }) => type === 'interested'))).toBe(true);
  });

  test('a deal that still runs is none, and earlier ones can be left out', () => {
    const log = logOf(HEAD, 3);
    const running = log.slice(
      0,
      log.findLastIndex(({ type }) => type === 'settled'),
    );
    expect(recordsOfLog(HEAD, running, NOTES)).toHaveLength(2);
    expect(recordsOfLog(HEAD, log, NOTES, 3).map(({ id }) => id)).toEqual(['0f3a-3']);
  });

  test('say how well the bots played and whether something was taken back', () => {
    const head = { ...HEAD, levels: [{ from: 2, level: 'strong' as const }], takenBack: [1] };
    const notes = recordsOfLog(head, logOf(HEAD, 2), NOTES).map((record) => readNotes(record).source);
    expect(notes.map((source) => [source?.level, source?.takenBack])).toEqual([
      ['beginner', true],
      ['strong', false],
    ]);
  });

  test('rules that are not valid any more leave no records', () => {
    expect(recordsOfLog({ ...HEAD, set: { 'no.such.option': 1 } }, logOf(HEAD, 1), NOTES)).toEqual([]);
  });
});
