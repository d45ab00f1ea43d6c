import { describe, expect, test } from 'vitest';
import type { HouseRuleSet } from './house-rules.ts';
import { stossDeadline } from './stoss.ts';
import type { Table } from './table.ts';
import { view } from './view.ts';
import { billOf, played, rufspiel as callingGras, run } from '../test/outcome-fixtures.ts';
import { rulesOf } from '../test/support/cards.ts';
import type { WrittenHands } from '../test/support/cards.ts';
import {
  after,
  allPass,
  auctionTable,
  billAt,
  dealOf,
  dealtTable,
  openAuction,
  playCards,
  playOut,
  playTable,
  refusal,
  whoMay,
  withInterest,
} from '../test/support/table.ts';
import type { Said } from '../test/support/table.ts';

/** Declarer s0 calls the Gras-Sau of s2; opponents s1 and s3; forehand s0. */
const HANDS: WrittenHands = {
  0: 'GK G9 EO GO HU H9 S8 S7',
  1: 'E7 EA EZ SO GU HA GZ SA',
  2: 'GA E9 HO EU H8 S9 SK E8',
  3: 'EK G8 G7 SU HZ HK H7 SZ',
};

function rufspiel(set: HouseRuleSet = {}, ...said: readonly Said[]): Table {
  return after(playTable('0 announce rufspiel G', { rules: rulesOf(set), hands: HANDS }), ...said);
}

/** A Wenz of s1. */
function wenz(set: HouseRuleSet = {}, ...said: readonly Said[]): Table {
  return after(playTable('1 announce wenz', { rules: rulesOf(set), hands: HANDS }), ...said);
}

/** Who gave the steps so far. */
function steps(table: Table): readonly number[] {
  return dealOf(table).stoss.steps;
}

