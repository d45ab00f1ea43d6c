import { describe, expect, test } from 'vitest';
import type { HouseRuleSet } from './house-rules.ts';
import { newTable } from './table.ts';
import type { Table } from './table.ts';
import { deckOf, handsOf, rulesOf } from '../test/support/cards.ts';
import type { WrittenHands } from '../test/support/cards.ts';
import {
  after,
  allPass,
  billAt,
  dealOf,
  eventsOf,
  nextDeal,
  openAuction,
  playOut,
  withInterest,
} from '../test/support/table.ts';
import type { Said } from '../test/support/table.ts';
import type { Seat } from './seat.ts';

/** A Rufspiel on Eichel that s0 and s2 win: s0 holds the seven highest trumps, s2 the Eichel-Sau. */
const WON: WrittenHands = { 0: 'EO GO HO SO EU GU HU EK', 2: 'EA GA SA HA' };
/** One that they lose: the others hold all trumps. */
const LOST: WrittenHands = {
  0: 'EK E9 E8 E7 G7 G8 S7 S8',
  1: 'EO GO EU GU HA HZ HK EZ',
  2: 'EA G9 GK GZ S9 SK SZ SA',
  3: 'HO SO HU SU H9 H8 H7 GA',
};

/** Nothing but the base price, so that only the Stock and the dealing matter. */
const PLAIN: HouseRuleSet = { 'tariff.schneider': 0, 'tariff.schwarz': 0, 'tariff.laufende': 0 };
const STOCK: HouseRuleSet = { ...PLAIN, 'allPass.action': 'stock', 'stock.contribution': 10 };

function session(set: HouseRuleSet, dealer: Seat = 3): Table {
  return newTable(rulesOf(set), dealer);
}

/** Deals and everybody passes, that often. */
function passed(table: Table, times = 1): Table {
  return times === 0 ? table : passed(allPass(nextDeal(table)), times - 1);
}

/** Deals, everybody knocks and everybody passes; s3 is the dealer. */
function knockedAndPassed(table: Table): Table {
  return allPass(after(nextDeal({ ...table, dealer: 3 }), '0 knock', '1 knock', '2 knock', '3 knock'));
}

/** Deals these hands; one seat announces and the game is played to the end. */
function game(table: Table, hands: WrittenHands, announced: Said): Table {
  const seat = Number(announced[0]) as Seat;
  return playOut(after(withInterest(openAuction(nextDeal(table, hands)), seat), announced));
}

/** A Solo that s0 wins, with 80 in the Stock. */
function solo(set: HouseRuleSet): Table {
  return game(passed(session(set), 2), WON, '0 announce solo H');
}

describe('the Stock over several deals', () => {
  test('SK-01 SK-02 R109 whenever all pass everybody pays in', () => {
    const once = passed(session(STOCK));
    expect(once).toMatchObject({ stock: 40, accounts: [-10, -10, -10, -10] });
    expect(billAt(once)).toMatchObject({
      won: null,
      transfers: [],
      items: [],
      factors: [],
      losers: [],
      jungfrauen: [],
    });
    expect(passed(once)).toMatchObject({ stock: 80, accounts: [-20, -20, -20, -20] });
  });

  test('SK-03 a Rufspiel that is won takes it, half each', () => {
    const table = game(passed(session(STOCK), 2), WON, '0 announce rufspiel E');
    expect(billAt(table)).toMatchObject({ won: true, value: 10 });
    expect(table).toMatchObject({ stock: 0, accounts: [30, -30, 30, -30] });
  });

  test('SK-04 stock.onLoss=double: a lost Rufspiel doubles it', () => {
    const table = game(passed(session({ ...STOCK, 'stock.onLoss': 'double' }), 2), LOST, '0 announce rufspiel E');
    expect(billAt(table).won).toBe(false);
    expect(table).toMatchObject({ stock: 160, accounts: [-70, -10, -70, -10] });
  });

  test('SK-05 stock.onLoss=unchanged: it stays', () => {
    const table = game(passed(session({ ...STOCK, 'stock.onLoss': 'unchanged' }), 2), LOST, '0 announce rufspiel E');
    expect(table).toMatchObject({ stock: 80, accounts: [-30, -10, -30, -10] });
  });

  test('SK-06 SK-07 a Solo takes all of it, or none where only the Rufspiel does', () => {
    expect(solo({ ...STOCK, 'stock.wonBy': 'any' })).toMatchObject({ stock: 0, accounts: [210, -70, -70, -70] });
    expect(solo({ ...STOCK, 'stock.wonBy': 'rufspiel' })).toMatchObject({ stock: 80, accounts: [130, -70, -70, -70] });
  });

  test('SK-09 a Stoß does not multiply it', () => {
    const table = openAuction(nextDeal(passed(session(STOCK), 2), WON));
    const played = playOut(after(withInterest(table, 0), '0 announce rufspiel E', '1 stoss'));
    expect(played).toMatchObject({ stock: 0, accounts: [40, -40, 40, -40] });
  });

  test('SK-12 C.8.6 B55 with Ramsch each seat fills it at the start; a Ramsch leaves it alone', () => {
    const rules = { ...PLAIN, 'allPass.action': 'ramsch', 'stock.enabled': true, 'stock.contribution': 20 } as const;
    const start = session(rules);
    expect(start.stockDue).toBe(true);
    const deck = deckOf(handsOf({}), 3, start.rules);
    expect(eventsOf(start, { type: 'deal', deck }).map(({ type }) => type)).toEqual(['stock-filled', 'dealt']);
    const dealt = nextDeal(start);
    expect(dealt).toMatchObject({ stock: 80, accounts: [-20, -20, -20, -20], stockDue: false });
    const ramsch = playOut(allPass(dealt));
    expect(billAt(ramsch)).toMatchObject({ kind: 'ramsch', stock: { before: 80, after: 80 } });
    expect(ramsch.stock).toBe(80);
    expect(nextDeal(ramsch).stock).toBe(80);
  });

  test('C.8.6 B55 with Ramsch each seat fills it again after it was paid out', () => {
    const rules = { ...PLAIN, 'allPass.action': 'ramsch', 'stock.enabled': true, 'stock.contribution': 20 } as const;
    const paid = game(session(rules), WON, '0 announce rufspiel E');
    expect(paid).toMatchObject({ stock: 0, stockDue: true });
    const lost = game(session({ ...rules, 'stock.onLoss': 'unchanged' }), LOST, '0 announce rufspiel E');
    expect(lost).toMatchObject({ stock: 80, stockDue: false });
    expect(nextDeal(paid)).toMatchObject({ stock: 80, stockDue: false });
  });

  test('SK-13 stock.multipliedByKlopfen: a knock doubles what everybody pays in', () => {
    const rules = {
      ...STOCK,
      'klopfen.enabled': true,
      'dealing.cutMaxTimes': 0,
      'stock.multipliedByKlopfen': true,
    } as const;
    const table = allPass(openAuction(after(nextDeal(session(rules)), '0 knock')));
    expect(table).toMatchObject({ stock: 80, accounts: [-20, -20, -20, -20] });
  });

  test('R109 a table without Stock and one that fills it by passing ask nobody to pay first', () => {
    expect(session(PLAIN).stockDue).toBe(false);
    expect(session(STOCK).stockDue).toBe(false);
    const paid = game(passed(session(STOCK)), WON, '0 announce rufspiel E');
    expect(paid.stockDue).toBe(false);
  });
});

