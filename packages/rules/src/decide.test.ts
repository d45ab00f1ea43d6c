import { describe, expect, test } from 'vitest';
import type { Card } from './card.ts';
import { deckCards } from './card.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { HouseRuleSet } from './house-rules.ts';
import type { Reason, ReasonCode } from './reason.ts';
import { SEATS } from './seat.ts';
import type { Seat } from './seat.ts';
import { newTable } from './table.ts';
import type { Table } from './table.ts';
import { view } from './view.ts';
import { deckOf, handsOf, rulesOf } from '../test/support/cards.ts';
import type { WrittenHands } from '../test/support/cards.ts';
import {
  after,
  allPass,
  auctionTable,
  commandOf,
  dealOf,
  dealtTable,
  eventsOf,
  openAuction,
  playCards,
  playOut,
  playTable,
  refusal,
  withInterest,
} from '../test/support/table.ts';
import type { Said } from '../test/support/table.ts';

/** s0 calls the Gras-Sau of s2. */
const HANDS: WrittenHands = {
  0: 'GK G9 EU GO HU H9 S8 S7',
  1: 'E7 EA EZ SO GU HA E9 SA',
  2: 'GA GZ G7 HO EO H8 S9 SK',
  3: 'EK E8 SZ SU G8 HZ HK H7',
};
const GESPERRT: WrittenHands = { 0: 'EA GA SA EO GO HU H9 H8' };
const SIE: WrittenHands = { 3: 'EO GO HO SO EU GU HU SU' };
const CLAIM: HouseRuleSet = { 'play.claimRest': 'allRemaining' };
const KNOCK: HouseRuleSet = { 'klopfen.enabled': true, 'dealing.cutMaxTimes': 0 };
const NEGOTIATION: HouseRuleSet = { 'bidding.mode': 'negotiation' };
/** s2 owns two Säue and is void of Schellen. */
const MUST: WrittenHands = { 2: 'EO EA E9 GA G9 HU H9 H8' };

const rufspiel = (...said: readonly Said[]): Table =>
  after(playTable('0 announce rufspiel G', { hands: HANDS }), ...said);
const auction = (set: HouseRuleSet, hands: WrittenHands, ...interested: readonly (0 | 1 | 2 | 3)[]): Table =>
  withInterest(auctionTable({ rules: rulesOf(set), hands }), ...interested);
const must = (set: HouseRuleSet = {}, hands: WrittenHands = MUST): Table =>
  allPass(auctionTable({ rules: rulesOf({ 'allPass.action': 'eichelOberMuss', ...set }), hands }));
const knocking = (set: HouseRuleSet = {}): Table => dealtTable({ rules: rulesOf({ ...KNOCK, ...set }) });
const announced = (set: HouseRuleSet, said: Said, hands: WrittenHands = HANDS): Table =>
  playTable(said, { rules: rulesOf(set), hands });

function deal(table: Table, deck: readonly Card[]): Reason | null {
  const decided = decide(table, { type: 'deal', deck });
  return decided.ok ? null : decided.reason;
}

