import { describe, expect, test } from 'vitest';
import type { HouseRuleSet } from '../house-rules.ts';
import { legalCards } from '../legal-cards.ts';
import { readPosition } from './position.ts';
import type { Position, PositionProblem } from './position.ts';
import type { Seat } from '../seat.ts';
import { card, codes, codesOf, cards, hand, handsOf, rulesOf, sorted } from '../../test/support/cards.ts';
import type { WrittenHands } from '../../test/support/cards.ts';

/** s0 calls the Gras-Sau of s2. */
const HANDS: WrittenHands = {
  0: 'GK G9 EU GO HU H9 S8 S7',
  1: 'E7 EA EZ SO GU HA E9 SA',
  2: 'GA GZ G7 G8 EO H8 S9 SK',
  3: 'EK E8 SZ SU HO HZ HK H7',
};
const CALLED = { game: 'rufspiel', suit: 'G', declarer: 0 } as const;

type Fields = Readonly<Record<string, unknown>>;

function tricks(...written: readonly string[]): readonly (readonly string[])[] {
  return written.map((trick) => trick.split(' '));
}

function open(more: Fields = {}, hands: WrittenHands = HANDS): unknown {
  return { dealer: 3, hands: handsOf(hands).map(codesOf), contract: CALLED, tricks: [], ...more };
}

function seatView(more: Fields): unknown {
  return { contract: CALLED, tricks: [], ...more };
}

function position(input: unknown): Position {
  const read = readPosition(input);
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return read.value;
}

function problem(input: unknown): PositionProblem | null {
  const read = readPosition(input);
  return read.ok ? null : read.reason;
}

/** What is wrong with the input: code and field. */
function fault(input: unknown): string | null {
  const found = problem(input);
  return found?.kind === 'input' ? `${found.problem.code} ${found.problem.field}` : (found?.kind ?? null);
}

function legal(input: unknown): string {
  return codes(legalCards(position(input).turn));
}

describe('a position with all hands', () => {
  test('the seat to act is the one whose card comes next', () => {
    const read = position(open({ tricks: tricks('H9 HA EO H7', 'G7 EK') }));
    expect(read).toMatchObject({
      kind: 'open',
      seat: 0,
      turn: { trick: cards('G7 EK'), trickNumber: 2, ranAway: true },
    });
    if (read.kind === 'open') expect(read.play).toMatchObject({ partner: 2, points: [0, 0, 14, 0] });
    expect(position(open({ dealer: 1, tricks: [] }))).toMatchObject({ seat: 2 });
  });

  test('formats 3: house rules may be missing, then those of the Schafkopfschule hold', () => {
    expect(legal(open({ rules: undefined, tricks: tricks('H9 HA EO H7') }))).toBe(sorted(HANDS[2]!.replace('EO ', '')));
    expect(legal(open({ rules: null, tricks: tricks('H9 HA EO H7') }))).toContain('G7');
    const rules = { preset: 'schafkopfschule', set: { 'davonlaufen.enabled': false } };
    expect(legal(open({ rules, tricks: tricks('H9 HA EO H7') }))).not.toContain('G7');
  });

  test('B54 a Muss-Spiel with a called Zehn', () => {
    const rules = { preset: 'schafkopfschule', set: { 'allPass.action': 'eichelOberMuss' } };
    const contract = { game: 'rufspiel', suit: 'S', declarer: 1, called: 'SZ', muss: true };
    const read = position(open({ rules, contract }, { 1: 'EO EA GA SA E9 HU H9 H8' }));
    expect(read.turn.called).toBe(card('SZ'));
  });

  test.each<readonly [string, Fields, string]>([
    ['no dealer', { dealer: undefined }, 'field-missing dealer'],
    ['no hands', { hands: undefined }, 'field-missing hands'],
    ['no contract', { contract: null }, 'field-value contract'],
    ['wrong rules', { rules: { preset: 'x' } }, 'house-rules rules'],
    ['wrong tricks', { tricks: 7 }, 'field-value tricks'],
  ])('%s', (_, more, expected) => {
    expect(fault(open(more))).toBe(expected);
  });

  test('no object', () => {
    expect(fault('EA')).toBe('field-value position');
  });

  test('what was played or announced has to keep the rules', () => {
    expect(problem(open({ tricks: tricks('H9 E7') }))).toEqual({
      kind: 'rules',
      refusal: { problem: { code: 'follow-trump' }, at: { trick: 1, card: card('E7'), seat: 1 } },
    });
    expect(problem(open({ contract: { ...CALLED, declarer: 2 } }))).toEqual({
      kind: 'rules',
      refusal: { problem: { code: 'bid-own-sau', suit: 'G' }, at: null },
    });
  });

  test('where no card is left to play there is no position', () => {
    const sie = open({ contract: { game: 'sie', declarer: 0 } }, { 0: 'EO GO HO SO EU GU HU SU' });
    expect(problem(sie)).toEqual({ kind: 'over' });
    const rules = { preset: 'schafkopfschule', set: { 'tout.onLostTrick': 'stop' } };
    const contract = { game: 'wenz', declarer: 0, tout: true };
    expect(problem(open({ rules, contract, tricks: tricks('S8 SA SK SZ') }))).toEqual({ kind: 'over' });
    expect(problem(open({ rules, contract, tricks: tricks('S8 SA SK SZ', 'E7') }))).toEqual({
      kind: 'rules',
      refusal: { problem: { code: 'tricks-too-many', expected: 1 }, at: null },
    });
  });
});