describe('doubled deals', () => {
  const DOUBLE: HouseRuleSet = { ...PLAIN, 'allPass.action': 'doubleNext' };

  test.each([
    [2, [2, 2, 2]],
    [4, [2, 4, 4]],
    [8, [2, 4, 8]],
    [16, [2, 4, 8]],
  ] as const)('B24 allPass.doubleNextMax=%i: after one, two, three deals that were passed', (max, doubled) => {
    const table = session({ ...DOUBLE, 'allPass.doubleNextMax': max });
    expect([1, 2, 3].map((times) => passed(table, times).doubled)).toEqual(doubled);
  });

  test('B24 the next game that is played is doubled, of any kind; after it all is as before', () => {
    const twice = passed(session(DOUBLE), 2);
    const rufspiel = game(twice, WON, '0 announce rufspiel E');
    expect(billAt(rufspiel)).toMatchObject({ factor: 4, value: 40 });
    expect(rufspiel.doubled).toBe(1);
    expect(dealOf(nextDeal(rufspiel)).doubled).toBe(1);
    const sie = nextDeal(twice, { 2: 'EO GO HO SO EU GU HU SU' });
    expect(billAt(after(openAuction(sie), '2 lay-sie'))).toMatchObject({ factor: 4 * 4 });
    expect(after(openAuction(sie), '2 lay-sie').doubled).toBe(1);
  });

  test('B58 knocks that survive never grow beyond what any table lets count, and the record can be read again', () => {
    const carrying = session({
      ...DOUBLE,
      'klopfen.enabled': true,
      'klopfen.carryOver': true,
      'dealing.cutMaxTimes': 0,
    });
    let table = carrying;
    for (let deal = 0; deal < 300; deal++) table = knockedAndPassed(table);
    expect(table.carried).toBe(1024);
    expect(dealOf(nextDeal(table)).doubled).toBe(1024);
    expect(dealOf(nextDeal(knockedAndPassed(carrying))).doubled).toBe(2 * 16);
  });

  test('R30 other ways to go on double nothing', () => {
    expect(passed(session(PLAIN), 3).doubled).toBe(1);
    expect(passed(session(STOCK), 3).doubled).toBe(1);
  });
});

describe('the session', () => {
  test('R14 the deal moves on one seat, round the table', () => {
    const dealers = [0, 1, 2, 3, 4, 5].map((deals) => passed(session(PLAIN), deals).dealer);
    expect(dealers).toEqual([3, 0, 1, 2, 3, 0]);
  });

  test('B34 dealing.redealDealer=same with a game in between', () => {
    const rules = { ...PLAIN, 'dealing.redealDealer': 'same' } as const;
    const table = passed(session(rules), 2);
    expect(table.dealer).toBe(3);
    expect(game(table, WON, '0 announce rufspiel E').dealer).toBe(0);
  });

  test('accounts add up over the deals and sum to zero with the Stock', () => {
    const table = [1, 2, 3, 4].reduce((now) => game(now, WON, '0 announce solo H'), passed(session(STOCK)));
    const [a, b, c, d] = table.accounts;
    expect(a + b + c + d + table.stock).toBe(0);
    expect(table.accounts).toEqual([630, -210, -210, -210]);
    expect(table.deals).toBe(5);
  });

  test('deals are numbered', () => {
    expect(dealOf(nextDeal(session(PLAIN))).number).toBe(1);
    expect(dealOf(nextDeal(passed(session(PLAIN), 2))).number).toBe(3);
  });
});