/** One way to provoke each refusal; a code without one is a type error. */
const PROVOKED: { readonly [Code in ReasonCode]: () => Reason | null } = {
  'not-your-card': () => refusal(rufspiel(), '0 play E7'),
  'card-played-before': () => refusal(rufspiel('0 play H9'), '1 play H9'),
  'not-turn': () => refusal(rufspiel(), '1 play HA'),
  'follow-suit': () => refusal(rufspiel('0 play S8'), '1 play E7'),
  'follow-trump': () => refusal(rufspiel('0 play H9'), '1 play E7'),
  'must-play-called': () => refusal(playCards(rufspiel(), 'G9 EA'), '2 play GZ'),
  'keep-called': () => refusal(playCards(rufspiel(), 'H9 HA H8 HK E7'), '2 play GA'),
  'lead-called': () => refusal(playCards(rufspiel(), 'H9 HA EO H7'), '2 play GZ'),
  'must-beat': () => {
    const set = { 'games.bettel': true, 'bettel.stichzwang': true } as const;
    return refusal(playCards(announced(set, '2 announce bettel'), 'EU'), '1 play E7');
  },
  'answer-stoss-first': () => refusal(rufspiel('1 stoss'), '0 play H9'),
  'answer-claim-first': () => refusal(after(announced(CLAIM, '0 announce wenz'), '0 claim'), '0 play H9'),
  'wrong-phase': () => refusal(auctionTable(), '0 play H9'),
  'deal-running': () => deal(auctionTable(), deckCards(32)),
  'cut-size': () => refusal(dealtTable(), '2 cut 2'),
  'cut-seat': () => refusal(dealtTable(), '1 cut 5'),
  'cut-limit': () => refusal(after(dealtTable(), '2 cut 5', '2 cut 5', '2 cut 5'), '2 cut 5'),
  'deck-invalid': () => deal(newTable(rulesOf(), 3), deckCards(24)),
  'knock-limit': () => refusal(after(knocking({ 'klopfen.who': 'firstOnly' }), '0 knock'), '1 knock'),
  'knock-forehand-only': () => refusal(knocking({ 'klopfen.who': 'forehandOnly' }), '1 knock'),
  'knock-chain': () => refusal(knocking({ 'klopfen.who': 'chain' }), '1 knock'),
  'bid-no-suit': () => refusal(auction({}, { 0: 'EK E9 GK HO HU H9 H8 H7' }, 0), '0 announce rufspiel S'),
  'bid-own-sau': () => refusal(auction({}, HANDS, 2), '2 announce rufspiel G'),
  'bid-herz': () => refusal(auction({}, HANDS, 0), '0 announce rufspiel H'),
  'bid-gesperrt': () => refusal(auction({ 'bidding.mode': 'table' }, GESPERRT, 0, 1), '0 name rufspiel'),
  'bid-nothing-possible': () => {
    const rules = rulesOf({ 'games.solo': false, 'games.wenz': false, 'games.farbwenz': false, 'games.sie': false });
    return refusal(auctionTable({ rules, hands: GESPERRT }), '0 interest');
  },
  'bid-game-off': () => refusal(auction({}, HANDS, 0), '0 announce geier'),
  'bid-tout-off': () => refusal(auction({}, HANDS, 0), '0 announce rufspiel G tout'),
  'bid-suit-missing': () => refusal(auction({}, HANDS, 0), '0 announce solo'),
  'bid-suit-unwanted': () => refusal(auction({}, HANDS, 0), '0 announce wenz G'),
  'bid-colour-secret': () => refusal(auction({}, HANDS, 0, 1), '1 name farbwenz G'),
  'bid-minimum': () => refusal(auction({}, HANDS, 0, 3), '3 name rufspiel'),
  'bid-lower': () => refusal(after(auction({}, HANDS, 0, 1), '1 name wenz'), '0 name farbwenz'),
  'bid-below-named': () => refusal(after(auction({}, HANDS, 0, 1), '1 name wenz', '0 weiter'), '1 announce farbwenz E'),
  'bid-other-than-named': () => {
    const set = { 'bidding.finalMayExceedNamed': false } as const;
    return refusal(after(auction(set, HANDS, 0, 1), '1 name wenz', '0 weiter'), '1 announce solo E');
  },
  'bid-interest-binds': () => refusal(auction({}, HANDS, 0), '0 weiter'),
  'bid-name-first': () => refusal(auction({}, HANDS, 0, 1), '1 weiter'),
  'bid-nothing-to-hold': () => refusal(auction({}, HANDS, 0, 1), '1 hold'),
  'bid-final': () => refusal(rufspiel(), '0 announce wenz tout'),
  'no-sie': () => refusal(auctionTable({ hands: HANDS }), '0 lay-sie'),
  'sie-late': () => refusal(playTable('0 announce wenz', { hands: SIE }), '3 lay-sie'),
  'muss-must-play': () => refusal(must(), '2 weiter'),
  'muss-no-solo': () => refusal(must({ 'muss.allowSolo': false }), '2 announce wenz'),
  'muss-solo-only': () => refusal(must({ 'muss.gesperrt': 'solo' }), '2 announce rufspiel S'),
  'muss-call-sau': () => refusal(must(), '2 announce rufspiel E'),
  'stoss-off': () => refusal(announced({ 'stoss.enabled': false }, '0 announce wenz'), '1 stoss'),
  'stoss-not-in-game': () => refusal(announced({ 'stoss.onTout': false }, '0 announce wenz tout'), '1 stoss'),
  'stoss-late': () => refusal(playCards(rufspiel(), 'H9 HA'), '3 stoss'),
  'stoss-own-game': () => refusal(rufspiel(), '0 stoss'),
  'stoss-partner': () => refusal(rufspiel(), '2 stoss'),
  'stoss-taken': () => refusal(rufspiel('1 stoss'), '3 stoss'),
  'stoss-own-step': () =>
    refusal(after(announced({ 'stoss.maxSteps': 4 }, '0 announce rufspiel G'), '1 stoss', '0 stoss'), '2 stoss'),
  'stoss-max': () => refusal(rufspiel('1 stoss', '0 stoss'), '1 stoss'),
  'stoss-not-asked': () => refusal(rufspiel(), '0 no-stoss'),
  'claim-off': () => refusal(rufspiel(), '0 claim'),
  'claim-not-asked': () => refusal(after(announced(CLAIM, '0 announce wenz'), '0 claim'), '0 agree-claim'),
  'claim-refused-before': () =>
    refusal(after(announced(CLAIM, '0 announce wenz'), '0 claim', '1 refuse-claim'), '0 claim'),
  'schwarz-not-yours': () => {
    const hands = { 0: 'EU GU HU SU EA EZ GA GZ' } as const;
    const table = announced({ ...CLAIM, 'schwarz.claimRequired': true }, '0 announce wenz', hands);
    const claimed = after(table, '0 claim', '1 agree-claim', '2 agree-claim', '3 agree-claim');
    return refusal(claimed, '1 claim-schwarz');
  },
};

