import { describe, expect, test } from 'vitest';
import { checkOutcome } from './check-outcome.ts';
import type { HouseRules } from './house-rules.ts';
import type { Outcome, PartyOutcome, RamschOutcome } from './outcome.ts';
import type { BySeat } from './seat.ts';
import {
  TEN_FIFTY,
  bettel,
  plainGame,
  played,
  ramsch,
  rufspiel,
  run,
  sie,
  suitGame,
  tenFifty,
} from '../test/outcome-fixtures.ts';

const NOBODY = run('declarer', 1);

/** What is wrong, as one string: code, field, seat, bounds. */
function problem(outcome: Outcome, rules: HouseRules = TEN_FIFTY): string | null {
  const found = checkOutcome(rules, outcome);
  if (found === null) return null;
  const at = found.seat === null ? found.field : `${found.field} of ${found.seat}`;
  return found.code === 'out-of-range' ? `${found.code} ${at} ${found.min}..${found.max}` : `${found.code} ${at}`;
}

const ruf = (more: Partial<PartyOutcome>): PartyOutcome => played(rufspiel(0, 2), 70, 4, NOBODY, more);

const solo = (holder: 'declarer' | 'opponents', count: number): PartyOutcome =>
  played(suitGame('solo', 'E', 0), 70, 4, run(holder, count));