/** Two tricks; s2 led the second one and ran away. */
const TWO = tricks('H9 HA EO H7', 'G7 EK GK E7');

/** The view of a seat in the third trick. */
function at(seat: Seat, current: string): unknown {
  return seatView({ seat, hand: HANDS[seat]!.split(' '), tricks: [...TWO, ...tricks(current)] });
}

describe("a seat's view", () => {
  test('hand as dealt or as it is left', () => {
    const left = seatView({
      seat: 0,
      hand: HANDS[0]!.split(' ').filter((code) => code !== 'H9' && code !== 'GK'),
      tricks: TWO,
    });
    const dealt = seatView({ seat: 0, hand: HANDS[0]!.split(' '), tricks: TWO });
    for (const view of [left, dealt]) {
      expect(position(view)).toMatchObject({ kind: 'seat-view', seat: 0, turn: { trickNumber: 3, trick: [] } });
      expect(position(view).turn.hand).toBe(hand('G9 EU GO HU S8 S7'));
      expect(position(view).turn.dealt).toBe(hand(HANDS[0]!));
    }
  });

  test('who led each trick is found from the seat to act, for every seat', () => {
    expect(position(at(1, 'S8')).turn.hand).toBe(hand('EA EZ SO GU E9 SA'));
    expect(position(at(2, 'S8 SA')).turn.hand).toBe(hand('GA GZ G8 H8 S9 SK'));
    expect(position(at(3, 'S8 SA SK')).turn.hand).toBe(hand('E8 SZ SU HO HZ HK'));
  });

  test('B37 the partner who ran away, by leading a lower called card', () => {
    const ran = seatView({ seat: 2, hand: ['GA', 'GZ', 'G8', 'H8', 'S9', 'SK'], tricks: [...TWO, ['G9', 'SO']] });
    expect(position(ran).turn).toMatchObject({ ranAway: true, called: card('GA'), trickNumber: 3 });
    expect(legal(ran)).toBe(sorted('GA GZ G8'));
  });

  test('B39 or by following with one', () => {
    const rules = { preset: 'schafkopfschule', set: { 'davonlaufen.whenFollowing': true } };
    const ran = { seat: 2, hand: HANDS[2]!.split(' '), tricks: tricks('G9 EA G7 EK', 'H9 HA') };
    expect(position(seatView({ ...ran, rules })).turn.ranAway).toBe(true);
  });

  test('B40 a discarded lower card is no davonlaufen; who does not hold the Sau never runs away', () => {
    const discarded = seatView({
      seat: 2,
      hand: HANDS[2]!.split(' '),
      tricks: [
        ['E7', 'G8', 'EK', 'H9'],
        ['GO', 'SO'],
      ],
    });
    expect(position(discarded).turn.ranAway).toBe(false);
    const caller = seatView({ seat: 0, hand: HANDS[0]!.split(' '), tricks: tricks('G9 EA GA EK', 'H8 HZ') });
    expect(position(caller).turn.ranAway).toBe(false);
  });

  test('other games have no called card', () => {
    const solo = { contract: { game: 'solo', suit: 'G', declarer: 0 }, seat: 2, hand: HANDS[2]!.split(' ') };
    expect(position(seatView({ ...solo, tricks: [['G9', 'GU']] })).turn).toMatchObject({
      called: null,
      ranAway: false,
    });
    expect(legal(seatView({ ...solo, tricks: [['G9', 'GU']] }))).toBe(sorted('GA GZ G7 G8 EO'));
    const wenz = { ...solo, contract: { game: 'wenz', declarer: 0 } };
    expect(legal(seatView({ ...wenz, tricks: [['G9', 'GU']] }))).toBe(sorted('GA GZ G7 G8'));
  });

  test('B54 a called Zehn', () => {
    const contract = { game: 'rufspiel', suit: 'G', declarer: 0, called: 'GZ' };
    const view = seatView({ contract, seat: 2, hand: HANDS[2]!.split(' '), tricks: [['GK', 'E7']] });
    expect(position(view).turn.called).toBe(card('GZ'));
    expect(legal(view)).toBe('GZ');
  });

  test('the short deck', () => {
    const rules = { preset: 'schafkopfschule', set: { deck: 24 } satisfies HouseRuleSet };
    const view = {
      rules,
      contract: { game: 'wenz', declarer: 0 },
      seat: 2,
      hand: ['GA', 'GZ', 'EO', 'SK', 'HA', 'S9'],
    };
    expect(rulesOf({ deck: 24 }).deck).toBe(24);
    expect(position(seatView({ ...view, tricks: [['G9']] })).turn.trickNumber).toBe(1);
    expect(fault(seatView({ ...view, hand: [...view.hand, 'HZ', 'HK'] }))).toBe('card-count hand');
    expect(fault(seatView({ ...view, tricks: [['G8']] }))).toBe('card-not-in-deck tricks[0][0]');
  });

  test('the dealer may be given; then the first leader is his left neighbour', () => {
    const view = { seat: 0, hand: HANDS[0]!.split(' '), tricks: TWO };
    expect(fault(seatView({ ...view, dealer: 3 }))).toBeNull();
    expect(fault(seatView({ ...view, dealer: null }))).toBeNull();
    expect(problem(seatView({ ...view, dealer: 1 }))).toEqual({
      kind: 'input',
      problem: { code: 'field-value', field: 'dealer', given: '1', expected: { kind: 'one-of', values: [3] } },
    });
    expect(fault(seatView({ ...view, dealer: 9 }))).toBe('field-value dealer');
    expect(fault(seatView({ seat: 2, hand: HANDS[2]!.split(' '), tricks: [], dealer: 1 }))).toBeNull();
    expect(fault(seatView({ seat: 2, hand: HANDS[2]!.split(' '), tricks: [], dealer: 2 }))).toBe('field-value dealer');
  });

  test.each<readonly [string, Fields, string]>([
    ['no seat', { seat: undefined }, 'field-missing seat'],
    ['a hand that is none', { hand: 7 }, 'field-value hand'],
    ['too few cards', { hand: ['GK', 'G9'] }, 'card-count hand'],
    ['some cards as dealt, some left out', { hand: HANDS[0]!.split(' ').slice(1) }, 'card-count hand'],
    ['a card twice', { hand: [...HANDS[0]!.split(' ').slice(1), 'G9'] }, 'card-twice hand[7]'],
    ['a card that lies on the table', { hand: [...HANDS[0]!.split(' ').slice(0, 7), 'HA'] }, 'card-twice hand'],
  ])('%s', (_, more, expected) => {
    expect(fault(seatView({ seat: 0, hand: HANDS[0]!.split(' '), tricks: TWO, ...more }))).toBe(expected);
  });

  test('the problem of a hand names the number of cards that are left', () => {
    expect(problem(seatView({ seat: 0, hand: ['GK', 'G9'], tricks: TWO }))).toEqual({
      kind: 'input',
      problem: { code: 'card-count', field: 'hand', given: 2, expected: 6 },
    });
    const table = seatView({ seat: 0, hand: ['HA', 'G9', 'EU', 'GO', 'HU', 'S8'], tricks: TWO });
    expect(problem(table)).toEqual({
      kind: 'input',
      problem: { code: 'card-twice', field: 'hand', card: card('HA') },
    });
  });

  test('after the last trick, and with a Sie, there is nothing to play', () => {
    const all = Array.from({ length: 8 }, (_, trick) => [0, 1, 2, 3].map((place) => codesOf([trick * 4 + place])[0]!));
    const view = seatView({ contract: { game: 'wenz', declarer: 0 }, seat: 0, hand: [], tricks: all });
    expect(problem(view)).toEqual({ kind: 'over' });
    const sie = seatView({
      contract: { game: 'sie', declarer: 0 },
      seat: 0,
      hand: 'EO GO HO SO EU GU HU SU'.split(' '),
    });
    expect(problem(sie)).toEqual({ kind: 'over' });
  });
});

