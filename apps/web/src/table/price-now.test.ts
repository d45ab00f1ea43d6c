import { evolve, newTable, PRESETS, view, type TableEvent } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { logOf } from '../../test/played-log.ts';
import { priceNow } from './price-now.ts';

const HEAD = { version: 1, id: 'price', preset: 'wirtshaus', set: {}, dealer: 3, seed: null } as const;

/** The last moment of every deal before its bill, with that bill. */
function ends() {
  let table = newTable(PRESETS.wirtshaus, 3);
  return logOf(HEAD, 40).flatMap((event: TableEvent) => {
    const before = view(table, 0);
    table = evolve(table, event);
    return event.type === 'settled' ? [{ before, bill: event.bill }] : [];
  });
}

describe('the price of the running game', () => {
  it('is what the bill says where nobody is Schneider or Schwarz and no Laufende count (C.9)', () => {
    const plain = ends().filter(({ bill }) => bill.kind === 'party' && bill.items.length === 1);
    expect(plain.length).toBeGreaterThan(3);
    for (const { before, bill } of plain) expect(priceNow(before)).toBe(bill.value);
  });

  it('is never more than the bill', () => {
    const party = ends().filter(({ bill }) => bill.kind === 'party');
    for (const { before, bill } of party) expect(priceNow(before)).toBeLessThanOrEqual(bill.value);
  });

  it('is not known before a game is announced', () => {
    const table = newTable(PRESETS.wirtshaus, 3);
    expect(priceNow(view(table, 0))).toBeNull();
  });
});