describe('Stoß', () => {
  test('ST-01 R81 after the final announcement, before any card', () => {
    expect(whoMay(rufspiel(), 'stoss')).toEqual([1, 3]);
    expect(steps(rufspiel({}, '1 stoss'))).toEqual([1]);
  });

  test('ST-02 R82 after the first card is led', () => {
    expect(whoMay(rufspiel({}, '0 play H9'), 'stoss')).toEqual([1, 3]);
  });

  test('ST-03 BL-018 not once two cards lie; with deadline ownFirstCard as long as eight cards are held', () => {
    const late = { code: 'stoss-late', deadline: 'beforeSecondCard' };
    const two = ['0 play H9', '1 play HA'] as const;
    expect(refusal(rufspiel({}, ...two), '3 stoss')).toEqual(late);
    const own = rufspiel({ 'stoss.deadline': 'ownFirstCard' }, ...two);
    expect(whoMay(own, 'stoss')).toEqual([3]);
    expect(refusal(own, '1 stoss')).toEqual({ code: 'stoss-late', deadline: 'ownFirstCard' });
    const next = after(own, '2 play H8', '3 play HK');
    expect(whoMay(next, 'stoss')).toEqual([]);
    expect(refusal(playCards(rufspiel(), 'H9 HA H8 HK'), '3 stoss')).toEqual(late);
  });

  test('ST-04 R84 VI-08 the called partner is refused, and nobody else sees a difference', () => {
    const table = rufspiel();
    expect(refusal(table, '2 stoss')).toEqual({ code: 'stoss-partner' });
    const views = [0, 1, 3, 'spectator'] as const;
    expect(views.map((seat) => JSON.stringify(view(table, seat)))).not.toContain('stoss-partner');
  });

  test('ST-05 B12 Retour by the partner: he reveals himself by choice', () => {
    const table = rufspiel({}, '1 stoss', '2 stoss');
    expect(steps(table)).toEqual([1, 2]);
    expect(view(rufspiel({}, '1 stoss'), 3).deal!.partner).toBeNull();
    for (const viewer of [0, 1, 3, 'spectator'] as const) expect(view(table, viewer).deal!.partner).toBe(2);
    expect(billAt(playOut(table)).factor).toBe(4);
  });

  test('ST-06 R83 Retour by the declarer, who reveals nobody', () => {
    const table = rufspiel({}, '1 stoss', '0 stoss');
    expect(steps(table)).toEqual([1, 0]);
    expect(view(table, 3).deal!.partner).toBeNull();
    expect(billAt(playOut(table)).factor).toBe(4);
  });

  test('ST-07 BL-017 a second Stoß is refused: the next step belongs to the other party', () => {
    const table = rufspiel({}, '1 stoss');
    expect(refusal(table, '3 stoss')).toEqual({ code: 'stoss-taken' });
    expect(refusal(table, '1 stoss')).toEqual({ code: 'stoss-taken' });
    expect(billAt(playOut(table)).factor).toBe(2);
  });

  test('ST-08 no Retour without a Stoß', () => {
    expect(refusal(rufspiel(), '0 stoss')).toEqual({ code: 'stoss-own-game' });
  });

  test('ST-09 maxSteps=2 has no Sub, maxSteps=4 has', () => {
    expect(refusal(rufspiel({}, '1 stoss', '0 stoss'), '1 stoss')).toEqual({ code: 'stoss-max', steps: 2 });
    const four = rufspiel({ 'stoss.maxSteps': 4 }, '1 stoss', '0 stoss', '1 stoss');
    expect(billAt(playOut(four)).factor).toBe(8);
  });

  test('ST-10 maxSteps=4: four steps by alternating parties, a fifth is refused', () => {
    const four = { 'stoss.maxSteps': 4 } as const;
    const sub = rufspiel(four, '3 stoss', '2 stoss');
    expect(whoMay(sub, 'stoss')).toEqual([1, 3]);
    expect(refusal(sub, '2 stoss')).toEqual({ code: 'stoss-own-step' });
    expect(refusal(after(sub, '1 stoss'), '3 stoss')).toEqual({ code: 'stoss-own-step' });
    const table = after(sub, '1 stoss', '0 stoss');
    expect(refusal(table, '3 stoss')).toEqual({ code: 'stoss-max', steps: 4 });
    expect(billAt(playOut(table)).factor).toBe(16);
  });

  test.each([
    [1, 2],
    [2, 4],
    [3, 8],
    [4, 16],
  ] as const)('B13 stoss.maxSteps=%i: a factor of at most %i', (maxSteps, factor) => {
    const said = (['1 stoss', '0 stoss', '3 stoss', '2 stoss'] as const).slice(0, maxSteps);
    const table = rufspiel({ 'stoss.maxSteps': maxSteps }, ...said);
    expect(whoMay(table, 'stoss')).toEqual([]);
    expect(dealOf(table).stoss.asked).toEqual([]);
    expect(billAt(playOut(table)).factor).toBe(factor);
  });

  test('B13 C.8.4 stoss.maxSteps=0: no Stoß at this table', () => {
    expect(refusal(rufspiel({ 'stoss.maxSteps': 0 }), '1 stoss')).toEqual({ code: 'stoss-off' });
  });

  test('ST-11 Solo of s1: each of the three may give it, only the declarer answers', () => {
    expect(whoMay(wenz(), 'stoss')).toEqual([0, 2, 3]);
    for (const seat of [0, 2, 3] as const) expect(whoMay(wenz({}, `${seat} stoss`), 'stoss')).toEqual([1]);
  });

  test('ST-12 the declarer of a Solo gives no Stoß', () => {
    expect(refusal(wenz(), '1 stoss')).toEqual({ code: 'stoss-own-game' });
  });

  test('ST-13 R63 B18 a Tout can be doubled, its goal stays', () => {
    const table = playTable('1 announce wenz tout', { hands: HANDS });
    const bill = billAt(playOut(after(table, '2 stoss', '1 stoss')));
    expect(bill.won).toBe(false);
    expect(bill.factor).toBe(2 * 4);
  });

  test('B18 stoss.onTout=false: no Stoß on a Tout, but on the same game without', () => {
    const off = { 'stoss.onTout': false } as const;
    const tout = playTable('1 announce wenz tout', { rules: rulesOf(off), hands: HANDS });
    expect(refusal(tout, '2 stoss')).toEqual({ code: 'stoss-not-in-game', game: 'wenz', tout: true });
    expect(refusal(wenz(off), '2 stoss')).toBeNull();
  });

  test('ST-16 B17 Klopfen and Stoß are independent', () => {
    const rules = rulesOf({ 'klopfen.enabled': true, 'dealing.cutMaxTimes': 0 });
    const knocked = openAuction(after(dealtTable({ rules, hands: HANDS }), '0 not-knock', '1 knock'));
    const table = after(withInterest(knocked, 0), '0 announce rufspiel G', '1 stoss');
    expect(billAt(playOut(table)).factor).toBe(4);
  });

  test('ST-18 B9 60:60 after a Stoß: the opponents win; with stoss.takesOver the party of the last Stoß needs 61', () => {
    const half = played(callingGras(0, 2), 60, 4, run('declarer', 1), { stoss: 1 });
    expect(billOf(rulesOf(), half)).toMatchObject({ won: false, deltas: [-20, 20, -20, 20] });
    expect(billOf(rulesOf({ 'stoss.takesOver': true }), half)).toMatchObject({ won: true, deltas: [20, -20, 20, -20] });
  });

  test('ST-19 R86 31:89 after a Stoß: the declaring party is out of Schneider', () => {
    const lost = played(callingGras(0, 2), 31, 2, run('declarer', 1), { stoss: 1 });
    expect(billOf(rulesOf(), lost)).toMatchObject({ won: false, schneider: false });
  });

  test('R85 the bill names the steps', () => {
    const bill = billAt(playOut(rufspiel({}, '1 stoss')));
    expect(bill.factors).toMatchObject([{ kind: 'stoss', count: 1, factor: 2 }]);
  });

  test('R20 nothing to double before a game is announced', () => {
    expect(refusal(auctionTable(), '0 stoss')).toEqual({ code: 'wrong-phase', phase: 'auction' });
  });
});

