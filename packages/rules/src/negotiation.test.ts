import { describe, expect, test } from 'vitest';
import type { HouseRuleSet, HouseRules } from './house-rules.ts';
import { SEATS, seatAfter, seatsFrom } from './seat.ts';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';
import { view } from './view.ts';
import { rulesOf } from '../test/support/cards.ts';
import { after, auctionTable, billAt, dealOf, refusal, withInterest } from '../test/support/table.ts';
import type { Said } from '../test/support/table.ts';

const FARBWENZ = { game: 'farbwenz', tout: false } as const;
const WENZ = { game: 'wenz', tout: false } as const;
const SOLO = { game: 'solo', tout: false } as const;

function negotiate(set: HouseRuleSet, seats: readonly Seat[], ...said: readonly Said[]): Table {
  return after(withInterest(auctionTable({ rules: rulesOf(set) }), ...seats), ...said);
}

function step(table: Table): unknown {
  return dealOf(table).auction!.step;
}

describe('Schafkopfschule: minimum games by order of interest', () => {
  test('BD-09 the second interested player names at least a Farbwenz', () => {
    const table = negotiate({}, [0, 1]);
    expect(refusal(table, '1 name rufspiel')).toEqual({ code: 'bid-minimum', rank: FARBWENZ, interest: 2 });
    expect(refusal(table, '1 name farbwenz')).toBeNull();
  });

  test('BD-10 the third at least a Wenz', () => {
    const table = negotiate({}, [0, 1, 2], '1 name farbwenz', '0 weiter');
    expect(refusal(table, '2 name farbwenz')).toEqual({ code: 'bid-minimum', rank: WENZ, interest: 3 });
    expect(refusal(table, '2 name wenz')).toBeNull();
  });

  test('BD-11 the fourth at least a Solo', () => {
    const table = negotiate({}, [0, 1, 2, 3], '1 name farbwenz', '0 weiter', '2 name wenz', '1 weiter');
    expect(refusal(table, '3 name wenz')).toEqual({ code: 'bid-minimum', rank: SOLO, interest: 4 });
    expect(refusal(table, '3 name solo')).toBeNull();
  });

  test('BD-12 the count is over interested seats', () => {
    const table = negotiate({}, [1, 3]);
    expect(refusal(table, '3 name rufspiel')).toEqual({ code: 'bid-minimum', rank: FARBWENZ, interest: 2 });
  });

  test('BD-13 R24 a Wenz is raised to Wenz-Tout: a plain Solo is too low then', () => {
    const table = negotiate({}, [0, 2], '2 name wenz', '0 hold', '2 name wenz tout', '0 weiter');
    expect(refusal(table, '2 announce wenz tout')).toBeNull();
    expect(refusal(table, '2 announce solo G tout')).toBeNull();
    expect(refusal(table, '2 announce solo G')).toEqual({
      code: 'bid-below-named',
      rank: { game: 'wenz', tout: true },
    });
  });

  test('BD-14 who held a Wenz announces a Wenz or more', () => {
    const table = negotiate({}, [0, 2], '2 name wenz', '0 hold', '2 weiter');
    expect(step(table)).toEqual({ type: 'announcement', seat: 0, floor: WENZ, named: true, muss: false });
    for (const words of ['wenz', 'solo E', 'farbwenz E tout']) expect(refusal(table, `0 announce ${words}`)).toBeNull();
    expect(refusal(table, '0 announce rufspiel G')).toEqual({ code: 'bid-below-named', rank: WENZ });
    expect(refusal(table, '0 announce farbwenz E')).toEqual({ code: 'bid-below-named', rank: WENZ });
  });

  test('BD-15 holding a Farbwenz with a Rufspiel is impossible', () => {
    const table = negotiate({}, [0, 1], '1 name farbwenz', '0 hold', '1 weiter');
    expect(refusal(table, '0 announce rufspiel G')).toEqual({ code: 'bid-below-named', rank: FARBWENZ });
  });

  test('B29 without Farbwenz the second interested player needs a Wenz', () => {
    const table = negotiate({ 'games.farbwenz': false }, [0, 1]);
    expect(refusal(table, '1 name rufspiel')).toEqual({ code: 'bid-minimum', rank: WENZ, interest: 2 });
  });
});

