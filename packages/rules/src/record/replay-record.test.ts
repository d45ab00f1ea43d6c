import { describe, expect, test } from 'vitest';
import type { HouseRuleSet } from '../house-rules.ts';
import { readRecord } from './read-record.ts';
import { replayRecord } from './replay-record.ts';
import type { RecordProblem, Replay, ReplayRefusal } from './replay-record.ts';
import type { WrittenRecord } from './write-record.ts';
import { writeRecord } from './write-record.ts';
import { card, codesOf, handsOf, rulesOf } from '../../test/support/cards.ts';
import type { WrittenHands } from '../../test/support/cards.ts';
import { dealOf, playOut, playTable } from '../../test/support/table.ts';
import type { Said } from '../../test/support/table.ts';

/** s0 calls the Gras-Sau of s2. */
const HANDS: WrittenHands = {
  0: 'GK G9 EU GO HU H9 S8 S7',
  1: 'E7 EA EZ SO GU HA E9 SA',
  2: 'GA GZ G7 HO EO H8 S9 SK',
  3: 'EK E8 SZ SU G8 HZ HK H7',
};
const KLOPFEN: HouseRuleSet = { 'klopfen.enabled': true };
const CALLED = { game: 'rufspiel', suit: 'G', declarer: 0 } as const;

/** A complete record of a game that s0 announced alone. */
function recordOf(said: Said, set: HouseRuleSet = {}): WrittenRecord {
  return writeRecord(rulesOf(set), dealOf(playOut(playTable(said, { rules: rulesOf(set), hands: HANDS }))), 'x')!;
}

/** A record without cards played, for what is refused before any card. */
function bare(more: Readonly<Record<string, unknown>>, set: HouseRuleSet = {}, hands: WrittenHands = HANDS): unknown {
  const dealt = handsOf(hands, rulesOf(set)).map(codesOf);
  return { rules: { preset: 'schafkopfschule', set }, dealer: 3, hands: dealt, contract: CALLED, ...more };
}

function replay(
  input: unknown,
): { readonly ok: true; readonly value: Replay } | { readonly ok: false; readonly reason: ReplayRefusal } {
  const read = readRecord(input);
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return replayRecord(read.value);
}

/** Why a record is refused, when no single card is at fault. */
function problem(input: unknown): RecordProblem | null {
  const played = replay(input);
  if (played.ok) return null;
  expect(played.reason.at).toBeNull();
  return played.reason.problem;
}

/** The bill of a record that is good. */
function billOf(input: unknown): Replay['bill'] {
  const played = replay(input);
  if (!played.ok) throw new Error(JSON.stringify(played.reason));
  return played.value.bill;
}

