import { describe, expect, test } from 'vitest';
import { SEATS } from './seat.ts';
import type { HouseRuleSet } from './house-rules.ts';
import { rulesOf } from '../test/support/cards.ts';
import type { WrittenHands } from '../test/support/cards.ts';
import {
  after,
  allPass,
  billAt,
  dealOf,
  dealtTable,
  nextDeal,
  openAuction,
  playOut,
  playTable,
  refusal,
  whoMay,
  withInterest,
} from '../test/support/table.ts';
import type { Said } from '../test/support/table.ts';
import type { Table } from './table.ts';

/** A table without cutting where the forehand (seat 0) is asked to knock. */
function knockingTable(set: HouseRuleSet = {}, hands: WrittenHands = {}): Table {
  const rules = rulesOf({ 'klopfen.enabled': true, 'dealing.cutMaxTimes': 0, ...set });
  return dealtTable({ rules, hands });
}

/** The order in which seats are asked when all of them answer the same. */
function asked(table: Table, answer: 'knock' | 'not-knock'): readonly number[] {
  const { phase } = dealOf(table);
  return phase.name === 'knocking' ? [phase.seat, ...asked(after(table, `${phase.seat} ${answer}`), answer)] : [];
}

/** The factor on the bill when seat 1 plays a Wenz. */
function wenzBill(table: Table): number {
  return billAt(playOut(after(withInterest(openAuction(table), 1), '1 announce wenz'))).factor;
}

describe('Klopfen', () => {
  test('R16 B14 every seat is asked in turn from the forehand, and everybody may knock', () => {
    expect(asked(knockingTable(), 'knock')).toEqual([0, 1, 2, 3]);
    expect(asked(knockingTable(), 'not-knock')).toEqual([0, 1, 2, 3]);
    const table = after(knockingTable(), '0 knock', '1 not-knock', '2 knock', '3 not-knock');
    expect(dealOf(table).knocks).toEqual([0, 2]);
    expect(dealOf(table).phase.name).toBe('auction');
  });

  test('B14 klopfen.maxKnocks ends the asking', () => {
    expect(asked(knockingTable({ 'klopfen.maxKnocks': 2 }), 'knock')).toEqual([0, 1]);
    const table = after(knockingTable({ 'klopfen.maxKnocks': 2 }), '0 knock', '1 knock');
    expect(refusal(table, '2 knock')).toEqual({ code: 'knock-limit', max: 2 });
  });

  test('B14 klopfen.maxKnocks=0 asks nobody', () => {
    const table = knockingTable({ 'klopfen.maxKnocks': 0 });
    expect(dealOf(table).phase.name).toBe('auction');
    expect(refusal(table, '0 knock')).toEqual({ code: 'wrong-phase', phase: 'auction' });
  });

  test('R16 without Klopfen nobody is asked', () => {
    const table = knockingTable({ 'klopfen.enabled': false, 'klopfen.who': 'forehandOnly' });
    expect(dealOf(table).phase.name).toBe('auction');
    expect(refusal(table, '1 knock')).toEqual({ code: 'wrong-phase', phase: 'auction' });
  });

  test('B14 klopfen.who=firstOnly: one knock, by whoever comes first', () => {
    const table = knockingTable({ 'klopfen.who': 'firstOnly' });
    expect(asked(table, 'not-knock')).toEqual([0, 1, 2, 3]);
    const knocked = after(table, '0 not-knock', '1 knock');
    expect(dealOf(knocked).phase.name).toBe('auction');
    expect(refusal(knocked, '2 knock')).toEqual({ code: 'knock-limit', max: 1 });
  });

  test('B14 klopfen.who=forehandOnly: only the forehand', () => {
    const table = knockingTable({ 'klopfen.who': 'forehandOnly' });
    expect(asked(table, 'knock')).toEqual([0]);
    expect(asked(table, 'not-knock')).toEqual([0]);
    expect(refusal(table, '1 knock')).toEqual({ code: 'knock-forehand-only' });
  });

  test('B14 klopfen.who=chain: each only if everybody before him has knocked', () => {
    const table = knockingTable({ 'klopfen.who': 'chain' });
    expect(asked(table, 'knock')).toEqual([0, 1, 2, 3]);
    expect(asked(table, 'not-knock')).toEqual([0]);
    const broken = after(table, '0 knock', '1 not-knock');
    expect(dealOf(broken).phase.name).toBe('auction');
    expect(refusal(table, '2 knock')).toEqual({ code: 'knock-chain' });
  });

  test('R16 the forehand of any dealer is asked first', () => {
    for (const dealer of SEATS) {
      const rules = rulesOf({ 'klopfen.enabled': true, 'dealing.cutMaxTimes': 0, 'klopfen.who': 'forehandOnly' });
      expect(whoMay(dealtTable({ rules, dealer }), 'knock')).toEqual([(dealer + 1) % 4]);
    }
  });

  test('R16 who is not asked neither knocks nor declines', () => {
    const table = knockingTable();
    expect(refusal(table, '1 knock')).toEqual({ code: 'not-turn', seat: 0 });
    expect(refusal(table, '1 not-knock')).toEqual({ code: 'not-turn', seat: 0 });
    expect(refusal(openAuction(table), '0 not-knock')).toEqual({ code: 'wrong-phase', phase: 'auction' });
    expect(refusal(openAuction(table), '0 knock')).toEqual({ code: 'wrong-phase', phase: 'auction' });
    expect(refusal(playTable('0 announce wenz'), '0 knock')).toEqual({ code: 'wrong-phase', phase: 'play' });
  });

  test('R107 B17 a knock doubles the game, and a knocker may give a Stoß as well', () => {
    const knocked = openAuction(after(knockingTable(), '0 not-knock', '1 knock'));
    const played = after(withInterest(knocked, 0), '0 announce wenz', '1 stoss', '0 no-stoss');
    const { factors } = billAt(playOut(played));
    expect(factors.map(({ kind, factor }) => [kind, factor])).toEqual([
      ['klopfen', 2],
      ['stoss', 2],
    ]);
  });
});

