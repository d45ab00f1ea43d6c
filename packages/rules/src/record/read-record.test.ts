import { describe, expect, test } from 'vitest';
import type { InputProblem } from './input-problem.ts';
import { readRecord } from './read-record.ts';
import type { DealRecord } from './record.ts';
import { card, cards, codesOf, hand, handsOf, rulesOf } from '../../test/support/cards.ts';

const HANDS = handsOf({}).map(codesOf);
const GOOD = {
  v: 1,
  id: 'deal 7',
  rules: { preset: 'wirtshaus' },
  dealer: 3,
  hands: HANDS,
  contract: { game: 'solo', suit: 'H', declarer: 0, tout: false },
} as const;

type Changes = Readonly<Record<string, unknown>>;

function problem(changes: Changes): InputProblem | null {
  const read = readRecord({ ...GOOD, ...changes });
  return read.ok ? null : read.reason;
}

function read(changes: Changes): DealRecord {
  const record = readRecord({ ...GOOD, ...changes });
  if (!record.ok) throw new Error(JSON.stringify(record.reason));
  return record.value;
}

/** The hands with one of them changed. */
function handsWith(seat: number, cards: readonly string[]): unknown {
  return HANDS.map((old, index) => (index === seat ? cards : old));
}

const SEAT = { kind: 'seat' } as const;
const ABSENT = { kind: 'absent' } as const;

describe('a record that can be read', () => {
  test('everything optional may be missing', () => {
    expect(read({ v: undefined, id: undefined })).toEqual({
      id: null,
      rules: rulesOf({}, 'wirtshaus'),
      dealer: 3,
      hands: HANDS.map((cards) => hand(cards.join(' '))),
      knocks: { count: 0, seats: [] },
      contract: { game: 'solo', suit: 'H', declarer: 0, tout: false, called: null, muss: null },
      stoss: { count: 0, seats: [] },
      tricks: [],
      claim: null,
      schwarzClaimed: false,
      stock: 0,
      doubled: 1,
      result: null,
    });
  });

  test('everything that can be given', () => {
    const record = read({
      id: 7,
      knocks: [0, 2],
      stoss: 2,
      tricks: [['ez', 'E9', 'gd', 'S7'], []],
      claim: 1,
      schwarzClaimed: true,
      stock: 120,
      doubled: 8,
      result: { deltas: [30, -10, -10, -10], stock: 0 },
      names: ['a', 'b', 'c', 'd'],
    });
    expect(record).toMatchObject({
      id: 7,
      knocks: { count: 2, seats: [0, 2] },
      stoss: { count: 2, seats: null },
      tricks: [cards('EZ E9 GO S7')],
      claim: 1,
      schwarzClaimed: true,
      stock: 120,
      doubled: 8,
      result: { deltas: [30, -10, -10, -10], stock: 0 },
    });
  });

  test('formats 1: lower case, 10 and X for the Zehn, D and B for Ober and Unter', () => {
    const spelled = HANDS[1]!.map((code) => code.replace('Z', 'x').replace('O', 'd').replace('U', 'B').toLowerCase());
    const ten = HANDS[0]!.map((code) => code.replace('Z', '10'));
    expect(read({ hands: [ten, spelled, HANDS[2], HANDS[3]] }).hands).toEqual(read({}).hands);
  });

  test('numbers where only the count is known; zero is known', () => {
    expect(read({ knocks: 0 }).knocks).toEqual({ count: 0, seats: [] });
    expect(read({ knocks: 4 }).knocks).toEqual({ count: 4, seats: null });
    expect(read({ knocks: null, stoss: null, claim: null, stock: null, doubled: null, result: null })).toEqual(
      read({}),
    );
  });

  test('a result need not know the Stock', () => {
    expect(read({ result: { deltas: [0, 0, 0, 0] } }).result).toEqual({ deltas: [0, 0, 0, 0], stock: null });
    expect(read({ result: { deltas: [0, 0, 0, 0], stock: null } }).result).toMatchObject({ stock: null });
  });

  test('an id of any other kind is none', () => {
    expect(read({ id: { a: 1 } }).id).toBeNull();
    expect(read({ id: null }).id).toBeNull();
  });

  test('a thrown-in deal and an empty last trick', () => {
    expect(read({ contract: null }).contract).toBeNull();
    expect(read({ tricks: [[]] }).tricks).toEqual([]);
    expect(read({ tricks: [] }).tricks).toEqual([]);
    expect(read({ tricks: null }).tricks).toEqual([]);
  });

  test('the short deck', () => {
    const rules = { preset: 'schafkopfschule', set: { deck: 24 } };
    const hands = handsOf({}, rulesOf({ deck: 24 })).map(codesOf);
    expect(read({ rules, hands }).hands.map((set) => set)).toHaveLength(4);
    expect(problem({ rules })).toMatchObject({ code: 'card-not-in-deck' });
  });
});