describe('every card is checked, and its place named', () => {
  const record = recordOf('0 announce rufspiel G');
  const withTrick = (trick: number, cards: string): unknown => ({
    ...record,
    tricks: record.tricks.map((old, index) => (index === trick - 1 ? cards.split(' ') : old)).slice(0, trick),
  });

  test('a card against the duty to follow', () => {
    const { tricks } = { tricks: [['H9', 'E7']] };
    expect(replay({ ...record, tricks })).toEqual({
      ok: false,
      reason: { problem: { code: 'follow-trump' }, at: { trick: 1, card: card('E7'), seat: 1 } },
    });
  });

  test('a card of somebody else', () => {
    expect(replay(withTrick(1, 'E7'))).toEqual({
      ok: false,
      reason: { problem: { code: 'not-your-card', card: card('E7') }, at: { trick: 1, card: card('E7'), seat: 0 } },
    });
  });

  test('R76 the Sau that should have fallen', () => {
    expect(replay(withTrick(1, 'G9 EA G7'))).toEqual({
      ok: false,
      reason: {
        problem: { code: 'must-play-called', card: card('GA') },
        at: { trick: 1, card: card('G7'), seat: 2 },
      },
    });
  });

  test('the seat is the one whose turn it was, after the winner of the trick before', () => {
    const two = {
      ...record,
      tricks: [
        ['H9', 'HA', 'EO', 'H7'],
        ['S9', 'SZ', 'S8', 'E7'],
      ],
    };
    expect(replay(two)).toMatchObject({ reason: { problem: { code: 'follow-suit' }, at: { trick: 2, seat: 1 } } });
  });

  test('the first trick is led by the left neighbour of the dealer', () => {
    const other = { ...record, dealer: 0, tricks: [['H9']] };
    expect(replay(other)).toMatchObject({ reason: { problem: { code: 'not-your-card' }, at: { trick: 1, seat: 1 } } });
  });

  test('tricks that are missing', () => {
    expect(problem({ ...record, tricks: record.tricks.slice(0, 5) })).toEqual({
      code: 'tricks-missing',
      given: 5,
      expected: 8,
    });
    expect(problem({ ...record, tricks: [] })).toEqual({ code: 'tricks-missing', given: 0, expected: 8 });
  });

  test('a claimed rest may be missing, even inside a trick', () => {
    expect(billOf({ ...record, tricks: [], claim: 0 })).toMatchObject({ won: true, schwarz: true });
    expect(billOf({ ...record, tricks: [], claim: 2 })).toMatchObject({ won: true, schwarz: true });
    expect(billOf({ ...record, tricks: [], claim: 1 })).toMatchObject({ won: false, schwarz: true });
    expect(billOf({ ...record, tricks: [['H9', 'HA']], claim: 1 })).toMatchObject({ won: false, schwarz: true });
  });
});

describe('the announcement is checked against cards and rules', () => {
  test.each<readonly [string, unknown, RecordProblem]>([
    ['R39 the own Sau', { ...CALLED, declarer: 2 }, { code: 'bid-own-sau', suit: 'G' }],
    ['R38 the Herz-Sau', { ...CALLED, suit: 'H' }, { code: 'bid-herz' }],
    ['R39 no card of the suit', { ...CALLED, suit: 'E' }, { code: 'bid-no-suit', suit: 'E' }],
    ['a game that is not played here', { game: 'geier', declarer: 0 }, { code: 'bid-game-off', game: 'geier' }],
    ['a Ramsch that is not played here', { game: 'ramsch' }, { code: 'ramsch-off' }],
    ['B32 a Tout that is not played here', { ...CALLED, tout: true }, { code: 'bid-tout-off', game: 'rufspiel' }],
    ['R64 a Sie that is none', { game: 'sie', declarer: 1 }, { code: 'no-sie' }],
    ['a called card that is not the Sau', { ...CALLED, called: 'GZ' }, { code: 'called-card', card: card('GZ') }],
    ['B54 nobody had to play', { ...CALLED, muss: true }, { code: 'not-muss', seat: 0 }],
  ])('%s', (_, contract, expected) => {
    expect(problem(bare({ contract }))).toEqual(expected);
  });

  test('B54 the holder of the Eichel-Ober had to play, nobody else', () => {
    const set = { 'allPass.action': 'eichelOberMuss' } as const;
    const wenz = (declarer: number): unknown =>
      bare({ contract: { game: 'wenz', declarer, muss: true }, claim: 0 }, set);
    expect(problem(wenz(2))).toBeNull();
    expect(problem(wenz(0))).toEqual({ code: 'not-muss', seat: 0 });
  });

  test('B14 a knocker had to play; if nobody noted who knocked, anybody may have', () => {
    const set = { ...KLOPFEN, 'klopfen.mustPlayOnAllPass': 'lastKnocker' } as const;
    const wenz = (declarer: number, knocks: unknown): unknown =>
      bare({ contract: { game: 'wenz', declarer, muss: true }, knocks, claim: 0 }, set);
    expect(problem(wenz(1, [1]))).toBeNull();
    expect(problem(wenz(0, [1]))).toEqual({ code: 'not-muss', seat: 0 });
    expect(problem(wenz(0, 1))).toBeNull();
    const off = bare({ contract: { game: 'wenz', declarer: 0, muss: true }, knocks: 1 }, KLOPFEN);
    expect(problem(off)).toEqual({ code: 'not-muss', seat: 0 });
  });

  test('MU-02 a renonce is refused to somebody who did not have to play', () => {
    const hands = { 1: 'EA E9 GA G9 HO HU H9 H8', 2: 'EO' } as const;
    const set = { 'allPass.action': 'eichelOberMuss' } as const;
    const contract = { game: 'rufspiel', suit: 'S', declarer: 1 };
    expect(problem(bare({ contract }, set, hands))).toEqual({ code: 'bid-no-suit', suit: 'S' });
    expect(problem(bare({ contract, claim: 1 }, set, { 1: 'EA E9 GA G9 EO HU H9 H8' }))).toBeNull();
    expect(problem(bare({ contract: { ...contract, muss: false } }, set, { 1: 'EA E9 GA G9 EO HU H9 H8' }))).toEqual({
      code: 'bid-no-suit',
      suit: 'S',
    });
  });

  test('a called Sau or Zehn may be written', () => {
    expect(problem(bare({ contract: { ...CALLED, called: 'GA' }, claim: 0 }))).toBeNull();
    const set = { 'allPass.action': 'eichelOberMuss' } as const;
    const contract = { game: 'rufspiel', suit: 'S', declarer: 1, called: 'SZ' };
    expect(problem(bare({ contract, claim: 0 }, set, { 1: 'EA E9 GA SA EO HU H9 H8' }))).toBeNull();
  });
});

