import { describe, expect, test } from 'vitest';
import { seatToSpeak } from './auction-state.ts';
import { withHeld, withPass } from './auction.ts';
import type { TableEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { afterNaming } from './naming.ts';
import { newTable } from './table.ts';
import { rulesOf } from '../test/support/cards.ts';
import { auctionTable, billAt, allPass, dealOf, dealtTable, playTable } from '../test/support/table.ts';

const RULES = rulesOf();
const BILL = billAt(allPass(auctionTable()));

describe('an event that does not fit changes nothing', () => {
  test.each<TableEvent>([
    { type: 'passed', seat: 0 },
    { type: 'played', seat: 0, card: 0 },
    { type: 'settled', bill: BILL },
  ])('$type without a deal', (event) => {
    const table = newTable(RULES, 3);
    expect(evolve(table, event)).toBe(table);
  });

  test.each<TableEvent>([
    { type: 'interested', seat: 0 },
    { type: 'stoss', seat: 1 },
    { type: 'played', seat: 0, card: 0 },
    { type: 'claim-agreed', seat: 1 },
    { type: 'schwarz-waived', seat: 0 },
  ])('$type while the pack is cut', (event) => {
    const table = dealtTable();
    expect(evolve(table, event)).toEqual(table);
  });

  test.each<TableEvent>([
    { type: 'claim-agreed', seat: 1 },
    { type: 'schwarz-waived', seat: 0 },
  ])('$type during the play', (event) => {
    const table = playTable('0 announce wenz');
    expect(evolve(table, event)).toEqual(table);
  });

  test('an auction that is over', () => {
    const auction = dealOf(playTable('0 announce wenz')).auction!;
    expect(seatToSpeak(auction)).toBeNull();
    expect(withPass(RULES, auction, 0)).toBe(auction);
    expect(withHeld(RULES, auction, 0)).toBe(auction);
    expect(afterNaming(RULES, auction)).toBe(auction);
    const passed = { ...auction, step: { type: 'all-passed' } } as const;
    expect(withPass(RULES, passed, 0)).toBe(passed);
    expect(seatToSpeak(passed)).toBeNull();
  });
});
