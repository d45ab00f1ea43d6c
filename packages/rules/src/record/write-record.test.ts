import { describe, expect, test } from 'vitest';
import type { HouseRuleSet } from '../house-rules.ts';
import type { Table } from '../table.ts';
import { readRecord } from './read-record.ts';
import { replayRecord } from './replay-record.ts';
import type { Replay } from './replay-record.ts';
import { writeContract, writeRecord } from './write-record.ts';
import type { WrittenRecord } from './write-record.ts';
import { card, rulesOf } from '../../test/support/cards.ts';
import type { WrittenHands } from '../../test/support/cards.ts';
import {
  after,
  allPass,
  auctionTable,
  billAt,
  dealOf,
  dealtTable,
  nextDeal,
  openAuction,
  playOut,
  playTable,
  withInterest,
} from '../../test/support/table.ts';

const EVERYTHING: HouseRuleSet = {
  'games.geier': true,
  'games.farbgeier': true,
  'games.bettel': true,
  'tout.allowedGames': ['solo', 'wenz', 'farbwenz', 'geier', 'farbgeier', 'rufspiel'],
  'play.claimRest': 'allRemaining',
  'stoss.onSie': true,
};
const RULES = rulesOf(EVERYTHING);
const MUSS = rulesOf({ 'allPass.action': 'eichelOberMuss' });

/** A table whose deal went through writing, JSON, reading and replaying. */
function roundTrip(table: Table): { readonly written: WrittenRecord; readonly replay: Replay } {
  const written = writeRecord(table.rules, dealOf(table), 'a record')!;
  const read = readRecord(JSON.parse(JSON.stringify(written)));
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  const replay = replayRecord(read.value);
  if (!replay.ok) throw new Error(JSON.stringify(replay.reason));
  expect(read.value).toMatchObject({ id: 'a record', rules: table.rules, dealer: dealOf(table).dealer });
  expect(read.value.hands).toEqual(dealOf(table).hands);
  return { written, replay: replay.value };
}

function expectSame(table: Table): WrittenRecord {
  const { written, replay } = roundTrip(table);
  const bill = billAt(table);
  expect(replay.bill).toEqual(bill);
  expect(replay.contract).toEqual(dealOf(table).contract);
  expect(written.result).toEqual({ deltas: bill.deltas, stock: bill.stock.after });
  return written;
}

