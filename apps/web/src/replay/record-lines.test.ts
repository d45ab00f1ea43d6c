import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAYED, playedRecords, REAL_TABLES } from '../../test/played-records.ts';
import { courseOf, lastPosition } from './course.ts';
import { fieldOf, linesOf, readRecordLines, recordLines, type BadLine } from './record-lines.ts';

function where({ line, problem }: BadLine): string {
  if (problem.code === 'input') return `${line} ${fieldOf(problem.problem)} ${problem.problem.code}`;
  return problem.code === 'rules' ? `${line} ${problem.refusal.problem.code}` : `${line} ${problem.code}`;
}

describe('a file of records', () => {
  test('what is saved is opened again', () => {
    const records = REAL_TABLES.flatMap(([, head]) => playedRecords(head, 3));
    const { deals, bad } = readRecordLines(linesOf(recordLines(records)));
    expect(bad).toEqual([]);
    expect(deals.map(({ written }) => written)).toEqual(JSON.parse(JSON.stringify(records)));
  });

  test('bad lines are named with line and field, the others are shown', () => {
    const good = JSON.stringify(PLAYED);
    const played = PLAYED as { readonly tricks: readonly (readonly string[])[]; readonly rules: object };
    const lines = [
      good,
      '',
      '{"v":1',
      '[]',
      JSON.stringify({ ...played, id: 'bad', dealer: 4 }),
      JSON.stringify({ ...played, rules: { preset: 'wirtshaus', set: { 'tariff.rufspiel': 'x' } } }),
      JSON.stringify({ ...played, tricks: played.tricks.slice(0, 3) }),
      'x'.repeat(1_000_001),
      good,
    ];
    const { deals, bad } = readRecordLines(linesOf(`\uFEFF${lines.join('\r\n')}\r\n`));
    expect(deals).toHaveLength(2);
    expect(bad.map(where)).toEqual([
      '3 not-json',
      '4 record field-value',
      '5 dealer field-value',
      '6 rules.set.tariff.rufspiel house-rules',
      '7 tricks-missing',
      '8 line-too-long',
    ]);
    expect(bad[2]?.id).toBe('bad');
  });

  test('no text makes reading fail', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        const { deals, bad } = readRecordLines(linesOf(text), 1);
        return deals.length === 0 && bad.every(({ line }) => line > 0);
      }),
    );
  });
});

describe('the course of a deal', () => {
  test('has a position before the first card and one after each', () => {
    const read = courseOf(PLAYED);
    if (!read.ok) throw new Error(JSON.stringify(read.reason));
    const { plays, said } = read.value;
    expect(plays).toHaveLength(33);
    expect(lastPosition(read.value)).toBe(32);
    expect(plays.at(-1)?.points.reduce((sum, points) => sum + points, 0)).toBe(120);
    expect(said.map(({ type }) => type)).toContain('contract');
    expect(said.some(({ type }) => type === 'interested')).toBe(true);
  });

  test('a deal that nobody played has one position', () => {
    const [, head] = REAL_TABLES[4] ?? [];
    const thrown = head === undefined ? [] : playedRecords(head, 12).filter(({ contract }) => contract === null);
    expect(thrown.length).toBeGreaterThan(0);
    for (const written of thrown) {
      const read = courseOf(written);
      expect(read.ok && lastPosition(read.value)).toBe(0);
    }
  });
});
