import { deckSet, setOf } from '../card-set.ts';
import type { CardSet } from '../card-set.ts';
import { handSize } from '../dealing.ts';
import type { HouseRules } from '../house-rules.ts';
import { err, ok } from '../result.ts';
import type { BySeat } from '../seat.ts';
import { wrongValue } from './input-problem.ts';
import { readContract } from './read-contract.ts';
import {
  checkDisjoint,
  isAbsent,
  readCards,
  readEach,
  readFlag,
  readId,
  readInteger,
  readList,
  readObject,
  readOptionalInteger,
  readOptionalSeat,
  readRules,
  readSeat,
} from './read-fields.ts';
import type { Fields, Read } from './read-fields.ts';
import { MOST_DOUBLED, MOST_MONEY } from './bounds.ts';
import { MOST_KNOCKS, MOST_STOSS_STEPS } from '../multiplier-bounds.ts';
import type { Counted, DealRecord, RecordedResult } from './record.ts';

/**
 * Reads one record of a deal (`formats.md` 2). Strict about everything it knows, with the field named; fields it does not know are ignored.
 * The record is well-formed then; whether it keeps the rules is for `replayRecord` to say.
 */
export function readRecord(input: unknown): Read<DealRecord> {
  const object = readObject(input, 'record');
  if (!object.ok) return object;
  const fields = object.value;
  const version = readVersion(fields['v']);
  if (!version.ok) return version;
  const rules = readRules(fields['rules'], 'rules');
  if (!rules.ok) return rules;
  const start = readStart(fields, rules.value);
  if (!start.ok) return start;
  const course = readCourse(fields, rules.value);
  if (!course.ok) return course;
  const money = readMoney(fields);
  if (!money.ok) return money;
  return ok({ id: readId(fields['id']), rules: rules.value, ...start.value, ...course.value, ...money.value });
}

function readVersion(value: unknown): Read<number> {
  return value === 1 || value === undefined ? ok(1) : err(wrongValue('v', value, { kind: 'one-of', values: [1] }));
}

function readStart(fields: Fields, rules: HouseRules): Read<Pick<DealRecord, 'dealer' | 'hands' | 'contract'>> {
  const dealer = readSeat(fields['dealer'], 'dealer');
  if (!dealer.ok) return dealer;
  const hands = readHands(fields['hands'], rules);
  if (!hands.ok) return hands;
  if (fields['contract'] === null) return ok({ dealer: dealer.value, hands: hands.value, contract: null });
  const contract = readContract(fields['contract'], 'contract');
  return contract.ok ? ok({ dealer: dealer.value, hands: hands.value, contract: contract.value }) : contract;
}

/** Reads four complete hands, every card of the deck once. */
export function readHands(value: unknown, rules: HouseRules): Read<BySeat<CardSet>> {
  const list = readList(value, 'hands', 4);
  if (!list.ok) return list;
  const deck = deckSet(rules.deck);
  const hands = readEach(list.value, 'hands', (hand, field) => readCards(hand, field, deck, handSize(rules)));
  if (!hands.ok) return hands;
  const twice = checkDisjoint(hands.value, (index) => `hands[${index}]`);
  if (twice !== null) return err(twice);
  const [a = [], b = [], c = [], d = []] = hands.value;
  return ok([setOf(a), setOf(b), setOf(c), setOf(d)]);
}

type Course = Pick<DealRecord, 'knocks' | 'stoss' | 'tricks' | 'claim' | 'schwarzClaimed'>;

