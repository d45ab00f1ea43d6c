import { describe, expect, test } from 'vitest';
import type { Table } from './table.ts';
import { view } from './view.ts';
import { hand, rulesOf } from '../test/support/cards.ts';
import {
  after,
  allPass,
  auctionTable,
  billAt,
  dealOf,
  playCards,
  playOut,
  playTable,
  refusal,
  whoMay,
} from '../test/support/table.ts';

const CLAIM = rulesOf({ 'play.claimRest': 'allRemaining' });
const HANDS = { 0: 'EU GU HU SU EA EZ GA GZ' } as const;

/** s0 plays a Wenz that cannot be beaten, and leads. */
function wenz(rules = CLAIM): Table {
  return playTable('0 announce wenz', { rules, hands: HANDS });
}

/** s0 claims the rest and all agree. */
function claimed(table: Table): Table {
  return after(table, '0 claim', '1 agree-claim', '2 agree-claim', '3 agree-claim');
}

function phase(table: Table): string {
  return dealOf(table).phase.name;
}

describe('"der Rest gehört mir"', () => {
  test('B59 play.claimRest=off: not at this table', () => {
    expect(refusal(wenz(rulesOf()), '0 claim')).toEqual({ code: 'claim-off' });
    expect(refusal(auctionTable(), '0 claim')).toEqual({ code: 'claim-off' });
  });

  test('B59 by whoever leads, when it is his turn and nothing lies on the table', () => {
    expect(whoMay(wenz(), 'claim')).toEqual([0]);
    expect(refusal(wenz(), '1 claim')).toEqual({ code: 'not-turn', seat: 0 });
    const led = playCards(wenz(), 'EA');
    expect(refusal(led, '1 claim')).toEqual({ code: 'not-turn', seat: 1 });
    expect(refusal(auctionTable({ rules: CLAIM }), '0 claim')).toEqual({ code: 'wrong-phase', phase: 'auction' });
  });

  test('BL-036 nothing ends until all three others agree', () => {
    const asked = after(wenz(), '0 claim');
    expect(dealOf(asked).phase).toEqual({ name: 'claim', claimant: 0, waiting: [1, 2, 3] });
    expect(whoMay(asked, 'agree-claim')).toEqual([1, 2, 3]);
    expect(refusal(asked, '0 agree-claim')).toEqual({ code: 'claim-not-asked' });
    const two = after(asked, '3 agree-claim', '1 agree-claim');
    expect(whoMay(two, 'agree-claim')).toEqual([2]);
    expect(refusal(two, '1 refuse-claim')).toEqual({ code: 'claim-not-asked' });
    const agreed = after(two, '2 agree-claim');
    expect(billAt(agreed)).toMatchObject({ kind: 'party', won: true, schwarz: true });
    expect(dealOf(agreed)).toMatchObject({ claimedBy: 0, play: { points: [120, 0, 0, 0], taken: [8, 0, 0, 0] } });
  });

  test('BL-036 one who refuses is enough; the game goes on and the claimant may not claim again', () => {
    const refused = after(wenz(), '0 claim', '1 agree-claim', '2 refuse-claim');
    expect(dealOf(refused)).toMatchObject({ phase: { name: 'play' }, shown: [0], claimedBy: null });
    expect(refusal(refused, '0 claim')).toEqual({ code: 'claim-refused-before' });
    expect(refusal(refused, '0 play EA')).toBeNull();
    expect(refusal(refused, '3 agree-claim')).toEqual({ code: 'wrong-phase', phase: 'play' });
    expect(refusal(refused, '3 refuse-claim')).toEqual({ code: 'wrong-phase', phase: 'play' });
  });

  test('B59 the claimant shows his hand, everybody sees what is left of it', () => {
    const played = playCards(wenz(), 'EA');
    expect(view(played, 1).deal!.shown).toEqual([]);
    const asked = after(wenz(), '0 claim');
    const seen = view(asked, 'spectator').deal!;
    expect(seen.shown).toEqual([{ seat: 0, cards: hand(HANDS[0]) }]);
    expect(seen).toMatchObject({ claimant: 0, turn: null, phase: 'claim' });
    const refused = playCards(after(asked, '1 refuse-claim'), 'EA');
    expect(view(refused, 2).deal!.shown).toEqual([{ seat: 0, cards: hand('EU GU HU SU EZ GA GZ') }]);
    expect(view(refused, 2).deal!.claimant).toBeNull();
    const agreed = after(asked, '1 agree-claim', '2 agree-claim', '3 agree-claim');
    expect(view(agreed, 2).deal!.claimant).toBe(0);
  });

  test('while the others are asked nothing else happens', () => {
    const asked = after(wenz(), '0 claim');
    expect(refusal(asked, '0 play EA')).toEqual({ code: 'answer-claim-first' });
    expect(refusal(asked, '0 claim')).toEqual({ code: 'wrong-phase', phase: 'claim' });
    expect(refusal(asked, '1 stoss')).toEqual({ code: 'wrong-phase', phase: 'claim' });
    expect(view(asked, 1).actions).toEqual([{ type: 'agree-claim' }, { type: 'refuse-claim' }]);
    expect(view(asked, 0).actions).toEqual([]);
  });

  test('B11 while a Stoß waits for its answer nobody claims', () => {
    const table = after(wenz(), '1 stoss');
    expect(refusal(table, '0 claim')).toEqual({ code: 'answer-stoss-first' });
    expect(refusal(after(table, '0 no-stoss'), '0 claim')).toBeNull();
  });
});

