import { expect, it } from 'vitest';
import { readServerFrame, type TableFrame } from './index.ts';

const PARTS = { you: { member: 1 }, sitting: { deals: 3 }, dealing: null, game: { viewer: 2 }, proof: null };
const WHOLE = { type: 'table', table: 'XABRE', seq: 7, now: 1, happened: [], ...PARTS };
const NEXT = { type: 'table', table: 'XABRE', seq: 8, now: 2, happened: [], game: { viewer: 3 } };

function read(frame: object, before: object | null = null) {
  return readServerFrame(JSON.stringify(frame), before as TableFrame | null);
}

it('what a table frame leaves out is as in the one before', () => {
  expect(read(NEXT, WHOLE)).toEqual({ ...WHOLE, ...NEXT });
});

it('null is said, not left out: a proof that is gone is gone', () => {
  expect(read({ ...NEXT, proof: null }, { ...WHOLE, proof: {} })).toMatchObject({ proof: null });
});

it('a frame that leaves something out is none without one before it, or after one of another table', () => {
  expect(read(NEXT)).toBeNull();
  expect(read(NEXT, { ...WHOLE, table: 'ZOTIG' })).toBeNull();
});

it('other frames take nothing from a table', () => {
  expect(read({ type: 'elsewhere', table: 'XABRE' }, WHOLE)).toEqual({ type: 'elsewhere', table: 'XABRE' });
});