describe('a seat view that cannot be', () => {
  const rules = { preset: 'wirtshaus', set: { 'tout.onLostTrick': 'stop' } };

  test('R38 nobody calls the Herz-Sau', () => {
    const contract = { game: 'rufspiel', suit: 'H', declarer: 0 };
    expect(problem(seatView({ seat: 1, hand: 'E7 EA EZ SO GU HA E9 SA'.split(' '), contract }))).toEqual({
      kind: 'rules',
      refusal: { problem: { code: 'bid-herz' }, at: null },
    });
  });

  test('R39 the declarer does not hold the Sau he called', () => {
    expect(problem(seatView({ seat: 0, hand: 'GA G9 EU GO HU H9 S8 S7'.split(' ') }))).toEqual({
      kind: 'rules',
      refusal: { problem: { code: 'bid-own-sau', suit: 'G' }, at: null },
    });
  });

  test('B22 after a lost trick a Tout is over where the house stops it, and goes on where it does not', () => {
    const view = {
      seat: 0,
      hand: 'GO HO SO EU GU HU H7'.split(' '),
      contract: { game: 'solo', suit: 'E', declarer: 1, tout: true },
      tricks: tricks('EO E7 GK SU'),
    };
    expect(problem({ ...view, rules })).toEqual({ kind: 'over' });
    expect(problem({ ...view, rules: { preset: 'wirtshaus' } })).toBeNull();
  });
});