/** What is wrong with these knocks. */
function knocks(who: unknown, set: HouseRuleSet): RecordProblem | null {
  return problem(bare({ knocks: who, claim: 0 }, { ...KLOPFEN, ...set }));
}

describe('who may knock', () => {
  test('R16 not where nobody knocks', () => {
    expect(problem(bare({ knocks: [0] }))).toEqual({ code: 'knock-off' });
    expect(problem(bare({ knocks: 1 }))).toEqual({ code: 'knock-off' });
    expect(problem(bare({ knocks: [], claim: 0 }))).toBeNull();
  });

  test('B14 who and how many, in any order of writing', () => {
    expect(knocks([3, 1], {})).toBeNull();
    expect(knocks(4, {})).toBeNull();
    expect(knocks([0, 1, 2], { 'klopfen.maxKnocks': 2 })).toEqual({ code: 'knock-limit', max: 2 });
    expect(knocks(3, { 'klopfen.maxKnocks': 2 })).toEqual({ code: 'knock-limit', max: 2 });
    expect(knocks([1], { 'klopfen.who': 'forehandOnly' })).toEqual({ code: 'knock-forehand-only' });
    expect(knocks(1, { 'klopfen.who': 'forehandOnly' })).toBeNull();
    expect(knocks(2, { 'klopfen.who': 'forehandOnly' })).toEqual({ code: 'knock-forehand-only' });
    expect(knocks([1, 0], { 'klopfen.who': 'chain' })).toBeNull();
    expect(knocks([0, 2], { 'klopfen.who': 'chain' })).toEqual({ code: 'knock-chain' });
    expect(knocks(2, { 'klopfen.who': 'chain' })).toBeNull();
  });

  test('B14 the forehand is the left neighbour of the dealer of the record', () => {
    const record = bare({ knocks: [1], dealer: 0, claim: 0 }, { ...KLOPFEN, 'klopfen.who': 'forehandOnly' });
    expect(problem(record)).toBeNull();
  });

  test('R107 knocks count whether or not it is known who knocked', () => {
    expect(billOf(bare({ knocks: [3, 1], claim: 0 }, KLOPFEN)).factor).toBe(4);
    expect(billOf(bare({ knocks: 3, claim: 0 }, KLOPFEN)).factor).toBe(8);
  });
});

