import { replayRecord, type DealRecord } from '@stammtisch/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAYED, playedRecords, REAL_TABLES } from '../../test/played-records.ts';
import { base64Url, bitReader, bitWriter, bytesOf, checksum } from './bits.ts';
import { courseOf, type Course } from './course.ts';
import { fragmentOfDeal, readDealFragment } from './deal-link.ts';

function opened(input: unknown): Course {
  const course = courseOf(input);
  if (!course.ok) throw new Error(JSON.stringify(course.reason));
  return course.value;
}

function problem(fragment: string): string | null {
  const read = readDealFragment(fragment);
  return read.ok ? null : read.reason.code;
}

const NOTES = { names: null, date: null, seat: null } as const;

/** All of a record that a link carries. */
function carried(record: DealRecord): unknown {
  return { ...record, id: null, result: null };
}

/** A fragment with the checksum that belongs to its text. */
function signed(text: string): string {
  const check = bitWriter();
  check.write(checksum(text), 24);
  return `deal1=${base64Url(check.bytes())}${text}`;
}

describe('a deal in a link', () => {
  test.each(REAL_TABLES)('every deal of a table of %s comes back card by card', (_, head) => {
    for (const written of playedRecords(head, 12)) {
      const { record, replay } = opened(JSON.parse(JSON.stringify(written)));
      const fragment = fragmentOfDeal(record, NOTES);
      const read = readDealFragment(fragment);
      expect(read.ok && carried(read.value.course.record)).toEqual(carried(record));
      expect(read.ok && read.value.course.replay.bill).toEqual(replay.bill);
    }
  });

  test('is short, and of signs that survive any messenger', () => {
    const { record } = opened(PLAYED);
    const fragment = fragmentOfDeal(record, { names: [null, 'Sepp', 'Resi (alt)', '~'], date: '2026-11-30', seat: 2 });
    expect(fragment).toMatch(/^[\w=&.~%-]+$/);
    expect(fragment.length).toBeLessThan(140);
  });

  test('carries names, day and whose cards were looked at', () => {
    const { record } = opened(PLAYED);
    const names = [null, 'Sepp', 'Rési 🂡 & Co', '#1=2'] as const;
    const read = readDealFragment(fragmentOfDeal(record, { names, date: '2026-11-30T10:00:00.000Z', seat: 2 }));
    expect(read.ok && read.value.course.notes).toMatchObject({ names, date: '2026-11-30', source: { seat: 2 } });
    const bare = readDealFragment(fragmentOfDeal(record, NOTES));
    expect(bare.ok && bare.value.course.notes).toMatchObject({ names: null, date: null, source: null });
  });

  test('amounts of a long evening are exact', () => {
    const bits = bitWriter();
    const amounts = [0, 1, 31, 32, 1_000_000_000_000, Number.MAX_SAFE_INTEGER];
    for (const amount of amounts) bits.writeLong(amount);
    const reader = bitReader(bits.bytes());
    expect(amounts.map(() => reader.readLong())).toEqual(amounts);
    expect(reader.isOver()).toBe(false);
  });

  test('a link that is broken says how', () => {
    const fragment = fragmentOfDeal(opened(PLAYED).record, { ...NOTES, seat: 0 });
    expect(problem(fragment)).toBeNull();
    expect(problem('')).toBe('link-unknown');
    expect(problem('deal=x')).toBe('link-unknown');
    expect(problem(fragment.replace('deal1', 'deal2'))).toBe('link-newer');
    expect(problem(fragment.replace('deal1', 'deal0'))).toBe('link-damaged');
    expect(problem(fragment.slice(0, 40))).toBe('link-damaged');
    expect(problem(fragment.slice(0, -1))).toBe('link-damaged');
    expect(problem(`${fragment}x`)).toBe('link-damaged');
    expect(problem('deal1=')).toBe('link-damaged');
    expect(problem(`deal1=${'A'.repeat(9000)}`)).toBe('link-damaged');
  });

  test('every single changed sign is noticed', () => {
    const fragment = fragmentOfDeal(opened(PLAYED).record, NOTES);
    fc.assert(
      fc.property(fc.nat(fragment.length - 1), fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '_', '-'), (at, sign) => {
        const changed = `${fragment.slice(0, at)}${sign}${fragment.slice(at + 1)}`;
        return changed === fragment || problem(changed) !== null;
      }),
    );
  });

  test('no text makes reading fail', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        readDealFragment(text);
        readDealFragment(`deal1=${text}`);
        readDealFragment(`deal1=${text}&1=wirtshaus`);
        return true;
      }),
    );
  });

  test('bytes of any kind come back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(bytesOf(base64Url(bytes))).toEqual(bytes);
      }),
    );
    expect(bytesOf('ä')).toBeNull();
    expect(bytesOf('A')).toBeNull();
  });

  test('bits that pass the checksum and are no game are refused by the rules', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (bytes) => {
        const read = readDealFragment(signed(`${base64Url(bytes)}&1=schafkopfschule`));
        return !read.ok || replayRecord(read.value.course.record).ok;
      }),
    );
  });
});