describe('who speaks to whom', () => {
  test('R23 the later player names, the earlier one answers', () => {
    const table = negotiate({}, [1, 3]);
    expect(step(table)).toEqual({
      type: 'negotiation',
      earlier: 1,
      later: 3,
      seat: 3,
      rank: null,
      holder: null,
      waiting: [],
    });
    expect(refusal(table, '1 name wenz')).toEqual({ code: 'not-turn', seat: 3 });
    expect(refusal(table, '3 hold')).toEqual({ code: 'bid-nothing-to-hold' });
    const named = after(table, '3 name wenz');
    expect(step(named)).toMatchObject({ seat: 1, rank: WENZ, holder: 3 });
    const held = after(named, '1 hold');
    expect(step(held)).toMatchObject({ seat: 3, rank: WENZ, holder: 1 });
    expect(dealOf(held).auction!.named).toEqual([null, WENZ, null, WENZ]);
    expect(refusal(held, '3 hold')).toEqual({ code: 'bid-nothing-to-hold' });
  });

  test('BL-016 who negotiates first depends on the distance from the forehand, for every dealer and all who are interested', () => {
    for (const dealer of SEATS) {
      const order = seatsFrom(seatAfter(dealer));
      for (let mask = 0; mask < 16; mask++) {
        const wanting = order.filter((_, place) => ((mask >> place) & 1) === 1);
        if (wanting.length < 2) continue;
        const [first, second, ...waiting] = wanting;
        const front = withInterest(auctionTable({ dealer }), ...wanting);
        expect(step(front)).toMatchObject({ earlier: first, later: second, seat: second, waiting });
        const rules = rulesOf({ 'bidding.negotiationOrder': 'backToFront' });
        const [last, lastButOne, ...before] = wanting.toReversed();
        const back = withInterest(auctionTable({ dealer, rules }), ...wanting);
        expect(step(back)).toMatchObject({ earlier: lastButOne, later: last, seat: last, waiting: before });
      }
    }
  });

  test('R24 each named rank is higher than the one that stands; equal rank is held, not named', () => {
    const table = negotiate({}, [0, 1], '1 name wenz');
    expect(refusal(table, '0 name wenz')).toEqual({ code: 'bid-lower', rank: WENZ });
    expect(refusal(table, '0 name farbwenz')).toEqual({ code: 'bid-lower', rank: WENZ });
    const raised = after(table, '0 name solo');
    expect(step(raised)).toMatchObject({ seat: 1, rank: SOLO, holder: 0 });
    expect(refusal(raised, '1 name solo')).toEqual({ code: 'bid-lower', rank: SOLO });
    expect(step(after(raised, '1 name farbwenz tout', '0 weiter'))).toMatchObject({ type: 'announcement', seat: 1 });
  });

  test('B26 equal ranks of rankTies are no raise', () => {
    const table = negotiate({ 'bidding.rankTies': [['solo', 'wenz']] }, [0, 1], '1 name wenz', '0 hold');
    expect(refusal(table, '1 name solo')).toEqual({ code: 'bid-lower', rank: WENZ });
  });

  test('VI-07 named ranks are public', () => {
    const table = negotiate({}, [0, 2], '2 name wenz');
    for (const viewer of [0, 1, 3, 'spectator'] as const) {
      expect(view(table, viewer).deal!.auction!.named).toEqual([null, null, WENZ, null]);
    }
  });
});

describe('interest binds', () => {
  test('B28 a challenger names his minimum once', () => {
    const table = negotiate({}, [0, 1]);
    expect(refusal(table, '1 weiter')).toEqual({ code: 'bid-name-first', rank: FARBWENZ });
    const named = after(table, '1 name farbwenz');
    expect(refusal(named, '0 weiter')).toBeNull();
    expect(refusal(after(named, '0 hold'), '1 weiter')).toBeNull();
  });

  test('B28 unless his minimum would not be higher than what stands', () => {
    const table = negotiate({}, [0, 1, 2], '1 name wenz', '0 hold', '1 weiter');
    expect(step(table)).toMatchObject({ earlier: 0, later: 2, seat: 2, rank: WENZ, holder: 0 });
    expect(refusal(table, '2 weiter')).toBeNull();
    const lower = negotiate({}, [0, 1, 2], '1 name farbwenz', '0 hold', '1 weiter');
    expect(refusal(lower, '2 weiter')).toEqual({ code: 'bid-name-first', rank: WENZ });
  });

  test('B28 who won the negotiation has to announce', () => {
    const table = negotiate({}, [0, 1], '1 name farbwenz', '0 weiter');
    expect(refusal(table, '1 weiter')).toEqual({ code: 'bid-interest-binds' });
  });

  test('B28 bidding.interestBinding=false: the challenger may let the earlier one play, who may let it be too', () => {
    const table = negotiate({ 'bidding.interestBinding': false }, [0, 1], '1 weiter');
    expect(step(table)).toMatchObject({ type: 'announcement', seat: 0, named: false });
    expect(billAt(after(table, '0 weiter')).kind).toBe('thrown-in');
  });

  test('B28 bidding.interestBinding=false: a rank that was named still binds', () => {
    const table = negotiate({ 'bidding.interestBinding': false }, [0, 1], '1 name farbwenz', '0 weiter');
    expect(refusal(table, '1 weiter')).toEqual({ code: 'bid-interest-binds' });
  });
});

