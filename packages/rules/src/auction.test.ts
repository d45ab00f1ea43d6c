import { describe, expect, test } from 'vitest';
import type { HouseRules } from './house-rules.ts';
import type { PresetName } from './house-rules/presets.ts';
import { SEATS, seatAfter } from './seat.ts';
import type { Table } from './table.ts';
import { view } from './view.ts';
import { rulesOf } from '../test/support/cards.ts';
import {
  after,
  allPass,
  auctionTable,
  billAt,
  dealOf,
  nextDeal,
  openAuction,
  playTable,
  refusal,
  whoMay,
  withInterest,
} from '../test/support/table.ts';

const SCHULE = rulesOf();
const TABLE = rulesOf({ 'bidding.mode': 'table' });
const NEGOTIATION = rulesOf({ 'bidding.mode': 'negotiation' });

/** A hand that is gesperrt: it owns three Säue. */
const GESPERRT = 'EA GA SA EO GO HU H9 H8';
const SIE = 'EO GO HO SO EU GU HU SU';

/** What the auction waits for. */
function step(table: Table): unknown {
  return dealOf(table).auction!.step;
}

/** An auction in which these seats, counted from the forehand s0, want to play. */
function interested(rules: HouseRules, ...seats: readonly (0 | 1 | 2 | 3)[]): Table {
  return withInterest(auctionTable({ rules }), ...seats);
}

describe('who wants to play', () => {
  test('R17 everybody is asked once in turn from the forehand', () => {
    for (const dealer of SEATS) {
      const table = auctionTable({ dealer });
      const [first, second, third, last] = [1, 2, 3, 4].map((steps) => seatAfter(dealer, steps));
      expect(whoMay(table, 'interest')).toEqual([first]);
      const two = after(table, `${first!} weiter`, `${second!} interest`);
      expect(whoMay(two, 'weiter')).toEqual([third]);
      const all = after(two, `${third!} weiter`, `${last!} weiter`);
      expect(step(all)).toMatchObject({ type: 'announcement', seat: second });
    }
  });

  test('not in turn, and not after it was asked', () => {
    const table = auctionTable();
    expect(refusal(table, '1 interest')).toEqual({ code: 'not-turn', seat: 0 });
    expect(refusal(table, '1 weiter')).toEqual({ code: 'not-turn', seat: 0 });
    expect(refusal(table, '0 name wenz')).toEqual({ code: 'wrong-phase', phase: 'auction' });
    expect(refusal(table, '0 hold')).toEqual({ code: 'wrong-phase', phase: 'auction' });
    expect(refusal(table, '0 announce wenz')).toEqual({ code: 'wrong-phase', phase: 'auction' });
    expect(refusal(interested(SCHULE, 0, 1), '1 interest')).toEqual({ code: 'wrong-phase', phase: 'auction' });
  });

  test('R29 C.8.7 a gesperrt hand has nothing to announce where only the Rufspiel is played', () => {
    const rules = rulesOf({ 'games.solo': false, 'games.wenz': false, 'games.farbwenz': false, 'games.sie': false });
    const table = auctionTable({ rules, hands: { 0: GESPERRT } });
    expect(refusal(table, '0 interest')).toEqual({ code: 'bid-nothing-possible' });
    expect(refusal(table, '0 weiter')).toBeNull();
    expect(refusal(after(table, '0 weiter'), '1 interest')).toBeNull();
  });

  test('BD-20 B28 who is alone interested and gesperrt gets no Rufspiel and has to announce a solo game', () => {
    const table = withInterest(auctionTable({ hands: { 0: GESPERRT } }), 0);
    const games = view(table, 0).actions.flatMap((action) =>
      action.type === 'announce' ? [action.announcement.game] : [action.type],
    );
    expect(new Set(games)).toEqual(new Set(['farbwenz', 'wenz', 'solo']));
    expect(refusal(table, '0 announce rufspiel E')).toEqual({ code: 'bid-own-sau', suit: 'E' });
    expect(refusal(table, '0 weiter')).toEqual({ code: 'bid-interest-binds' });
    expect(refusal(table, '0 announce wenz')).toBeNull();
  });

  test('B28 bidding.interestBinding=false: who is alone interested may change his mind', () => {
    const table = interested(rulesOf({ 'bidding.interestBinding': false }), 1);
    expect(billAt(after(table, '1 weiter')).kind).toBe('thrown-in');
  });

  test('BD-12 the first interested player may announce a Rufspiel, whatever his seat', () => {
    const table = withInterest(auctionTable({ hands: { 1: 'EK E9 HO HU HA H9 H8 GA' } }), 1);
    expect(refusal(table, '1 announce rufspiel E')).toBeNull();
  });

  test('B25 in the other modes nothing binds him', () => {
    for (const rules of [TABLE, NEGOTIATION]) {
      expect(step(interested(rules, 1))).toEqual({
        type: 'announcement',
        seat: 1,
        floor: null,
        named: false,
        muss: false,
      });
    }
  });

  test('R22 C.2 the first minimum game binds a player who is alone interested', () => {
    const rules = rulesOf({ 'bidding.minGameByInterest': ['wenz', 'wenz', 'solo', 'solo'] });
    const table = interested(rules, 2);
    expect(refusal(table, '2 announce farbwenz E')).toEqual({
      code: 'bid-minimum',
      rank: { game: 'wenz', tout: false },
      interest: 1,
    });
    expect(refusal(table, '2 announce wenz')).toBeNull();
  });

  test('B30 bidding.finalMayExceedNamed=false: who is alone interested named nothing and may announce anything', () => {
    const table = interested(rulesOf({ 'bidding.finalMayExceedNamed': false }), 1);
    expect(refusal(table, '1 announce solo E')).toBeNull();
    expect(refusal(table, '1 announce wenz tout')).toBeNull();
  });
});