/** What is wrong with these steps. */
function stoss(who: unknown, set: HouseRuleSet = {}): RecordProblem | null {
  return problem(bare({ stoss: who, claim: 0 }, set));
}

/** A Sie of s0 with a Stoß of s1. */
function sie(set: HouseRuleSet): unknown {
  return bare({ contract: { game: 'sie', declarer: 0 }, stoss: [1] }, set, { 0: 'EO GO HO SO EU GU HU SU' });
}

describe('who may give a Stoß', () => {
  test('R81 R84 opponents and declaring party in turn', () => {
    expect(stoss([1])).toBeNull();
    expect(stoss([1, 2])).toBeNull();
    expect(stoss([0])).toEqual({ code: 'stoss-own-game' });
    expect(stoss([2])).toEqual({ code: 'stoss-partner' });
    expect(stoss([1, 3])).toEqual({ code: 'stoss-taken' });
    expect(stoss([1, 2, 3])).toEqual({ code: 'stoss-max', steps: 2 });
    expect(stoss([1, 2, 0], { 'stoss.maxSteps': 4 })).toEqual({ code: 'stoss-own-step' });
    expect(stoss([1], { 'stoss.enabled': false })).toEqual({ code: 'stoss-off' });
  });

  test('a number alone is only held against the maximum', () => {
    expect(stoss(2)).toBeNull();
    expect(stoss(3)).toEqual({ code: 'stoss-max', steps: 2 });
    expect(billOf(bare({ stoss: 2, claim: 0 })).factor).toBe(4);
  });

  test('B52 in a Ramsch everybody once', () => {
    const set = { 'allPass.action': 'ramsch', 'stoss.inRamsch': 'ownFirstCard' } as const;
    const ramsch = (who: unknown): unknown => bare({ contract: { game: 'ramsch' }, stoss: who, claim: 0 }, set);
    expect(problem(ramsch([0, 3, 1]))).toBeNull();
    expect(problem(ramsch([0, 0]))).toEqual({ code: 'stoss-own-step' });
    expect(problem(ramsch(4))).toBeNull();
  });

  test('B19 on a Sie by house rule', () => {
    expect(problem(sie({}))).toEqual({ code: 'stoss-not-in-game', game: 'sie', tout: false });
    expect(billOf(sie({ 'stoss.onSie': true })).value).toBe(1040);
  });
});

describe('games without cards', () => {
  test('R20 thrown in', () => {
    expect(billOf(bare({ contract: null }))).toMatchObject({ kind: 'thrown-in' });
    expect(billOf(bare({ contract: null, stock: 40 }, { 'allPass.action': 'stock' })).stock).toMatchObject({
      after: 80,
    });
    expect(problem(bare({ contract: null, tricks: [['H9']] }))).toEqual({ code: 'tricks-not-played' });
  });

  test('R20 not where all pass leads to something else', () => {
    const ramsch = { 'allPass.action': 'ramsch' } as const;
    expect(problem(bare({ contract: null }, ramsch))).toEqual({ code: 'not-thrown-in', follows: 'ramsch' });
    const counted = bare({ contract: null, knocks: 1 }, { ...ramsch, ...KLOPFEN });
    expect(problem(counted)).toEqual({ code: 'not-thrown-in', follows: 'ramsch' });
    const muss = { 'allPass.action': 'eichelOberMuss' } as const;
    expect(problem(bare({ contract: null }, muss))).toEqual({ code: 'not-thrown-in', follows: 'must-play' });
    const knocker = { ...KLOPFEN, 'klopfen.mustPlayOnAllPass': 'firstKnocker' } as const;
    expect(problem(bare({ contract: null, knocks: [1] }, knocker))).toEqual({
      code: 'not-thrown-in',
      follows: 'must-play',
    });
    expect(problem(bare({ contract: null }, knocker))).toBeNull();
  });

  test('R66 a Sie is not played', () => {
    const sie = { contract: { game: 'sie', declarer: 0 } };
    const hands = { 0: 'EO GO HO SO EU GU HU SU' } as const;
    expect(billOf(bare(sie, {}, hands))).toMatchObject({ kind: 'sie', value: 520 });
    expect(problem(bare({ ...sie, tricks: [['EO']] }, {}, hands))).toEqual({ code: 'tricks-not-played' });
    expect(billOf(bare({ ...sie, doubled: 2, knocks: [0] }, KLOPFEN, hands)).factor).toBe(4 * 4);
  });

  test('B24 a doubled deal', () => {
    expect(billOf(bare({ doubled: 4, claim: 0 })).factor).toBe(4);
  });

  test('SK-03 the Stock as it was before the deal', () => {
    const record = bare({ stock: 80, claim: 0 }, { 'stock.enabled': true, 'stock.contribution': 10 });
    expect(billOf(record).stock).toMatchObject({ before: 80, after: 0 });
  });

  test('R92 Schwarz only if it was demanded, where the house asks for it', () => {
    const set = { 'schwarz.claimRequired': true } as const;
    expect(billOf(bare({ claim: 0 }, set)).schwarz).toBe(false);
    expect(billOf(bare({ claim: 0, schwarzClaimed: true }, set)).schwarz).toBe(true);
  });
});