describe('three and four interested', () => {
  test('B27 front to back: the winner of each pair meets the next one, who has to exceed what stands', () => {
    const table = negotiate({}, [0, 1, 2, 3], '1 name farbwenz', '0 weiter');
    expect(step(table)).toMatchObject({ earlier: 1, later: 2, seat: 2, rank: FARBWENZ, holder: 1, waiting: [3] });
    const third = after(table, '2 name wenz', '1 hold', '2 weiter');
    expect(step(third)).toMatchObject({ earlier: 1, later: 3, seat: 3, rank: WENZ, holder: 1, waiting: [] });
    expect(step(after(third, '3 name solo', '1 weiter'))).toMatchObject({ type: 'announcement', seat: 3, floor: SOLO });
    expect(step(after(third, '3 name solo', '1 hold', '3 weiter'))).toMatchObject({ seat: 1, floor: SOLO });
  });

  test('B27 back to front: the last two first, the winner meets the one before, who may hold what stands', () => {
    const back: HouseRuleSet = { 'bidding.negotiationOrder': 'backToFront' };
    const table = negotiate(back, [0, 1, 2, 3]);
    expect(step(table)).toMatchObject({ earlier: 2, later: 3, seat: 3, rank: null, waiting: [1, 0] });
    expect(refusal(table, '3 name wenz')).toEqual({ code: 'bid-minimum', rank: SOLO, interest: 4 });
    const second = after(table, '3 name solo', '2 weiter');
    expect(step(second)).toMatchObject({ earlier: 1, later: 3, seat: 1, rank: SOLO, holder: 3, waiting: [0] });
    const third = after(second, '1 hold', '3 weiter');
    expect(step(third)).toMatchObject({ earlier: 0, later: 1, seat: 0, rank: SOLO, holder: 1, waiting: [] });
    expect(step(after(third, '0 weiter'))).toMatchObject({ type: 'announcement', seat: 1, floor: SOLO });
    expect(step(after(third, '0 hold', '1 weiter'))).toMatchObject({ type: 'announcement', seat: 0, floor: SOLO });
  });

  test('B27 back to front without binding: when the last one lets it be, the one before has to name a rank to the next', () => {
    const set: HouseRuleSet = { 'bidding.negotiationOrder': 'backToFront', 'bidding.interestBinding': false };
    const table = negotiate(set, [0, 1, 2], '2 weiter');
    expect(step(table)).toMatchObject({ earlier: 0, later: 1, seat: 1, rank: null, holder: null });
    expect(refusal(table, '0 hold')).toEqual({ code: 'not-turn', seat: 1 });
    expect(step(after(table, '1 name farbwenz', '0 weiter'))).toMatchObject({ type: 'announcement', seat: 1 });
    expect(step(after(table, '1 weiter'))).toMatchObject({ type: 'announcement', seat: 0, named: false });
  });

  test('B27 whoever would go highest wins, in both orders', () => {
    const limits = { 0: 'rufspiel', 1: 'solo', 2: 'wenz', 3: 'solo' } as const;
    for (const order of ['frontToBack', 'backToFront'] as const) {
      const rules = rulesOf({ 'bidding.mode': 'negotiation', 'bidding.negotiationOrder': order });
      expect(step(bidToLimits(rules, limits))).toMatchObject({ type: 'announcement', seat: 1 });
    }
  });

  test('B30 bidding.finalMayExceedNamed=false: what was named or held last is what is played', () => {
    const table = negotiate({ 'bidding.finalMayExceedNamed': false }, [0, 1], '1 name farbwenz', '0 hold', '1 weiter');
    expect(refusal(table, '0 announce farbwenz S')).toBeNull();
    expect(refusal(table, '0 announce wenz')).toEqual({ code: 'bid-other-than-named', rank: FARBWENZ });
  });
});

/** Everybody names or holds as long as his limit allows. */
function bidToLimits(rules: HouseRules, limits: Readonly<Record<Seat, string>>): Table {
  let table = withInterest(auctionTable({ rules, hands: { 0: 'EK E9', 1: 'GK G9' } }), 0, 1, 2, 3);
  for (;;) {
    const { step: now } = dealOf(table).auction!;
    if (now.type !== 'negotiation') return table;
    const ladder = ['rufspiel', 'farbwenz', 'wenz', 'solo'].slice(
      0,
      ['rufspiel', 'farbwenz', 'wenz', 'solo'].indexOf(limits[now.seat]) + 1,
    );
    const mayHold = now.rank !== null && ladder.includes(now.rank.game) && refusal(table, `${now.seat} hold`) === null;
    const higher = ladder.find((game) => refusal(table, `${now.seat} name ${game}`) === null);
    if (mayHold) table = after(table, `${now.seat} hold`);
    else table = after(table, higher === undefined ? `${now.seat} weiter` : `${now.seat} name ${higher}`);
  }
}