describe('a record that cannot be read: the field is named', () => {
  test.each<readonly [string, unknown, InputProblem]>([
    ['no object', 7, { code: 'field-value', field: 'record', given: '7', expected: { kind: 'object' } }],
    ['a list', [], { code: 'field-value', field: 'record', given: '[]', expected: { kind: 'object' } }],
    ['null', null, { code: 'field-value', field: 'record', given: 'null', expected: { kind: 'object' } }],
    ['nothing', undefined, { code: 'field-missing', field: 'record', expected: { kind: 'object' } }],
  ])('%s', (_, input, expected) => {
    expect(readRecord(input)).toEqual({ ok: false, reason: expected });
  });

  test.each<readonly [string, Changes, InputProblem]>([
    ['v', { v: 2 }, { code: 'field-value', field: 'v', given: '2', expected: { kind: 'one-of', values: [1] } }],
    ['v', { v: null }, { code: 'field-value', field: 'v', given: 'null', expected: { kind: 'one-of', values: [1] } }],
    ['rules', { rules: undefined }, { code: 'field-missing', field: 'rules', expected: { kind: 'object' } }],
    ['dealer', { dealer: undefined }, { code: 'field-missing', field: 'dealer', expected: SEAT }],
    ['dealer', { dealer: 4 }, { code: 'field-value', field: 'dealer', given: '4', expected: SEAT }],
    ['dealer', { dealer: '3' }, { code: 'field-value', field: 'dealer', given: '"3"', expected: SEAT }],
    ['hands', { hands: undefined }, { code: 'field-missing', field: 'hands', expected: { kind: 'list', length: 4 } }],
    ['hands[2]', { hands: handsWith(2, []) }, { code: 'card-count', field: 'hands[2]', given: 0, expected: 8 }],
    [
      'hands[1][0]',
      { hands: handsWith(1, ['XX', ...HANDS[1]!.slice(1)]) },
      { code: 'field-value', field: 'hands[1][0]', given: '"XX"', expected: { kind: 'card' } },
    ],
    [
      'hands[1][0]',
      { hands: [HANDS[0], [7, ...HANDS[1]!.slice(1)], HANDS[2], HANDS[3]] },
      { code: 'field-value', field: 'hands[1][0]', given: '7', expected: { kind: 'card' } },
    ],
    [
      'hands[1][3]',
      { hands: handsWith(1, [...HANDS[1]!.slice(0, 3), HANDS[1]![0]!, ...HANDS[1]!.slice(4)]) },
      { code: 'card-twice', field: 'hands[1][3]', card: card(HANDS[1]![0]!) },
    ],
    [
      'hands[3][5]',
      { hands: handsWith(3, [...HANDS[3]!.slice(0, 5), HANDS[0]![0]!, ...HANDS[3]!.slice(6)]) },
      { code: 'card-twice', field: 'hands[3][5]', card: card(HANDS[0]![0]!) },
    ],
    ['contract', { contract: undefined }, { code: 'field-missing', field: 'contract', expected: { kind: 'object' } }],
    [
      'knocks',
      { knocks: 5 },
      { code: 'field-value', field: 'knocks', given: '5', expected: { kind: 'integer', min: 0, max: 4 } },
    ],
    [
      'knocks',
      { knocks: 'all' },
      { code: 'field-value', field: 'knocks', given: '"all"', expected: { kind: 'integer', min: 0, max: 4 } },
    ],
    ['knocks[1]', { knocks: [0, 7] }, { code: 'field-value', field: 'knocks[1]', given: '7', expected: SEAT }],
    ['knocks[2]', { knocks: [0, 1, 0] }, { code: 'seat-twice', field: 'knocks[2]', seat: 0 }],
    [
      'stoss',
      { stoss: 1.5 },
      { code: 'field-value', field: 'stoss', given: '1.5', expected: { kind: 'integer', min: 0, max: 4 } },
    ],
    ['stoss[0]', { stoss: ['0'] }, { code: 'field-value', field: 'stoss[0]', given: '"0"', expected: SEAT }],
    [
      'stoss',
      { stoss: [0, 1, 0, 1, 0] },
      { code: 'field-value', field: 'stoss', given: '[0,1,0,1,0]', expected: { kind: 'list-at-most', most: 4 } },
    ],
    [
      'tricks',
      { tricks: 'EA' },
      { code: 'field-value', field: 'tricks', given: '"EA"', expected: { kind: 'list', length: null } },
    ],
    [
      'tricks[0]',
      { tricks: [7] },
      { code: 'field-value', field: 'tricks[0]', given: '7', expected: { kind: 'list', length: null } },
    ],
    ['tricks[0]', { tricks: [['EA'], ['EZ']] }, { code: 'card-count', field: 'tricks[0]', given: 1, expected: 4 }],
    [
      'tricks[0]',
      { tricks: [['EA', 'EZ', 'EK', 'EO', 'EU']] },
      { code: 'card-count', field: 'tricks[0]', given: 5, expected: 4 },
    ],
    [
      'tricks[1][0]',
      { tricks: [['EA', 'EZ', 'EK', 'EO'], ['EK']] },
      { code: 'card-twice', field: 'tricks[1][0]', card: card('EK') },
    ],
    ['claim', { claim: -1 }, { code: 'field-value', field: 'claim', given: '-1', expected: SEAT }],
    [
      'schwarzClaimed',
      { schwarzClaimed: 1 },
      { code: 'field-value', field: 'schwarzClaimed', given: '1', expected: { kind: 'boolean' } },
    ],
    [
      'stock',
      { stock: -1 },
      { code: 'field-value', field: 'stock', given: '-1', expected: { kind: 'integer', min: 0, max: 1e12 } },
    ],
    [
      'doubled',
      { doubled: 0 },
      { code: 'field-value', field: 'doubled', given: '0', expected: { kind: 'integer', min: 1, max: 1024 } },
    ],
    ['result', { result: 5 }, { code: 'field-value', field: 'result', given: '5', expected: { kind: 'object' } }],
    [
      'result.deltas',
      { result: {} },
      { code: 'field-missing', field: 'result.deltas', expected: { kind: 'list', length: 4 } },
    ],
    [
      'result.deltas',
      { result: { deltas: [1, 2, 3] } },
      { code: 'field-value', field: 'result.deltas', given: '[1,2,3]', expected: { kind: 'list', length: 4 } },
    ],
    [
      'result.deltas[3]',
      { result: { deltas: [1, 2, 3, 0.5] } },
      {
        code: 'field-value',
        field: 'result.deltas[3]',
        given: '0.5',
        expected: { kind: 'integer', min: -1e12, max: 1e12 },
      },
    ],
    [
      'result.stock',
      { result: { deltas: [0, 0, 0, 0], stock: -5 } },
      { code: 'field-value', field: 'result.stock', given: '-5', expected: { kind: 'integer', min: 0, max: 1e12 } },
    ],
  ])('%s of %o', (_, changes, expected) => {
    expect(problem(changes)).toEqual(expected);
  });

  test('the house rules keep their own problem', () => {
    expect(problem({ rules: { preset: 'wirtshaus', set: { 'tariff.solo': -1 } } })).toMatchObject({
      code: 'house-rules',
      field: 'rules',
      problem: { code: 'rule-value', option: 'tariff.solo' },
    });
  });

  test('a card that the short deck does not have', () => {
    const rules = { preset: 'schafkopfschule', set: { deck: 24 } };
    const hands = handsOf({}, rulesOf({ deck: 24 })).map(codesOf);
    const tricks = [['EA', 'E8']];
    expect(problem({ rules, hands, tricks })).toEqual({
      code: 'card-not-in-deck',
      field: 'tricks[0][1]',
      card: card('E8'),
    });
  });
});