function readCourse(fields: Fields, rules: HouseRules): Read<Course> {
  const knocks = readCounted(fields['knocks'], 'knocks', MOST_KNOCKS, true);
  if (!knocks.ok) return knocks;
  const stoss = readCounted(fields['stoss'], 'stoss', MOST_STOSS_STEPS, false);
  if (!stoss.ok) return stoss;
  const tricks = readTricks(fields['tricks'], rules);
  if (!tricks.ok) return tricks;
  const claim = readOptionalSeat(fields['claim'], 'claim');
  if (!claim.ok) return claim;
  const schwarz = readFlag(fields['schwarzClaimed'], 'schwarzClaimed');
  if (!schwarz.ok) return schwarz;
  return ok({
    knocks: knocks.value,
    stoss: stoss.value,
    tricks: tricks.value,
    claim: claim.value,
    schwarzClaimed: schwarz.value,
  });
}

/** Reads a list of seats, or a number where only the count is known; missing means none. */
export function readCounted(value: unknown, field: string, most: number, once: boolean): Read<Counted> {
  if (isAbsent(value)) return ok({ count: 0, seats: [] });
  if (!Array.isArray(value)) {
    const count = readInteger(value, field, 0, most);
    return count.ok ? ok({ count: count.value, seats: count.value === 0 ? [] : null }) : count;
  }
  const seats = readEach(value, field, readSeat);
  if (!seats.ok) return seats;
  const twice = seats.value.findIndex((seat, index) => seats.value.indexOf(seat) < index);
  if (once && twice >= 0)
    return err({ code: 'seat-twice', field: `${field}[${twice}]`, seat: seats.value[twice] ?? 0 });
  if (seats.value.length > most) return err(wrongValue(field, value, { kind: 'list-at-most', most }));
  return ok({ count: seats.value.length, seats: seats.value });
}

/** Reads the tricks: lists of at most four cards, only the last one may be short; no card twice. Missing means none. */
export function readTricks(value: unknown, rules: HouseRules): Read<DealRecord['tricks']> {
  if (isAbsent(value)) return ok([]);
  const list = readList(value, 'tricks');
  if (!list.ok) return list;
  const deck = deckSet(rules.deck);
  const last = list.value.length - 1;
  const tricks = readEach(list.value, 'tricks', (trick, field) => {
    const cards = readCards(trick, field, deck);
    if (!cards.ok) return cards;
    const short = cards.value.length < 4 && field !== `tricks[${last}]`;
    if (short || cards.value.length > 4)
      return err({ code: 'card-count', field, given: cards.value.length, expected: 4 });
    return cards;
  });
  if (!tricks.ok) return tricks;
  const twice = checkDisjoint(tricks.value, (index) => `tricks[${index}]`);
  if (twice !== null) return err(twice);
  return ok(tricks.value.filter((trick) => trick.length > 0));
}

function readMoney(fields: Fields): Read<Pick<DealRecord, 'stock' | 'doubled' | 'result'>> {
  const stock = readOptionalInteger(fields['stock'], 'stock', { min: 0, max: MOST_MONEY, otherwise: 0 });
  if (!stock.ok) return stock;
  const doubled = readOptionalInteger(fields['doubled'], 'doubled', { min: 1, max: MOST_DOUBLED, otherwise: 1 });
  if (!doubled.ok) return doubled;
  const result = readResult(fields['result']);
  return result.ok ? ok({ stock: stock.value, doubled: doubled.value, result: result.value }) : result;
}

function readResult(value: unknown): Read<RecordedResult | null> {
  if (isAbsent(value)) return ok(null);
  const fields = readObject(value, 'result');
  if (!fields.ok) return fields;
  const list = readList(fields.value['deltas'], 'result.deltas', 4);
  if (!list.ok) return list;
  const deltas = readEach(list.value, 'result.deltas', (delta, field) =>
    readInteger(delta, field, -MOST_MONEY, MOST_MONEY),
  );
  if (!deltas.ok) return deltas;
  const [a = 0, b = 0, c = 0, d = 0] = deltas.value;
  if (isAbsent(fields.value['stock'])) return ok({ deltas: [a, b, c, d], stock: null });
  const stock = readInteger(fields.value['stock'], 'result.stock', 0, MOST_MONEY);
  return stock.ok ? ok({ deltas: [a, b, c, d], stock: stock.value }) : stock;
}
