import { describe, expect, test } from 'vitest';
import type { HouseRuleSet } from './house-rules.ts';
import type { Table } from './table.ts';
import { view } from './view.ts';
import { card, rulesOf } from '../test/support/cards.ts';
import {
  after,
  allPass,
  auctionTable,
  billAt,
  commandOf,
  dealOf,
  dealtTable,
  eventsOf,
  openAuction,
  playCards,
  playOut,
  refusal,
} from '../test/support/table.ts';

/** All four pass; s2 holds these cards. */
function everybodyPassed(hand: string, set: HouseRuleSet = {}): Table {
  return allPass(auctionTable({ rules: rulesOf({ 'allPass.action': 'eichelOberMuss', ...set }), hands: { 2: hand } }));
}

const CAN_CALL = 'EO GO HU H9 GK G9 EA SA';
/** Owns two Säue, void of Schellen. */
const VOID = 'EO EA E9 GA G9 HU H9 H8';
const ALL_SAEUE = 'EO EA GA SA E9 HU H9 H8';
const OTHER = { 0: 'SA S9 GZ GK', 2: VOID } as const;

describe('der Alte muss', () => {
  test('MU-01 the holder of the Eichel-Ober announces a Rufspiel or any solo game', () => {
    const table = everybodyPassed(CAN_CALL);
    expect(dealOf(table).auction!.step).toMatchObject({ type: 'announcement', seat: 2, muss: true, floor: null });
    expect(refusal(table, '2 weiter')).toEqual({ code: 'muss-must-play' });
    expect(refusal(table, '0 announce wenz')).toEqual({ code: 'not-turn', seat: 2 });
    for (const words of ['rufspiel G', 'wenz', 'solo E', 'solo H tout']) {
      expect(refusal(table, `2 announce ${words}`)).toBeNull();
    }
    expect(dealOf(after(table, '2 announce rufspiel G')).contract).toMatchObject({ game: 'rufspiel', muss: true });
  });

  test('MU-01 muss.allowSolo=false: who can call has to', () => {
    const table = everybodyPassed(CAN_CALL, { 'muss.allowSolo': false });
    expect(refusal(table, '2 announce wenz')).toEqual({ code: 'muss-no-solo' });
    const games = view(table, 2).actions.map((action) =>
      action.type === 'announce' ? action.announcement : action.type,
    );
    expect(games).toEqual([{ game: 'rufspiel', suit: 'G' }]);
  });

  test('MU-02 void of Schellen he calls the Schellen-Sau; her holder is the partner and the called-Sau rules apply', () => {
    const rules = rulesOf({ 'allPass.action': 'eichelOberMuss', 'dealing.cutMaxTimes': 0 });
    const table = after(allPass(dealtTable({ rules, hands: OTHER })), '2 announce rufspiel S');
    expect(dealOf(table).play!.partner).toBe(0);
    expect(refusal(table, '0 play S9')).toEqual({ code: 'lead-called', card: card('SA'), minCards: 4 });
    expect(view(table, 1).deal!.partner).toBeNull();
    expect(billAt(playOut(table)).kind).toBe('party');
  });

  test('MU-03 with all three Säue he calls a Zehn, which has to fall when it is searched', () => {
    const hands = { 0: 'SZ S9 S8 E8', 1: 'S7 SK', 2: ALL_SAEUE, 3: 'EK' } as const;
    const rules = rulesOf({ 'allPass.action': 'eichelOberMuss' });
    const table = after(allPass(auctionTable({ rules, hands, dealer: 0 })), '2 announce rufspiel S');
    expect(dealOf(table).contract).toMatchObject({ called: card('SZ'), muss: true });
    expect(dealOf(table).play!.partner).toBe(0);
    const searched = playCards(table, 'S7 SA EK');
    expect(refusal(searched, '0 play S9')).toEqual({ code: 'must-play-called', card: card('SZ') });
    expect(refusal(searched, '0 play SZ')).toBeNull();
  });

  test('MU-04 muss.gesperrt=redeal: the cards are thrown in, nobody pays', () => {
    const table = everybodyPassed(VOID, { 'muss.gesperrt': 'redeal' });
    expect(billAt(table)).toMatchObject({ kind: 'thrown-in', deltas: [0, 0, 0, 0] });
    expect(dealOf(everybodyPassed(CAN_CALL, { 'muss.gesperrt': 'redeal' })).phase.name).toBe('auction');
  });

  test('MU-04 without Rufspiel nobody is gesperrt', () => {
    const set = { 'muss.gesperrt': 'redeal', 'games.rufspiel': false } as const;
    expect(dealOf(everybodyPassed(VOID, set)).phase.name).toBe('auction');
  });

  test('B54 muss.gesperrt=solo: who is gesperrt plays alone', () => {
    const table = everybodyPassed(VOID, { 'muss.gesperrt': 'solo', 'muss.allowSolo': false });
    expect(refusal(table, '2 announce rufspiel S')).toEqual({ code: 'muss-solo-only' });
    expect(refusal(table, '2 announce wenz')).toBeNull();
  });

  test('B54 where only the Rufspiel is played a gesperrt hand that has nothing to call is thrown in', () => {
    const only: HouseRuleSet = { 'games.solo': false, 'games.wenz': false, 'games.farbwenz': false };
    expect(dealOf(everybodyPassed(VOID, only)).phase.name).toBe('auction');
    expect(billAt(everybodyPassed(VOID, { ...only, 'muss.gesperrt': 'solo' })).kind).toBe('thrown-in');
    const everyZehn = 'EO EA GA SA EZ GZ SZ E9';
    expect(billAt(everybodyPassed(everyZehn, only)).kind).toBe('thrown-in');
    expect(dealOf(everybodyPassed(CAN_CALL, { ...only, 'muss.gesperrt': 'solo' })).phase.name).toBe('auction');
  });

  test.each(['solo', 'wenz', 'farbwenz', 'geier', 'farbgeier', 'bettel'] as const)(
    'B54 a gesperrt hand that may not renonce plays alone where a %s is played',
    (game) => {
      const off = { 'games.solo': false, 'games.wenz': false, 'games.farbwenz': false } as const;
      const set: HouseRuleSet = { ...off, 'muss.gesperrt': 'solo', [`games.${game}`]: true };
      expect(dealOf(everybodyPassed(VOID, set)).phase.name).toBe('auction');
    },
  );

  test('B54 a Sie is a way out as well', () => {
    const table = everybodyPassed('EO GO HO SO EU GU HU SU', { 'muss.allowSolo': false });
    expect(billAt(after(table, '2 lay-sie')).kind).toBe('sie');
  });

  test('B14 B54 the log says why somebody has to play', () => {
    const rules = rulesOf({
      'klopfen.enabled': true,
      'klopfen.mustPlayOnAllPass': 'lastKnocker',
      'dealing.cutMaxTimes': 0,
    });
    const knocked = openAuction(after(dealtTable({ rules }), '0 knock'));
    const passed = after(knocked, '0 weiter', '1 weiter', '2 weiter');
    expect(eventsOf(passed, commandOf('3 weiter')).at(-1)).toEqual({ type: 'must-play', seat: 0, why: 'knocked' });
    const alte = auctionTable({ rules: rulesOf({ 'allPass.action': 'eichelOberMuss' }), hands: { 2: CAN_CALL } });
    const last = after(alte, '0 weiter', '1 weiter', '2 weiter');
    expect(eventsOf(last, commandOf('3 weiter')).at(-1)).toEqual({ type: 'must-play', seat: 2, why: 'eichel-ober' });
  });

  test('B54 a Rufspiel of free will is no Muss-Spiel', () => {
    const rules = rulesOf({ 'allPass.action': 'eichelOberMuss' });
    const asked = openAuction(dealtTable({ rules, hands: { 2: CAN_CALL } }));
    const table = after(asked, '0 weiter', '1 weiter', '2 interest', '3 weiter', '2 announce rufspiel G');
    expect(dealOf(table).contract).toMatchObject({ muss: false });
  });
});