describe('every refusal', () => {
  test.each(Object.entries(PROVOKED))('%s can be provoked', (code, provoke) => {
    expect(provoke()?.code).toBe(code);
  });

  test('a refusal changes nothing and appends nothing', () => {
    const table = rufspiel();
    const before = JSON.stringify(table);
    for (const words of ['play E7', 'stoss', 'announce wenz', 'cut 3', 'claim']) refusal(table, `0 ${words}`);
    expect(JSON.stringify(table)).toBe(before);
  });
});

/** The events that the last of four times weiter leads to. */
function last(set: HouseRuleSet): readonly string[] {
  const table = after(auctionTable({ rules: rulesOf(set), hands: MUST }), '0 weiter', '1 weiter', '2 weiter');
  return eventsOf(table, commandOf('3 weiter')).map(({ type }) => type);
}

describe('what a command leads to', () => {
  test('a deal can begin on an empty table or after one that is settled', () => {
    const table = newTable(rulesOf(), 3);
    const deck = deckOf(handsOf({}), 3, table.rules);
    expect(eventsOf(table, { type: 'deal', deck })).toEqual([{ type: 'dealt', deck }]);
    expect(deal(playOut(rufspiel()), deck)).toBeNull();
    expect(refusal(table, '0 weiter')).toEqual({ code: 'wrong-phase', phase: 'between-deals' });
  });

  test('the name of a rank is kept as it counts, without anything else', () => {
    const table = auction({ ...NEGOTIATION, 'bidding.herzSoloFirst': true }, HANDS, 0, 1);
    expect(eventsOf(table, commandOf('1 name solo herz'))).toEqual([
      { type: 'named', seat: 1, rank: { game: 'solo', tout: false, herz: true } },
    ]);
    expect(eventsOf(table, commandOf('1 name solo tout'))).toEqual([
      { type: 'named', seat: 1, rank: { game: 'solo', tout: true } },
    ]);
  });

  test('R20 the last weiter brings what follows: the cards thrown in, a Ramsch, or somebody who has to play', () => {
    expect(last({})).toEqual(['passed', 'settled']);
    expect(last({ 'allPass.action': 'ramsch' })).toEqual(['passed', 'contract']);
    expect(last({ 'allPass.action': 'eichelOberMuss' })).toEqual(['passed', 'must-play']);
  });

  test('the last card brings the bill', () => {
    const table = rufspiel();
    const log = JSON.stringify(playOut(table));
    expect(JSON.parse(log)).toMatchObject({ deal: { phase: { name: 'settled' } } });
  });

  test('a log of events replays to the same table', () => {
    const start = newTable(rulesOf(CLAIM), 3);
    const deck = deckOf(handsOf(HANDS), 3, start.rules);
    const said: readonly Said[] = [
      '2 cut 5',
      '2 cut 27',
      '2 done-cutting',
      '0 interest',
      '1 weiter',
      '2 weiter',
      '3 weiter',
    ];
    const more: readonly Said[] = [
      '0 announce rufspiel G',
      '1 stoss',
      '0 no-stoss',
      '2 no-stoss',
      '0 claim',
      '1 refuse-claim',
    ];
    const commands = [{ type: 'deal', deck } as const, ...[...said, ...more].map(commandOf)];
    let table = start;
    const events = commands.flatMap((command) => {
      const made = eventsOf(table, command);
      table = made.reduce(evolve, table);
      return made;
    });
    expect(events.reduce(evolve, start)).toEqual(table);
    expect(events.map(({ type }) => type)).toEqual([
      'dealt',
      'cut',
      'cut',
      'done-cutting',
      'interested',
      'passed',
      'passed',
      'passed',
      'contract',
      'stoss',
      'stoss-declined',
      'stoss-declined',
      'claimed',
      'claim-refused',
    ]);
  });

  test('an event of a deal that is not there changes nothing', () => {
    const table = newTable(rulesOf(), 3);
    expect(evolve(table, { type: 'passed', seat: 0 })).toBe(table);
  });
});