describe('found by a reader of the code', () => {
  const mustPlay: HouseRuleSet = { ...KLOPFEN, 'klopfen.mustPlayOnAllPass': 'lastKnocker' };
  const forced = { game: 'rufspiel', suit: 'G', declarer: 0, muss: true } as const;

  test('B14 who knocked last follows from the seats, not from the order in which the record lists them', () => {
    expect(problem(bare({ contract: forced, knocks: [0, 3] }, mustPlay))).toEqual({ code: 'not-muss', seat: 0 });
    expect(problem(bare({ contract: forced, knocks: [3, 0] }, mustPlay))).toEqual({ code: 'not-muss', seat: 0 });
  });

  test('B14 with any knock somebody has to play, whoever it was: such a deal is not thrown in', () => {
    const expected = { code: 'not-thrown-in', follows: 'must-play' };
    expect(problem(bare({ contract: null, knocks: 1 }, mustPlay))).toEqual(expected);
    expect(problem(bare({ contract: null, knocks: [1] }, mustPlay))).toEqual(expected);
  });

  test('a deal that was thrown in has neither Stoß nor claim', () => {
    expect(problem(bare({ contract: null, stoss: [1] }))).toEqual({ code: 'nothing-to-double' });
    expect(problem(bare({ contract: null, claim: 2 }))).toEqual({ code: 'nothing-to-claim' });
  });

  test('BD-26 there is no Tout in a Bettel or a Sie, not even in writing', () => {
    for (const game of ['bettel', 'sie']) {
      const read = readRecord(bare({ contract: { game, declarer: 0, tout: true } }));
      expect(read).toMatchObject({ ok: false, reason: { code: 'field-value', field: 'contract.tout' } });
    }
  });

  test.each(['stop', 'playOut'] as const)(
    'B22 a lost Tout may be written to its end or to the lost trick (%s)',
    (onLost) => {
      const set: HouseRuleSet = { 'tout.onLostTrick': onLost };
      const whole = recordOf('0 announce solo H tout', { 'tout.onLostTrick': 'playOut' });
      const lost = whole.tricks.findIndex((_, index) => {
        const cut = replay({
          ...whole,
          rules: { preset: 'schafkopfschule', set },
          tricks: whole.tricks.slice(0, index + 1),
        });
        return cut.ok;
      });
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(lost).toBeLessThan(7);
      expect(billOf({ ...whole, rules: { preset: 'schafkopfschule', set } }).deltas).toEqual(whole.result.deltas);
    },
  );
});