describe('a game of a declaring party', () => {
  test('what can happen at a table has no contradiction', () => {
    const good: readonly Outcome[] = [
      ruf({}),
      ruf({ partner: null }),
      ruf({ points: 0, tricks: 0 }),
      ruf({ points: 0, tricks: 1 }),
      ruf({ points: 120, tricks: 7 }),
      ruf({ points: 120, tricks: 8 }),
      ruf({ laufende: run('declarer', 0) }),
      ruf({ laufende: run('opponents', 14) }),
      ruf({ knocks: 4, stoss: 4, doubled: 16 }),
      bettel(1, 0),
      bettel(1, 8),
      sie(3, { knocks: 4, doubled: 2 }),
      { kind: 'thrown-in', knocks: 4 },
    ];
    expect(good.map((outcome) => problem(outcome))).toEqual(good.map(() => null));
  });

  test.each([
    [{ points: -1 }, 'out-of-range points 0..120'],
    [{ points: 121 }, 'out-of-range points 0..120'],
    [{ points: 60.5 }, 'out-of-range points 0..120'],
    [{ points: Number.NaN }, 'out-of-range points 0..120'],
    [{ tricks: -1 }, 'out-of-range tricks 0..8'],
    [{ tricks: 9 }, 'out-of-range tricks 0..8'],
    [{ knocks: -1 }, 'out-of-range knocks 0..4'],
    [{ knocks: 5 }, 'out-of-range knocks 0..4'],
    [{ stoss: -1 }, 'out-of-range stoss 0..4'],
    [{ stoss: 5 }, 'out-of-range stoss 0..4'],
    [{ doubled: 0 }, 'out-of-range doubled 1..9007199254740991'],
    [{ doubled: 1.5 }, 'out-of-range doubled 1..9007199254740991'],
  ] as const)('B58 %o is out of range', (more, expected) => {
    expect(problem(ruf(more))).toBe(expected);
  });

  test('R91 points without a trick, and all tricks without all points', () => {
    expect(problem(ruf({ points: 1, tricks: 0 }))).toBe('points-without-tricks points');
    expect(problem(ruf({ points: 119, tricks: 8 }))).toBe('all-tricks-need-all-points points');
    expect(problem(ruf({ points: 119, tricks: 1 }))).toBe('too-many-points-in-tricks points');
    expect(problem(ruf({ points: 1, tricks: 7 }))).toBe('too-few-points-in-tricks points');
  });

  test('R51 in a Bettel nobody counts points', () => {
    expect(problem({ ...bettel(1, 0), points: 5 })).toBe(null);
    expect(problem({ ...bettel(1, 8), points: 0 })).toBe(null);
    expect(problem({ ...bettel(1, 0), points: 121 })).toBe('out-of-range points 0..120');
  });

  test('R42 a solo game has no partner, and nobody is his own', () => {
    expect(problem(played([suitGame('solo', 'E', 0)[0], 1], 70, 4, NOBODY))).toBe('partner-in-solo partner');
    expect(problem(ruf({ partner: 0 }))).toBe('partner-is-declarer partner');
  });

  test('B6 a run is not longer than the trumps of the game', () => {
    expect(problem(ruf({ laufende: run('declarer', 15) }))).toBe('out-of-range laufende 0..14');
    expect(problem(ruf({ laufende: run('declarer', -1) }))).toBe('out-of-range laufende 0..14');
    const wenz = played(plainGame('wenz', 0), 70, 4, run('opponents', 5));
    expect(problem(wenz)).toBe('out-of-range laufende 0..4');
    const farbwenz = played(suitGame('farbwenz', 'G', 0), 70, 4, run('opponents', 12));
    expect(problem(farbwenz)).toBe('out-of-range laufende 0..11');
  });

  test('B6 a soloist holds no more Laufende than cards', () => {
    expect(problem(solo('declarer', 8))).toBe(null);
    expect(problem(solo('declarer', 9))).toBe('out-of-range laufende 0..8');
    expect(problem(solo('opponents', 14))).toBe(null);
  });

  test('B8 a Bettel has no Laufende', () => {
    expect(problem({ ...bettel(1, 0), laufende: run('declarer', 1) })).toBe('no-laufende-in-bettel laufende');
  });

  test('the short deck has six tricks and two trumps less', () => {
    const short = tenFifty({ deck: 24 });
    expect(problem(ruf({}), short)).toBe('wrong-deck tricksInDeal');
    expect(problem(ruf({ tricksInDeal: 6 }))).toBe('wrong-deck tricksInDeal');
    expect(problem(ruf({ tricksInDeal: 6 }), short)).toBe(null);
    expect(problem(ruf({ tricksInDeal: 6, tricks: 7 }), short)).toBe('out-of-range tricks 0..6');
    expect(problem(ruf({ tricksInDeal: 6, laufende: run('declarer', 13) }), short)).toBe('out-of-range laufende 0..12');
    const solo = played(suitGame('solo', 'E', 0), 70, 4, run('declarer', 7), { tricksInDeal: 6 });
    expect(problem(solo, short)).toBe('out-of-range laufende 0..6');
  });

  test('B54 the trumps of a Muss-Spiel belong to a Muss-Spiel', () => {
    const muss = (mussTrumps: number | null): PartyOutcome =>
      played(rufspiel(1, 3, { muss: true }), 60, 4, NOBODY, { mussTrumps });
    const at60 = tenFifty({ 'muss.winAt60WithMaxTrumps': 3 });
    expect(problem(muss(3), at60)).toBe(null);
    expect(problem(muss(8), at60)).toBe(null);
    expect(problem(muss(9), at60)).toBe('out-of-range mussTrumps 0..8');
    expect(problem(muss(null), at60)).toBe('muss-trumps-missing mussTrumps');
    expect(problem(muss(null))).toBe(null);
    expect(problem(ruf({}), at60)).toBe(null);
    expect(problem(ruf({ mussTrumps: 3 }), at60)).toBe('no-muss mussTrumps');
    expect(problem(played(plainGame('wenz', 1), 60, 4, NOBODY, { mussTrumps: 3 }))).toBe('no-muss mussTrumps');
  });
});