describe('the game waits for an answer', () => {
  test('ST-17 B11 s1 gives a Stoß and is next to play: he plays after s0 and s2 declined', () => {
    const table = rufspiel({}, '0 play H9', '1 stoss');
    expect(refusal(table, '1 play HA')).toEqual({ code: 'answer-stoss-first' });
    const one = after(table, '0 no-stoss');
    expect(refusal(one, '1 play HA')).toEqual({ code: 'answer-stoss-first' });
    expect(refusal(one, '0 stoss')).toEqual({ code: 'stoss-not-asked' });
    const both = after(one, '2 no-stoss');
    expect(refusal(both, '1 play HA')).toBeNull();
    expect(whoMay(both, 'stoss')).toEqual([]);
  });

  test('ST-17 a Retour with maxSteps=2 needs no further answer, with maxSteps=4 the opponents are asked', () => {
    expect(refusal(rufspiel({}, '0 play H9', '1 stoss', '2 stoss'), '1 play HA')).toBeNull();
    const sub = rufspiel({ 'stoss.maxSteps': 4 }, '0 play H9', '1 stoss', '2 stoss');
    expect(refusal(sub, '1 play HA')).toEqual({ code: 'answer-stoss-first' });
    expect(whoMay(sub, 'no-stoss')).toEqual([1, 3]);
  });

  test('B11 the last moment to give it does not take the answer away', () => {
    const table = rufspiel({ 'stoss.deadline': 'endOfFirstTrick' }, '0 play H9', '1 play HA', '2 play H8', '3 stoss');
    expect(whoMay(table, 'stoss')).toEqual([0, 2]);
    expect(refusal(table, '3 play HK')).toEqual({ code: 'answer-stoss-first' });
  });

  test('B12 nobody sees who is asked, only that there is a question', () => {
    const table = rufspiel({}, '1 stoss');
    const seen = view(table, 3);
    expect(seen.deal).toMatchObject({ stossOpen: true, stoss: [1], turn: null });
    expect(seen.actions).toEqual([]);
    expect(view(after(table, '0 no-stoss', '2 no-stoss'), 3).deal).toMatchObject({ stossOpen: false, turn: 0 });
    expect(view(table, 2).actions).toEqual([{ type: 'stoss' }, { type: 'no-stoss' }]);
  });

  test('who was not asked has nothing to decline', () => {
    expect(refusal(rufspiel(), '0 no-stoss')).toEqual({ code: 'stoss-not-asked' });
    expect(refusal(rufspiel({}, '1 stoss'), '3 no-stoss')).toEqual({ code: 'stoss-not-asked' });
  });
});

/** The first eight cards of a Rufspiel of s0 in which nobody trumps anybody out. */
const TWO_TRICKS = 'H9 HA H8 HK E7 E9 EK S8'.split(' ');

/** How many cards may lie so that the seat may still give the next step: the largest number, or -1. */
function lastChance(set: HouseRuleSet, seat: 0 | 1 | 2 | 3, before: readonly Said[], from = 0): number {
  for (let lie = TWO_TRICKS.length; lie >= from; lie--) {
    const start = playCards2(rufspiel(set), TWO_TRICKS.slice(0, from));
    const table = playCards2(after(start, ...before), TWO_TRICKS.slice(from, lie));
    if (refusal(table, `${seat} stoss`) === null) return lie;
  }
  return -1;
}