describe('a deal that is written down and played again', () => {
  test.each([
    'rufspiel S',
    'rufspiel S tout',
    'solo E',
    'solo H tout',
    'wenz',
    'wenz tout',
    'geier',
    'farbwenz G',
    'farbgeier S',
    'bettel',
  ])('%s', (words) => {
    const written = expectSame(playOut(playTable(`0 announce ${words}`, { rules: RULES })));
    expect(written.tricks).toHaveLength(8);
    expect(written.contract).toMatchObject({ game: words.split(' ')[0], declarer: 0 });
  });

  test('Ramsch', () => {
    const rules = rulesOf({ 'allPass.action': 'ramsch' });
    const written = expectSame(playOut(allPass(auctionTable({ rules }))));
    expect(written.contract).toEqual({ game: 'ramsch' });
  });

  test('Sie, with its Stoß', () => {
    const table = auctionTable({ rules: RULES, hands: { 1: 'EO GO HO SO EU GU HU SU' } });
    const written = expectSame(after(table, '1 lay-sie', '0 no-stoss', '2 stoss', '1 stoss'));
    expect(written).toMatchObject({ contract: { game: 'sie', declarer: 1 }, tricks: [], stoss: [2, 1] });
  });

  test('thrown in', () => {
    const rules = rulesOf({ 'allPass.action': 'stock' });
    const written = expectSame(allPass(auctionTable({ rules })));
    expect(written).toMatchObject({ contract: null, tricks: [], stock: 0, result: { stock: 40 } });
  });

  test('knocks, Stoß, a doubled deal and the Stock', () => {
    const rules = rulesOf({
      'klopfen.enabled': true,
      'klopfen.carryOver': true,
      'allPass.action': 'doubleNext',
      'dealing.cutMaxTimes': 0,
    });
    const first = allPass(openAuction(after(dealtTable({ rules }), '0 knock')));
    const second = openAuction(after(nextDeal(first), '1 not-knock', '2 knock'));
    const played = playOut(after(withInterest(second, 1), '1 announce solo H', '3 stoss', '1 stoss'));
    const written = expectSame(played);
    expect(written).toMatchObject({ dealer: 0, knocks: [2], stoss: [3, 1], doubled: 4 });
  });

  test('the short deck', () => {
    const rules = rulesOf({ deck: 24 });
    const written = expectSame(playOut(playTable('0 announce solo H', { rules })));
    expect(written.tricks).toHaveLength(6);
    expect(written.hands[0]).toHaveLength(6);
    expect(written.rules.set).toMatchObject({ deck: 24 });
  });

  test('a claimed rest', () => {
    const table = playTable('0 announce wenz', { rules: RULES, hands: { 0: 'EU GU HU SU EA EZ GA GZ' } });
    const claimed = after(table, '0 claim', '1 agree-claim', '2 agree-claim', '3 agree-claim');
    expect(expectSame(claimed)).toMatchObject({ claim: 0, tricks: [] });
    expect(writeRecord(RULES, dealOf(playOut(table)), 'x')).not.toHaveProperty('claim');
  });

  test('Schwarz that was demanded', () => {
    const rules = rulesOf({ ...EVERYTHING, 'schwarz.claimRequired': true });
    const table = playTable('0 announce wenz', { rules, hands: { 0: 'EU GU HU SU EA EZ GA GZ' } });
    const claimed = after(table, '0 claim', '1 agree-claim', '2 agree-claim', '3 agree-claim');
    expect(expectSame(after(claimed, '0 claim-schwarz'))).toMatchObject({ schwarzClaimed: true });
    expect(expectSame(after(claimed, '0 waive-schwarz'))).not.toHaveProperty('schwarzClaimed');
  });

  test('a Tout that ended with its first lost trick', () => {
    const rules = rulesOf({ 'tout.onLostTrick': 'stop' });
    const written = expectSame(playOut(playTable('0 announce wenz tout', { rules })));
    expect(written.tricks.length).toBeLessThan(8);
  });

  test('B54 a Muss-Spiel of a hand that can call: the record says so', () => {
    const forced = allPass(auctionTable({ rules: MUSS, hands: { 2: 'EO GO HU H9 GK G9 EA SA' } }));
    const written = expectSame(playOut(after(forced, '2 announce rufspiel G')));
    expect(written.contract).toEqual({ game: 'rufspiel', suit: 'G', declarer: 2, tout: false, muss: true });
  });

  test('B54 the holder of the Eichel-Ober who calls of his own free will plays no Muss-Spiel', () => {
    const table = withInterest(auctionTable({ rules: MUSS, hands: { 2: 'EO GO HU H9 GK G9 EA SA' } }), 2);
    const written = expectSame(playOut(after(table, '2 announce rufspiel G')));
    expect(written.contract).not.toHaveProperty('muss');
  });

  test.each<readonly [string, WrittenHands, string]>([
    ['MU-02 a renonce', { 2: 'EO EA E9 GA G9 HU H9 H8' }, 'SA'],
    ['MU-03 a Zehn', { 2: 'EO EA GA SA E9 HU H9 H8' }, 'SZ'],
  ])('%s', (_, hands, called) => {
    const forced = allPass(auctionTable({ rules: MUSS, hands }));
    const { written, replay } = roundTrip(playOut(after(forced, '2 announce rufspiel S')));
    expect(replay.contract).toMatchObject({ called: card(called), muss: true });
    expect(written.contract?.called).toBe(called === 'SZ' ? 'SZ' : undefined);
  });

  test('a deal that is not settled has no record', () => {
    expect(writeRecord(RULES, dealOf(playTable('0 announce wenz', { rules: RULES })), 'x')).toBeNull();
  });

  test('a play that was stopped inside a trick keeps the cards that lie there', () => {
    const table = playTable('0 announce wenz', { rules: RULES });
    const deal = dealOf(playOut(table));
    const play = {
      ...deal.play!,
      tricks: deal.play!.tricks.slice(0, 1),
      trick: deal.play!.tricks[1]!.cards.slice(0, 2),
    };
    const { tricks } = writeRecord(RULES, { ...deal, play }, 'x')!;
    expect(tricks.map((trick) => trick.length)).toEqual([4, 2]);
  });
});

describe('a contract in a record', () => {
  test('names what its game has', () => {
    expect(writeContract({ game: 'bettel', declarer: 1 })).toEqual({ game: 'bettel', declarer: 1 });
    expect(writeContract({ game: 'geier', declarer: 1, tout: true })).toEqual({
      game: 'geier',
      declarer: 1,
      tout: true,
    });
    expect(writeContract({ game: 'farbgeier', suit: 'S', declarer: 3, tout: false })).toEqual({
      game: 'farbgeier',
      suit: 'S',
      declarer: 3,
      tout: false,
    });
  });
});
