import { describe, expect, test } from 'vitest';
import type { HouseRuleSet } from './house-rules.ts';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';
import type { Viewer } from './view.ts';
import { view } from './view.ts';
import { codes, hand, rulesOf } from '../test/support/cards.ts';
import type { WrittenHands } from '../test/support/cards.ts';
import {
  after,
  allPass,
  auctionTable,
  dealOf,
  dealtTable,
  nextDeal,
  openAuction,
  playCards,
  playOut,
  playTable,
  refusal,
  withInterest,
} from '../test/support/table.ts';

/** s0 calls the Gras-Sau of s2, who holds four Gras and leads after the first trick. */
const HANDS: WrittenHands = {
  0: 'GK G9 EU GO HU H9 S8 S7',
  1: 'E7 EA EZ SO GU HA E9 SA',
  2: 'GA GZ G8 G7 EO H8 S9 SK',
  3: 'EK E8 SZ SU HO HZ HK H7',
};

const EVERYBODY: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];

function rufspiel(set: HouseRuleSet = {}): Table {
  return playTable('0 announce rufspiel G', { rules: rulesOf(set), hands: HANDS });
}

/** The partner as each viewer may know him, the spectator last. */
function partners(table: Table): readonly (Seat | null)[] {
  return EVERYBODY.map((viewer) => view(table, viewer).deal!.partner);
}

describe('who is the partner', () => {
  test('VI-01 VI-02 before the Sau has fallen only the partner knows', () => {
    expect(partners(rufspiel())).toEqual([null, null, 2, null, null]);
    expect(partners(playCards(rufspiel(), 'H9 HA EO H7'))).toEqual([null, null, 2, null, null]);
  });

  test('VI-03 R41 once it lies on the table everybody does, before the trick is complete', () => {
    const led = playCards(rufspiel(), 'H9 HA EO H7 GA');
    expect(partners(led)).toEqual([2, 2, 2, 2, 2]);
    expect(partners(playCards(led, 'EK GK E7 H8'))).toEqual([2, 2, 2, 2, 2]);
  });

  test('VI-04 B44 after davonlaufen: not shown by default', () => {
    const ran = playCards(rufspiel(), 'H9 HA EO H7 G7 EK GK E7');
    expect(partners(ran)).toEqual([null, null, 2, null, null]);
    expect(EVERYBODY.map((viewer) => view(ran, viewer).deal!.ranAway)).toEqual([false, false, true, false, false]);
  });

  test('VI-04 view.revealAfterDavonlaufen: shown once the trick is complete', () => {
    const rules = { 'view.revealAfterDavonlaufen': true } as const;
    expect(partners(playCards(rufspiel(rules), 'H9 HA EO H7 G7 EK GK'))).toEqual([null, null, 2, null, null]);
    expect(partners(playCards(rufspiel(rules), 'H9 HA EO H7 G7 EK GK E7'))).toEqual([2, 2, 2, 2, 2]);
    expect(partners(playCards(rufspiel(rules), 'H9 HA EO H7 S9 SZ S8 SA'))).toEqual([null, null, 2, null, null]);
  });

  test('B12 a Stoß of an opponent shows nobody; a Retour of the partner shows him', () => {
    expect(partners(after(rufspiel(), '1 stoss'))).toEqual([null, null, 2, null, null]);
    expect(partners(after(rufspiel(), '1 stoss', '0 stoss'))).toEqual([null, null, 2, null, null]);
    expect(partners(after(rufspiel(), '1 stoss', '2 stoss'))).toEqual([2, 2, 2, 2, 2]);
  });

  test('when the deal is over everybody knows', () => {
    expect(partners(playOut(rufspiel()))).toEqual([2, 2, 2, 2, 2]);
  });

  test('other games have none', () => {
    expect(partners(playTable('0 announce wenz', { hands: HANDS }))).toEqual([null, null, null, null, null]);
    expect(partners(auctionTable())).toEqual([null, null, null, null, null]);
  });
});