describe('table style: everybody interested names a rank once', () => {
  test('BD-01 s0 Rufspiel, s2 Wenz: s2 plays', () => {
    const table = interested(TABLE, 0, 2);
    expect(step(table)).toEqual({ type: 'naming', seat: 0, waiting: [2] });
    const named = after(table, '0 name rufspiel', '2 name wenz');
    expect(step(named)).toEqual({
      type: 'announcement',
      seat: 2,
      floor: { game: 'wenz', tout: false },
      named: true,
      muss: false,
    });
  });

  test('BD-02 R31 strict rank: the Solo outranks the Wenz', () => {
    expect(step(after(interested(TABLE, 0, 1), '0 name wenz', '1 name solo'))).toMatchObject({ seat: 1 });
  });

  test('BD-03 B26 with rankTies Solo and Wenz are one class: the earlier seat plays', () => {
    const rules = rulesOf({ 'bidding.mode': 'table', 'bidding.rankTies': [['solo', 'wenz']] });
    expect(step(after(interested(rules, 0, 1), '0 name wenz', '1 name solo'))).toMatchObject({ seat: 0 });
  });

  test('BD-04 R19 R28 Solo and Solo: the earlier seat, the suit does not matter', () => {
    const table = after(interested(TABLE, 0, 2), '0 name solo', '2 name solo');
    expect(step(table)).toMatchObject({ seat: 0 });
    expect(refusal(table, '0 announce solo S')).toBeNull();
  });

  test('B31 with herzSoloFirst the later Herz-Solo plays', () => {
    const rules = rulesOf({ 'bidding.mode': 'table', 'bidding.herzSoloFirst': true });
    const table = after(interested(rules, 0, 2), '0 name solo', '2 name solo herz');
    expect(step(table)).toMatchObject({ seat: 2, floor: { game: 'solo', tout: false, herz: true } });
    expect(refusal(table, '2 announce solo E')).toMatchObject({ code: 'bid-below-named' });
  });

  test('BD-05 R33 Solo-Tout and Solo-Tout: the earlier seat', () => {
    const named = after(interested(TABLE, 1, 3), '1 name solo tout', '3 name solo tout');
    expect(step(named)).toMatchObject({ seat: 1 });
  });

  test('BD-06 R32 a Farbwenz-Tout outranks a Solo', () => {
    expect(step(after(interested(TABLE, 0, 3), '0 name solo', '3 name farbwenz tout'))).toMatchObject({ seat: 3 });
  });

  test('BD-07 R32 Farbwenz-Tout, Wenz-Tout, Solo-Tout: the Solo-Tout', () => {
    const named = after(interested(TABLE, 0, 1, 2), '0 name farbwenz tout', '1 name wenz tout', '2 name solo tout');
    expect(step(named)).toMatchObject({ seat: 2 });
  });

  test('R18 four interested: the highest plays wherever he sits', () => {
    const named = after(
      interested(TABLE, 0, 1, 2, 3),
      '0 name rufspiel',
      '1 name solo',
      '2 name wenz',
      '3 name farbwenz',
    );
    expect(step(named)).toMatchObject({ seat: 1, floor: { game: 'solo', tout: false } });
  });

  test('B28 the first to name has to; later ones may let him play', () => {
    const table = interested(TABLE, 0, 2, 3);
    expect(refusal(table, '0 weiter')).toEqual({ code: 'bid-name-first', rank: { game: 'rufspiel', tout: false } });
    expect(refusal(table, '2 name solo')).toEqual({ code: 'not-turn', seat: 0 });
    const named = after(table, '0 name rufspiel', '2 weiter', '3 weiter');
    expect(step(named)).toMatchObject({ type: 'announcement', seat: 0, floor: { game: 'rufspiel', tout: false } });
  });

  test('B28 bidding.interestBinding=false: all of them may let it be', () => {
    const rules = rulesOf({ 'bidding.mode': 'table', 'bidding.interestBinding': false });
    const table = after(interested(rules, 0, 2), '0 weiter');
    expect(billAt(after(table, '2 weiter')).kind).toBe('thrown-in');
    const named = after(table, '2 name wenz');
    expect(step(named)).toMatchObject({ seat: 2, named: true });
    expect(refusal(named, '2 weiter')).toEqual({ code: 'bid-interest-binds' });
  });

  test('there is nothing to hold', () => {
    expect(refusal(interested(TABLE, 0, 2), '0 hold')).toEqual({ code: 'wrong-phase', phase: 'auction' });
  });
});