describe('knocks when everybody passes', () => {
  test('B14 by default knocks lapse with the deal', () => {
    const table = allPass(after(knockingTable(), '0 knock', '1 knock'));
    expect(table.carried).toBe(1);
    expect(wenzBill(nextDeal(table))).toBe(1);
  });

  test('B14 klopfen.carryOver: knocks count in the next game, together with its own', () => {
    const first = allPass(after(knockingTable({ 'klopfen.carryOver': true }), '0 knock', '1 knock'));
    expect(first.carried).toBe(4);
    const second = allPass(after(nextDeal(first), '1 knock'));
    expect(second.carried).toBe(8);
    const third = after(nextDeal(second), '2 knock', '3 not-knock');
    expect(wenzBill(third)).toBe(16);
    expect(playOut(after(withInterest(openAuction(third), 1), '1 announce wenz')).carried).toBe(1);
  });

  test('B14 with klopfen.stacking=linear carried knocks multiply as they would have', () => {
    const set = { 'klopfen.carryOver': true, 'klopfen.stacking': 'linear' } as const;
    expect(allPass(after(knockingTable(set), '0 knock', '1 knock')).carried).toBe(3);
  });

  test.each([
    ['firstKnocker', ['0 not-knock', '1 knock', '2 not-knock', '3 knock'], 1],
    ['lastKnocker', ['0 not-knock', '1 knock', '2 not-knock', '3 knock'], 3],
  ] as const)('B14 klopfen.mustPlayOnAllPass=%s', (mustPlay, said: readonly Said[], seat) => {
    const table = allPass(after(knockingTable({ 'klopfen.mustPlayOnAllPass': mustPlay }), ...said));
    expect(dealOf(table).auction!.step).toMatchObject({ type: 'announcement', seat, muss: true });
    expect(refusal(table, `${seat} weiter`)).toEqual({ code: 'muss-must-play' });
  });

  test('B14 klopfen.mustPlayOnAllPass without a knock: the usual rule for all pass', () => {
    const thrown = allPass(knockingTable({ 'klopfen.mustPlayOnAllPass': 'lastKnocker' }));
    expect(billAt(thrown).kind).toBe('thrown-in');
    const set = { 'klopfen.mustPlayOnAllPass': 'firstKnocker', 'allPass.action': 'ramsch' } as const;
    expect(dealOf(allPass(knockingTable(set))).contract).toEqual({ game: 'ramsch' });
  });
});