describe('what a viewer sees', () => {
  test('VI-05 R29 who is gesperrt looks to the others like anybody else', () => {
    const hands = { 1: 'EA GA SA EO GO HU H9 H8' } as const;
    const table = withInterest(auctionTable({ hands }), 1);
    expect(view(table, 0).actions).toEqual([]);
    expect(view(table, 'spectator').actions).toEqual([]);
    expect(view(table, 1).actions.some((a) => a.type === 'announce' && a.announcement.game === 'rufspiel')).toBe(false);
  });

  test('VI-06 while it is asked to knock a seat sees its first four cards', () => {
    const rules = rulesOf({ 'klopfen.enabled': true, 'dealing.cutMaxTimes': 0 });
    const table = dealtTable({ rules, hands: HANDS });
    expect(codes(view(table, 0).deal!.hand)).toBe(codes(hand('GK G9 EU GO')));
    expect(view(table, 0).actions).toEqual([{ type: 'knock' }, { type: 'not-knock' }]);
    expect(view(table, 1).actions).toEqual([]);
  });

  test('BL-037 a seat sees its own hand, a spectator none', () => {
    const table = playCards(rufspiel(), 'H9 HA EO H7 GA');
    expect(codes(view(table, 3).deal!.hand)).toBe(codes(hand('EK E8 SZ SU HO HZ HK')));
    expect(view(table, 3).deal!.dealt).toBe(hand(HANDS[3]!));
    expect(view(table, 'spectator').deal).toMatchObject({ hand: 0, dealt: 0, handSizes: [7, 7, 6, 7], hands: null });
  });

  test('what lies on the table, whose turn it is, and who has taken what', () => {
    const deal = view(playCards(rufspiel(), 'H9 HA EO H7 GA EK'), 1).deal!;
    expect(deal).toMatchObject({ phase: 'play', turn: 0, leader: 2, points: [0, 0, 14, 0], taken: [0, 0, 1, 0] });
    expect(deal.trick).toHaveLength(2);
    expect(deal.tricks).toHaveLength(1);
    expect(deal.tricks[0]).toMatchObject({ leader: 0, winner: 2, points: 14 });
  });

  test('BL-034 the last trick is there when the deal is settled, with all hands as dealt', () => {
    const table = playOut(rufspiel());
    const deal = view(table, 'spectator').deal!;
    expect(deal).toMatchObject({ phase: 'settled', turn: null, hands: dealOf(table).hands });
    expect(deal.tricks).toHaveLength(8);
    expect(deal.points.reduce((sum, points) => sum + points, 0)).toBe(120);
    expect(deal.taken.reduce((sum, tricks) => sum + tricks, 0)).toBe(8);
    expect(deal.bill!.kind).toBe('party');
    expect(view(rufspiel(), 0).deal!.bill).toBeNull();
  });

  test('BL-043 the next deal shows nothing of the one before', () => {
    const deal = view(nextDeal(playOut(rufspiel())), 1).deal!;
    expect(deal).toMatchObject({
      number: 2,
      contract: null,
      partner: null,
      hand: 0,
      tricks: [],
      stoss: [],
      bill: null,
    });
    expect(deal).toMatchObject({ auction: null, knocks: [], shown: [], claimant: null, hands: null, leader: null });
  });

  test('a Sie lies open for everybody', () => {
    const rules = rulesOf({ 'stoss.onSie': true });
    const table = after(auctionTable({ rules, hands: { 2: 'EO GO HO SO EU GU HU SU' } }), '2 lay-sie');
    expect(view(table, 0).deal!.shown).toEqual([{ seat: 2, cards: hand('EO GO HO SO EU GU HU SU') }]);
    expect(view(table, 0).deal!.turn).toBeNull();
    expect(view(table, 0).actions).toEqual([{ type: 'stoss' }, { type: 'no-stoss' }]);
  });

  test('the auction and its turn are public', () => {
    const deal = view(auctionTable(), 'spectator').deal!;
    expect(deal).toMatchObject({ phase: 'auction', turn: 0 });
    expect(view(after(auctionTable(), '0 weiter'), 3).deal!.turn).toBe(1);
    expect(view(allPass(auctionTable()), 3).deal).toMatchObject({ phase: 'settled', turn: null });
  });

  test('before the first deal there is a table and no deal', () => {
    const empty = { ...auctionTable(), deal: null };
    expect(view(empty, 0)).toMatchObject({ deal: null, actions: [], viewer: 0 });
    expect(refusal(empty, '0 weiter')).toEqual({ code: 'wrong-phase', phase: 'between-deals' });
  });

  test('what earlier deals left is public: accounts, Stock, factor', () => {
    const rules = rulesOf({ 'klopfen.enabled': true, 'klopfen.carryOver': true, 'allPass.action': 'doubleNext' });
    const table = allPass(openAuction(after(dealtTable({ rules }), '2 done-cutting', '0 knock')));
    expect(view(table, 'spectator')).toMatchObject({
      doubled: 4,
      stock: 0,
      accounts: [0, 0, 0, 0],
      dealer: 0,
      deals: 1,
    });
  });
});

describe('hands after the deal', () => {
  test('everybody may look at the hands of a game that was played', () => {
    const hands = EVERYBODY.map((viewer) => view(playOut(rufspiel()), viewer).deal!.hands);
    expect(hands).toEqual(EVERYBODY.map(() => dealOf(rufspiel()).hands));
  });

  test('R29 VI-05 cards that were thrown in stay unseen, or they would tell who was gesperrt', () => {
    const table = allPass(auctionTable({ rules: rulesOf(), hands: HANDS }));
    expect(dealOf(table).phase.name).toBe('settled');
    expect(EVERYBODY.map((viewer) => view(table, viewer).deal!.hands)).toEqual(EVERYBODY.map(() => null));
  });
});