describe('what can be named', () => {
  const table = interested(NEGOTIATION, 0, 2);

  test('BD-16 R23 no suit during the negotiation', () => {
    expect(refusal(table, '2 name farbwenz G')).toEqual({ code: 'bid-colour-secret' });
    expect(refusal(table, '2 name solo herz')).toEqual({ code: 'bid-colour-secret' });
    const herz = rulesOf({ 'bidding.mode': 'negotiation', 'bidding.herzSoloFirst': true });
    expect(refusal(interested(herz, 0, 2), '2 name wenz herz')).toEqual({ code: 'bid-colour-secret' });
    expect(refusal(interested(herz, 0, 2), '2 name solo herz')).toBeNull();
  });

  test('R7 B32 only games and Touts of this table', () => {
    expect(refusal(table, '2 name geier')).toEqual({ code: 'bid-game-off', game: 'geier' });
    expect(refusal(table, '2 name rufspiel tout')).toEqual({ code: 'bid-tout-off', game: 'rufspiel' });
  });

  test('R29 who is gesperrt cannot name a Rufspiel', () => {
    const gesperrt = withInterest(auctionTable({ rules: NEGOTIATION, hands: { 2: GESPERRT } }), 0, 2);
    expect(refusal(gesperrt, '2 name rufspiel')).toEqual({ code: 'bid-gesperrt' });
    expect(refusal(gesperrt, '2 name wenz')).toBeNull();
    expect(refusal(gesperrt, '2 name rufspiel tout')).toEqual({ code: 'bid-tout-off', game: 'rufspiel' });
  });

  test('R29 who is gesperrt cannot hold a Rufspiel either, but may name more', () => {
    const gesperrt = withInterest(auctionTable({ rules: NEGOTIATION, hands: { 0: GESPERRT, 2: 'EK E9' } }), 0, 2);
    const named = after(gesperrt, '2 name rufspiel');
    expect(refusal(named, '0 hold')).toEqual({ code: 'bid-gesperrt' });
    expect(refusal(named, '0 name wenz')).toBeNull();
    expect(refusal(named, '0 weiter')).toBeNull();
  });

  test('R64 a Sie is named by its holder, and nobody else can hold it', () => {
    const sie = withInterest(auctionTable({ rules: NEGOTIATION, hands: { 2: SIE } }), 0, 2);
    expect(refusal(table, '2 name sie')).toEqual({ code: 'no-sie' });
    const named = after(sie, '2 name sie');
    expect(refusal(named, '0 hold')).toEqual({ code: 'no-sie' });
    const won = after(named, '0 weiter');
    expect(refusal(won, '2 announce solo E tout')).toMatchObject({ code: 'bid-below-named' });
    expect(billAt(after(won, '2 announce sie')).kind).toBe('sie');
  });
});

describe('the final announcement', () => {
  test('R26 BD-17 binds: nothing can be changed or added', () => {
    const table = playTable('0 announce farbwenz G');
    for (const words of ['announce farbwenz G tout', 'announce wenz', 'name wenz', 'weiter', 'interest', 'hold']) {
      expect(refusal(table, `0 ${words}`)).toEqual({ code: 'bid-final' });
    }
    expect(refusal(table, '1 announce wenz')).toEqual({ code: 'wrong-phase', phase: 'play' });
    expect(dealOf(table).auction!.step).toEqual({ type: 'announced', seat: 0 });
  });

  test('only the winner of the auction announces', () => {
    const table = interested(SCHULE, 1);
    expect(refusal(table, '0 announce wenz')).toEqual({ code: 'not-turn', seat: 1 });
    expect(refusal(table, '1 name wenz')).toEqual({ code: 'wrong-phase', phase: 'auction' });
  });
});