/** What is wrong with this contract. */
function contract(fields: Changes): InputProblem | null {
  return problem({ contract: fields });
}

describe('the contract of a record', () => {
  test('suit exactly where the game has one', () => {
    const suits = { kind: 'one-of', values: ['E', 'G', 'H', 'S'] } as const;
    expect(contract({ game: 'solo', declarer: 0 })).toEqual({
      code: 'field-missing',
      field: 'contract.suit',
      expected: suits,
    });
    expect(contract({ game: 'farbwenz', declarer: 0, suit: 'X' })).toMatchObject({
      field: 'contract.suit',
      expected: suits,
    });
    expect(contract({ game: 'rufspiel', declarer: 0, suit: 7 })).toEqual({
      code: 'field-value',
      field: 'contract.suit',
      given: '7',
      expected: { kind: 'one-of', values: ['E', 'G', 'S'] },
    });
    expect(contract({ game: 'wenz', declarer: 0, suit: 'G' })).toEqual({
      code: 'field-value',
      field: 'contract.suit',
      given: '"G"',
      expected: ABSENT,
    });
    expect(contract({ game: 'solo', declarer: 0, suit: 'g' })).toBeNull();
    expect(contract({ game: 'wenz', declarer: 0, suit: null })).toBeNull();
  });

  test('a game that exists, and its declarer', () => {
    expect(contract({ declarer: 0 })).toMatchObject({ code: 'field-missing', field: 'contract.game' });
    expect(contract({ game: 'skat', declarer: 0 })).toMatchObject({
      field: 'contract.game',
      expected: { kind: 'one-of' },
    });
    expect(contract({ game: 'wenz' })).toEqual({ code: 'field-missing', field: 'contract.declarer', expected: SEAT });
    expect(contract({ game: 'ramsch', declarer: 1 })).toMatchObject({ field: 'contract.declarer', expected: ABSENT });
    expect(contract({ game: 'ramsch' })).toBeNull();
    expect(contract({ game: 'ramsch', declarer: null, tout: false, muss: false })).toBeNull();
  });

  test('Tout, Muss-Spiel and the called card', () => {
    expect(contract({ game: 'wenz', declarer: 0, tout: 'yes' })).toMatchObject({
      field: 'contract.tout',
      expected: { kind: 'boolean' },
    });
    expect(contract({ game: 'wenz', declarer: 0, muss: 1 })).toMatchObject({
      field: 'contract.muss',
      expected: { kind: 'boolean' },
    });
    expect(contract({ game: 'ramsch', tout: true })).toMatchObject({ field: 'contract.tout', expected: ABSENT });
    expect(contract({ game: 'ramsch', muss: true })).toMatchObject({ field: 'contract.muss', expected: ABSENT });
    expect(contract({ game: 'wenz', declarer: 0, called: 'GA' })).toMatchObject({
      field: 'contract.called',
      expected: ABSENT,
    });
    expect(contract({ game: 'rufspiel', suit: 'G', declarer: 0, called: 'G' })).toMatchObject({
      field: 'contract.called',
      expected: { kind: 'card' },
    });
    expect(read({ contract: { game: 'rufspiel', suit: 'G', declarer: 0, called: 'GZ', muss: true } }).contract).toEqual(
      {
        game: 'rufspiel',
        suit: 'G',
        declarer: 0,
        tout: false,
        called: card('GZ'),
        muss: true,
      },
    );
    expect(read({ contract: { game: 'wenz', declarer: 0, tout: true, muss: false } }).contract).toMatchObject({
      tout: true,
      muss: false,
    });
  });
});
