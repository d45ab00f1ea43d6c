import { describe, expect, test } from 'vitest';
import { outcomeOfDeal } from './outcome-of-deal.ts';
import type { HouseRuleSet } from './house-rules.ts';
import type { Outcome } from './outcome.ts';
import type { Table } from './table.ts';
import { rulesOf } from '../test/support/cards.ts';
import type { WrittenHands } from '../test/support/cards.ts';
import {
  after,
  allPass,
  auctionTable,
  dealOf,
  dealtTable,
  openAuction,
  playCards,
  playOut,
  playTable,
} from '../test/support/table.ts';

const HANDS: WrittenHands = {
  0: 'GK G9 EU GO HU H9 S8 S7',
  1: 'E7 EA EZ SO GU HA E9 SA',
  2: 'GA GZ G8 G7 EO H8 S9 SK',
  3: 'EK E8 SZ SU HO HZ HK H7',
};

function outcome(table: Table): Outcome {
  return outcomeOfDeal(dealOf(table));
}

function ramsch(hands: WrittenHands, set: HouseRuleSet = {}): Table {
  return allPass(auctionTable({ rules: rulesOf({ 'allPass.action': 'ramsch', ...set }), hands }));
}

describe('what a finished deal comes to', () => {
  test('R96 a Rufspiel: points, tricks and Laufende of both partners together', () => {
    const played = playOut(after(playTable('0 announce rufspiel G', { hands: HANDS }), '1 stoss', '0 stoss'));
    const { points, taken } = dealOf(played).play!;
    expect(outcome(played)).toMatchObject({
      kind: 'party',
      partner: 2,
      points: points[0] + points[2],
      tricks: taken[0] + taken[2],
      tricksInDeal: 8,
      // EO with s2, GO with s0, HO with s3.
      laufende: { holder: 'declarer', count: 2 },
      mussTrumps: null,
      schwarzClaimed: false,
      knocks: 0,
      stoss: 2,
      doubled: 1,
    });
  });

  test('R94 a Solo: Laufende of the declarer alone, as dealt', () => {
    const played = playOut(playTable('2 announce solo G', { hands: HANDS }));
    expect(outcome(played)).toMatchObject({ partner: null, laufende: { holder: 'declarer', count: 1 } });
    const without = playOut(playTable('1 announce wenz', { hands: HANDS }));
    expect(outcome(without)).toMatchObject({ laufende: { holder: 'opponents', count: 1 } });
  });

  test('B54 a Muss-Spiel: the trumps dealt to the caller', () => {
    const rules = rulesOf({ 'allPass.action': 'eichelOberMuss' });
    const forced = allPass(auctionTable({ rules, hands: HANDS }));
    expect(outcome(playOut(after(forced, '2 announce rufspiel S')))).toMatchObject({ mussTrumps: 2 });
    expect(outcome(playOut(after(forced, '2 announce wenz')))).toMatchObject({ mussTrumps: null });
  });

  test('B24 knocks and what earlier deals left', () => {
    const rules = rulesOf({ 'klopfen.enabled': true, 'dealing.cutMaxTimes': 0 });
    const knocked = after(dealtTable({ rules, hands: HANDS }), '0 knock', '1 knock');
    expect(outcome(allPass(knocked))).toEqual({ kind: 'thrown-in', knocks: 2 });
    const doubled = { ...dealOf(openAuction(knocked)), doubled: 4 };
    expect(outcomeOfDeal({ ...doubled, contract: { game: 'sie', declarer: 3 } })).toEqual({
      kind: 'sie',
      declarer: 3,
      knocks: 2,
      stoss: 0,
      doubled: 4,
    });
  });

  test('B51 a Ramsch: points and tricks by seat, the highest trump and the last trick each has won', () => {
    const played = playOut(ramsch(HANDS));
    const { points, taken, tricks, order } = dealOf(played).play!;
    const found = outcome(played);
    expect(found).toMatchObject({ kind: 'ramsch', points, tricks: taken, tricksInDeal: 8, forehand: 0 });
    if (found.kind !== 'ramsch') throw new Error('no Ramsch');
    const owners = tricks.flatMap(({ cards, winner }) => cards.map((one) => [one, winner] as const));
    for (const seat of [0, 1, 2, 3] as const) {
      const own = owners.filter(([one, winner]) => winner === seat && order.trumps.includes(one));
      expect(found.highestTrump![seat]).toBe(Math.max(0, ...own.map(([one]) => order.strength[one]!)));
      expect(found.lastTrick![seat]).toBe(tricks.map(({ winner }) => winner).lastIndexOf(seat) + 1);
    }
    expect(Math.max(...found.highestTrump!)).toBe(100);
    expect(Math.max(...found.lastTrick!)).toBe(8);
  });

  test('B51 a seat without a trump in its tricks has none', () => {
    const first = playCards(ramsch(HANDS), 'S8 SA SK SZ');
    expect(outcome(first)).toMatchObject({ highestTrump: [0, 0, 0, 0], lastTrick: [0, 1, 0, 0] });
  });

  test('B51 B59 a Ramsch whose rest was claimed: the claimant has the last trick and every trump that was left', () => {
    const table = ramsch(HANDS, { 'play.claimRest': 'allRemaining' });
    const claimed = after(
      playCards(table, 'S8 SA SK SZ'),
      '1 claim',
      '0 agree-claim',
      '2 agree-claim',
      '3 agree-claim',
    );
    expect(outcome(claimed)).toMatchObject({ points: [0, 120, 0, 0], tricks: [0, 8, 0, 0] });
    expect(outcome(claimed)).toMatchObject({ highestTrump: [0, 100, 0, 0], lastTrick: [0, 8, 0, 0] });
  });
});