describe('Schwarz that has to be demanded', () => {
  const rules = rulesOf({ 'play.claimRest': 'allRemaining', 'schwarz.claimRequired': true });

  test('R92 B3 the winners of all tricks are asked', () => {
    const table = claimed(wenz(rules));
    expect(dealOf(table).phase).toEqual({ name: 'schwarz-claim', waiting: [0] });
    expect(view(table, 0).actions).toEqual([{ type: 'claim-schwarz' }, { type: 'waive-schwarz' }]);
    expect(refusal(table, '1 claim-schwarz')).toEqual({ code: 'schwarz-not-yours' });
    expect(refusal(table, '1 waive-schwarz')).toEqual({ code: 'schwarz-not-yours' });
    expect(billAt(after(table, '0 claim-schwarz')).schwarz).toBe(true);
    expect(billAt(after(table, '0 waive-schwarz')).schwarz).toBe(false);
    expect(dealOf(after(table, '0 claim-schwarz')).schwarzClaimed).toBe(true);
  });

  test('R92 one of the party is enough, all of them have to waive it; by then everybody knows the partner', () => {
    const hands = { 0: 'EO GO HO SO EU GU HU EK', 2: 'EA GA SA HA' } as const;
    const table = claimed(playTable('0 announce rufspiel E', { rules, hands }));
    expect(dealOf(table).phase).toEqual({ name: 'schwarz-claim', waiting: [0, 2] });
    expect(view(table, 1).deal!.partner).toBe(2);
    const waived = after(table, '2 waive-schwarz');
    expect(refusal(waived, '2 claim-schwarz')).toEqual({ code: 'schwarz-not-yours' });
    expect(billAt(after(waived, '0 claim-schwarz')).schwarz).toBe(true);
    expect(billAt(after(waived, '0 waive-schwarz')).schwarz).toBe(false);
  });

  test('R92 the opponents may demand it too', () => {
    const hands = { 0: 'EU GU HU SU EA EZ GA GZ' } as const;
    const table = claimed(playTable('1 announce wenz', { rules, hands }));
    expect(dealOf(table).phase).toEqual({ name: 'schwarz-claim', waiting: [0, 2, 3] });
  });

  test('R61 not asked in a Tout, in a Bettel, in a Ramsch, and not when both parties have a trick', () => {
    expect(phase(claimed(playTable('0 announce wenz tout', { rules, hands: HANDS })))).toBe('settled');
    const bettel = rulesOf({ 'play.claimRest': 'allRemaining', 'schwarz.claimRequired': true, 'games.bettel': true });
    expect(phase(claimed(playTable('1 announce bettel', { rules: bettel, hands: HANDS })))).toBe('settled');
    const ramsch = rulesOf({ 'allPass.action': 'ramsch', 'schwarz.claimRequired': true });
    expect(phase(playOut(allPass(auctionTable({ rules: ramsch }))))).toBe('settled');
    const both = playOut(playTable('2 announce wenz', { rules }));
    expect(dealOf(both).play!.taken.filter((tricks) => tricks > 0).length).toBeGreaterThan(1);
    expect(phase(both)).toBe('settled');
    expect(phase(claimed(wenz()))).toBe('settled');
  });

  test('R92 nobody demands it before the end', () => {
    expect(refusal(wenz(rules), '0 claim-schwarz')).toEqual({ code: 'wrong-phase', phase: 'play' });
    expect(refusal(wenz(rules), '0 waive-schwarz')).toEqual({ code: 'wrong-phase', phase: 'play' });
  });
});