function playCards2(table: Table, codes: readonly string[]): Table {
  return codes.length === 0 ? table : playCards(table, codes.join(' '));
}

describe('until when', () => {
  test.each([
    ['beforeFirstCard', 0, 0],
    ['beforeSecondCard', 1, 1],
    ['ownFirstCard', 1, 3],
    ['endOfFirstTrick', 3, 3],
  ] as const)('B10 stoss.deadline=%s: s1 with %i cards on the table, s3 with %i', (deadline, second, last) => {
    expect(lastChance({ 'stoss.deadline': deadline }, 1, [])).toBe(second);
    expect(lastChance({ 'stoss.deadline': deadline }, 3, [])).toBe(last);
  });

  test.each([
    ['sameAsStoss', 1, 1],
    ['ownFirstCard', 0, 2],
    ['endOfFirstTrick', 3, 3],
    ['oneTrickLater', 5, 5],
  ] as const)(
    'B11 stoss.reDeadline=%s: the declarer answers with %i cards on the table, the partner with %i',
    (reDeadline, declarer, partner) => {
      const set = { 'stoss.reDeadline': reDeadline };
      expect(lastChance(set, 0, ['1 stoss'])).toBe(declarer);
      expect(lastChance(set, 2, ['1 stoss'])).toBe(partner);
    },
  );

  test.each([
    ['beforeFirstCard', 'beforeFirstCardOfSecondTrick', 4],
    ['beforeSecondCard', 'beforeSecondCardOfSecondTrick', 5],
    ['ownFirstCard', 'ownSecondCard', 5],
    ['endOfFirstTrick', 'endOfSecondTrick', 7],
  ] as const)('B11 stoss.deadline=%s, answered one trick later: %s', (deadline, named, lie) => {
    const set = { 'stoss.deadline': deadline, 'stoss.reDeadline': 'oneTrickLater' } as const;
    expect(stossDeadline(rulesOf(set), 0)).toBe(deadline);
    expect(stossDeadline(rulesOf(set), 1)).toBe(named);
    expect(lastChance(set, 2, ['1 stoss'])).toBe(lie);
    const late = playCards(rufspiel(set, '1 stoss'), TWO_TRICKS.join(' '));
    expect(refusal(late, '2 stoss')).toEqual({ code: 'stoss-late', deadline: named });
  });

  test('B11 ownSecondCard counts the cards of the seat, whoever leads the second trick', () => {
    const set = { 'stoss.deadline': 'ownFirstCard', 'stoss.reDeadline': 'oneTrickLater' } as const;
    // The second trick is led by s1: s0 plays its last card.
    expect(lastChance(set, 0, ['1 stoss'])).toBe(7);
  });

  test('B11 with a later answer the game does not wait', () => {
    const table = rufspiel({ 'stoss.reDeadline': 'endOfFirstTrick' }, '1 stoss');
    expect(dealOf(table).stoss.asked).toEqual([]);
    expect(view(table, 0).deal!.stossOpen).toBe(false);
    expect(refusal(table, '0 play H9')).toBeNull();
    expect(refusal(table, '3 stoss')).toEqual({ code: 'stoss-taken' });
  });

  test('B11 sameAsStoss follows the deadline of the Stoß', () => {
    expect(stossDeadline(rulesOf({ 'stoss.deadline': 'ownFirstCard', 'stoss.reDeadline': 'sameAsStoss' }), 1)).toBe(
      'ownFirstCard',
    );
    expect(stossDeadline(rulesOf({ 'stoss.reDeadline': 'endOfFirstTrick' }), 2)).toBe('endOfFirstTrick');
    expect(stossDeadline(rulesOf({ 'stoss.reDeadline': 'ownFirstCard' }), 3)).toBe('ownFirstCard');
  });
});

function ramsch(inRamsch: 'off' | 'ownFirstCard', ...said: readonly Said[]): Table {
  const rules = rulesOf({ 'allPass.action': 'ramsch', 'stoss.inRamsch': inRamsch });
  return after(allPass(auctionTable({ rules, hands: HANDS })), ...said);
}