/** What a seat may do. */
function types(table: Table, seat: Seat): readonly string[] {
  return view(table, seat).actions.map(({ type }) => type);
}

describe('the actions of a view', () => {
  test('each of them is accepted, in every phase', () => {
    const tables = [
      dealtTable(),
      knocking(),
      auctionTable({ hands: SIE }),
      auction({}, HANDS, 0, 1),
      after(auction({}, HANDS, 0, 1), '1 name wenz'),
      auction({ 'bidding.mode': 'table' }, HANDS, 0, 1),
      auction({}, HANDS, 2),
      rufspiel(),
      rufspiel('1 stoss'),
      after(announced(CLAIM, '0 announce wenz'), '0 claim'),
    ];
    for (const table of tables) {
      expect(SEATS.flatMap((seat) => view(table, seat).actions)).not.toEqual([]);
      for (const seat of SEATS) {
        for (const action of view(table, seat).actions) expect(decide(table, { seat, ...action }).ok).toBe(true);
      }
    }
  });

  test('the cutter may cut at every place the house allows', () => {
    const { actions } = view(dealtTable(), 2);
    expect(actions.filter(({ type }) => type === 'cut')).toHaveLength(27);
    expect(actions.at(-1)).toEqual({ type: 'done-cutting' });
  });

  test('who is asked may answer; the others have nothing to do', () => {
    expect(types(auctionTable({ hands: HANDS }), 0)).toEqual(['interest', 'weiter']);
    expect(types(auctionTable({ hands: HANDS }), 1)).toEqual([]);
    expect(types(auctionTable({ hands: SIE }), 3)).toEqual(['lay-sie']);
    const named = after(auction({}, HANDS, 0, 1), '1 name wenz');
    expect(new Set(types(named, 0))).toEqual(new Set(['hold', 'name', 'weiter']));
    expect(new Set(types(must(), 2))).toEqual(new Set(['announce']));
    expect(types(rufspiel(), 1)).toEqual(['stoss']);
    expect(new Set(types(announced(CLAIM, '0 announce wenz'), 0))).toEqual(new Set(['play', 'claim']));
    expect(types(playOut(rufspiel()), 0)).toEqual([]);
    expect(dealOf(openAuction(knocking())).phase.name).toBe('auction');
  });
});