describe('a Sie', () => {
  const table = auctionTable({ hands: { 3: SIE } });

  test('BD-08 R65 R66 is laid out of turn, needs no announcement and is not played', () => {
    const laid = after(table, '0 interest', '1 weiter', '3 lay-sie');
    expect(dealOf(laid).contract).toEqual({ game: 'sie', declarer: 3 });
    expect(billAt(laid)).toMatchObject({ kind: 'sie', value: 520, deltas: [-520, -520, -520, 1560] });
    expect(dealOf(laid).play).toBeNull();
  });

  test('BD-08 beats a Solo-Tout that was named', () => {
    const rules = rulesOf({ 'bidding.mode': 'table' });
    const named = after(withInterest(auctionTable({ rules, hands: { 3: SIE } }), 0, 1), '0 name solo tout');
    expect(dealOf(after(named, '3 lay-sie')).contract).toEqual({ game: 'sie', declarer: 3 });
  });

  test('B33 nobody is forced: its holder may say weiter, and still lay it until a game is announced', () => {
    const passed = after(table, '0 interest', '1 weiter', '2 weiter', '3 weiter');
    expect(refusal(passed, '3 lay-sie')).toBeNull();
    const announced = after(passed, '0 announce wenz');
    expect(refusal(announced, '3 lay-sie')).toEqual({ code: 'sie-late' });
    expect(billAt(allPass(table)).kind).toBe('thrown-in');
  });

  test('B33 a Ramsch is too late for it as well; before the auction it is too early', () => {
    const rules = rulesOf({ 'allPass.action': 'ramsch', 'klopfen.enabled': true });
    const ramsch = allPass(auctionTable({ rules, hands: { 3: SIE } }));
    expect(refusal(ramsch, '3 lay-sie')).toEqual({ code: 'sie-late' });
    expect(refusal(allPass(table), '3 lay-sie')).toEqual({ code: 'wrong-phase', phase: 'settled' });
    const next = nextDeal(allPass(table), { 3: SIE });
    expect(refusal(next, '3 lay-sie')).toEqual({ code: 'wrong-phase', phase: 'cutting' });
  });

  test('B33 bidding.sieOfferAfterDeal=false: only when it is its turn to speak', () => {
    const rules = rulesOf({ 'bidding.sieOfferAfterDeal': false });
    const waiting = auctionTable({ rules, hands: { 3: SIE } });
    expect(refusal(waiting, '3 lay-sie')).toEqual({ code: 'not-turn', seat: 0 });
    expect(refusal(after(waiting, '0 weiter', '1 weiter', '2 weiter'), '3 lay-sie')).toBeNull();
  });

  test('R64 a hand that is none, and a table without', () => {
    expect(refusal(table, '0 lay-sie')).toEqual({ code: 'no-sie' });
    const off = auctionTable({ rules: rulesOf({ 'games.sie': false }), hands: { 3: SIE } });
    expect(refusal(off, '3 lay-sie')).toEqual({ code: 'bid-game-off', game: 'sie' });
    expect(whoMay(off, 'lay-sie')).toEqual([]);
    expect(whoMay(table, 'lay-sie')).toEqual([3]);
  });

  test('R64 the short deck: the six highest trumps', () => {
    const rules = rulesOf({ deck: 24 });
    expect(whoMay(auctionTable({ rules, hands: { 1: 'EO GO HO SO EU GU' } }), 'lay-sie')).toEqual([1]);
    expect(whoMay(auctionTable({ rules, hands: { 1: 'EO GO HO SO EU HU' } }), 'lay-sie')).toEqual([]);
  });
});

/** The table after everybody said weiter under a preset. */
function passed(preset: PresetName): Table {
  return allPass(auctionTable({ rules: rulesOf({}, preset), hands: { 2: 'EO' } }));
}

describe('all pass', () => {
  test('BD-24 the four presets', () => {
    expect(billAt(passed('schafkopfschule'))).toMatchObject({ kind: 'thrown-in', stock: { after: 0 } });
    expect(billAt(passed('wirtshaus'))).toMatchObject({ kind: 'thrown-in', stock: { before: 0, after: 40 } });
    expect(dealOf(passed('sauspiel'))).toMatchObject({ contract: { game: 'ramsch' }, phase: { name: 'play' } });
    expect(step(passed('turnier'))).toEqual({
      type: 'announcement',
      seat: 2,
      floor: null,
      named: false,
      muss: true,
    });
  });

  test('R30 after the cards are thrown in the next deal begins as if nothing had happened', () => {
    const table = openAuction(nextDeal(allPass(auctionTable())));
    expect(table.deals).toBe(2);
    expect(step(table)).toEqual({ type: 'interest', seat: 1 });
  });
});