describe('Stoß in a Ramsch', () => {
  test('ST-14 B52 off: nobody', () => {
    for (const seat of [0, 1, 2, 3] as const) {
      expect(refusal(ramsch('off'), `${seat} stoss`)).toEqual({
        code: 'stoss-not-in-game',
        game: 'ramsch',
        tout: false,
      });
    }
  });

  test('B52 ownFirstCard: everybody once before his own first card, each doubles', () => {
    const table = ramsch('ownFirstCard', '0 stoss', '0 play H9', '2 stoss');
    expect(refusal(table, '0 stoss')).toEqual({ code: 'stoss-own-step' });
    expect(whoMay(table, 'stoss')).toEqual([1, 3]);
    const played = after(table, '1 play HA', '3 stoss');
    expect(refusal(played, '1 stoss')).toEqual({ code: 'stoss-late', deadline: 'ownFirstCard' });
    expect(refusal(played, '2 play H8')).toBeNull();
    expect(billAt(playOut(played)).factors).toContainEqual(expect.objectContaining({ kind: 'stoss', factor: 8 }));
  });

  test('B52 nobody is asked for an answer, whatever the answers elsewhere', () => {
    const rules = rulesOf({ 'allPass.action': 'ramsch', 'stoss.inRamsch': 'ownFirstCard', 'stoss.maxSteps': 4 });
    const table = after(allPass(auctionTable({ rules })), '1 stoss', '2 stoss');
    expect(dealOf(table).stoss).toEqual({ steps: [1, 2], asked: [] });
  });

  test('B52 up to four steps, even where Stoß has a maximum of one', () => {
    const rules = rulesOf({ 'allPass.action': 'ramsch', 'stoss.inRamsch': 'ownFirstCard', 'stoss.maxSteps': 1 });
    const table = after(allPass(auctionTable({ rules })), '3 stoss', '0 stoss', '2 stoss', '1 stoss');
    expect(steps(table)).toEqual([3, 0, 2, 1]);
    const off = rulesOf({ 'allPass.action': 'ramsch', 'stoss.inRamsch': 'ownFirstCard', 'stoss.enabled': false });
    expect(refusal(allPass(auctionTable({ rules: off })), '0 stoss')).toEqual({ code: 'stoss-off' });
  });
});

describe('Stoß on a Sie', () => {
  const SIE: WrittenHands = { 2: 'EO GO HO SO EU GU HU SU' };
  const laid = (set: HouseRuleSet, ...said: readonly Said[]): Table =>
    after(auctionTable({ rules: rulesOf(set), hands: SIE }), '2 lay-sie', ...said);

  test('ST-15 B19 rejected: there is no play', () => {
    expect(refusal(laid({}), '1 stoss')).toEqual({ code: 'wrong-phase', phase: 'settled' });
    expect(refusal(laid({ 'stoss.onSie': true, 'stoss.enabled': false }), '1 stoss')).toMatchObject({
      phase: 'settled',
    });
  });

  test('B19 stoss.onSie=true: the three others are asked before it is paid', () => {
    const table = laid({ 'stoss.onSie': true });
    expect(dealOf(table).phase.name).toBe('sie-laid');
    expect(whoMay(table, 'stoss')).toEqual([0, 1, 3]);
    expect(whoMay(table, 'no-stoss')).toEqual([0, 1, 3]);
    expect(refusal(table, '2 stoss')).toEqual({ code: 'stoss-own-game' });
    expect(billAt(after(table, '0 no-stoss', '3 no-stoss', '1 no-stoss')).value).toBe(520);
  });

  test('B19 the holder answers a Stoß on his Sie', () => {
    const table = laid({ 'stoss.onSie': true }, '0 no-stoss', '3 stoss');
    expect(whoMay(table, 'stoss')).toEqual([2]);
    expect(refusal(table, '1 stoss')).toEqual({ code: 'stoss-taken' });
    expect(billAt(after(table, '2 no-stoss')).value).toBe(1040);
    expect(billAt(after(table, '2 stoss')).value).toBe(2080);
    expect(refusal(laid({ 'stoss.onSie': true }, '0 no-stoss'), '0 stoss')).toEqual({ code: 'stoss-not-asked' });
  });

  test('B19 B13 maxSteps=1: a Stoß settles it at once; a late answer is asked at once as well', () => {
    const one = laid({ 'stoss.onSie': true, 'stoss.maxSteps': 1 }, '1 stoss');
    expect(billAt(one).value).toBe(1040);
    const later = laid({ 'stoss.onSie': true, 'stoss.reDeadline': 'endOfFirstTrick' }, '1 stoss');
    expect(whoMay(later, 'no-stoss')).toEqual([2]);
  });
});