describe('a Ramsch', () => {
  const POINTS: BySeat<number> = [60, 40, 20, 0];
  const TRICKS: BySeat<number> = [3, 3, 2, 0];
  const good = (more: Partial<RamschOutcome>): RamschOutcome => ramsch(POINTS, TRICKS, more);

  test('what can happen at a table has no contradiction', () => {
    expect(problem(good({}))).toBe(null);
    expect(problem(good({ highestTrump: [100, 0, 0, 0], lastTrick: [7, 8, 2, 0] }))).toBe(null);
    expect(problem(good({ highestTrump: [100, 99, 98, 0], lastTrick: [3, 6, 8, 0] }))).toBe(null);
  });

  test('R5 the points of the seats are 120 together, each at most all and none without a trick', () => {
    expect(problem(good({ points: [61, 40, 20, 0] }))).toBe('points-sum points');
    expect(problem(good({ points: [59, 40, 20, 0] }))).toBe('points-sum points');
    expect(problem(good({ points: [60, 40, 121, 0] }))).toBe('out-of-range points of 2 0..120');
    expect(problem(good({ points: [60, -1, 61, 0] }))).toBe('out-of-range points of 1 0..120');
    expect(problem(good({ points: [60, 40, 10, 10] }))).toBe('points-without-tricks points of 3');
    expect(problem(good({ points: [100, 10, 10, 0], tricks: [1, 5, 2, 0] }))).toBe(
      'too-many-points-in-tricks points of 0',
    );
  });

  test('R2 the tricks of the seats are all tricks together', () => {
    expect(problem(good({ tricks: [3, 3, 1, 0] }))).toBe('tricks-sum tricks');
    expect(problem(good({ tricks: [4, 3, 2, 0] }))).toBe('tricks-sum tricks');
    expect(problem(good({ tricks: [3, 3, 9, 0] }))).toBe('out-of-range tricks of 2 0..8');
    expect(problem(good({ tricks: [3, 3, 3, -1] }))).toBe('out-of-range tricks of 3 0..8');
  });

  test('the short deck has six tricks', () => {
    const short = tenFifty({ deck: 24 });
    expect(problem(good({ tricksInDeal: 6, tricks: [2, 2, 2, 0] }), short)).toBe(null);
    expect(problem(good({}), short)).toBe('wrong-deck tricksInDeal');
  });

  test('B51 a trump lies in the tricks of one seat only, and of none without a trick', () => {
    expect(problem(good({ highestTrump: [100, 100, 0, 0] }))).toBe('same-twice highestTrump of 1');
    expect(problem(good({ highestTrump: [100, 99, 0, 98] }))).toBe('no-trick-no-card highestTrump of 3');
    expect(problem(good({ highestTrump: [100, -1, 0, 0] }))).toBe('out-of-range highestTrump of 1 0..9007199254740991');
  });

  test('B51 a trick has one winner, and comes no earlier than the tricks of its winner', () => {
    expect(problem(good({ lastTrick: [8, 8, 2, 0] }))).toBe('same-twice lastTrick of 1');
    expect(problem(good({ lastTrick: [8, 7, 6, 1] }))).toBe('no-trick-no-card lastTrick of 3');
    expect(problem(good({ lastTrick: [2, 8, 7, 0] }))).toBe('out-of-range lastTrick of 0 3..8');
    expect(problem(good({ lastTrick: [9, 8, 7, 0] }))).toBe('out-of-range lastTrick of 0 3..8');
  });

  test('knocks and Stoß are checked here too', () => {
    expect(problem(good({ knocks: 5 }))).toBe('out-of-range knocks 0..4');
    expect(problem(good({ stoss: 5 }))).toBe('out-of-range stoss 0..4');
  });
});

describe('Sie and thrown in', () => {
  test('B58 their multipliers have bounds too', () => {
    expect(problem(sie(0, { knocks: 5 }))).toBe('out-of-range knocks 0..4');
    expect(problem(sie(0, { stoss: -1 }))).toBe('out-of-range stoss 0..4');
    expect(problem({ kind: 'thrown-in', knocks: 5 })).toBe('out-of-range knocks 0..4');
  });
});
