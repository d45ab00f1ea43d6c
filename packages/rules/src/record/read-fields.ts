import { parseCard } from '../card.ts';
import type { Card } from '../card.ts';
import { has, setOf } from '../card-set.ts';
import type { CardSet } from '../card-set.ts';
import type { HouseRules } from '../house-rules.ts';
import { readHouseRules } from '../house-rules/read-house-rules.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { isSeat } from '../seat.ts';
import type { Seat } from '../seat.ts';
import { wrongValue } from './input-problem.ts';
import type { InputProblem } from './input-problem.ts';

export type Read<T> = Result<T, InputProblem>;

/** A JSON object whose fields are still unknown. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads an object; lists are none. */
export function readObject(value: unknown, field: string): Read<Fields> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? ok(value as Fields) : err(wrongValue(field, value, { kind: 'object' }));
}

/** Reads a list, of exactly `length` entries if given. */
export function readList(value: unknown, field: string, length: number | null = null): Read<readonly unknown[]> {
  const fits = Array.isArray(value) && (length === null || value.length === length);
  return fits ? ok(value) : err(wrongValue(field, value, { kind: 'list', length }));
}

/** Reads every entry of a list; the first one that is refused is the answer. */
export function readEach<T>(
  entries: readonly unknown[],
  field: string,
  read: (entry: unknown, field: string) => Read<T>,
): Read<readonly T[]> {
  const values: T[] = [];
  for (const [index, entry] of entries.entries()) {
    const value = read(entry, `${field}[${index}]`);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
}

/** Reads an integer within bounds, both included. JSON knows -0; here it is 0. */
export function readInteger(value: unknown, field: string, min: number, max: number): Read<number> {
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return fits ? ok(value === 0 ? 0 : value) : err(wrongValue(field, value, { kind: 'integer', min, max }));
}

/** Reads an integer that may be missing. */
export function readOptionalInteger(
  value: unknown,
  field: string,
  bounds: { readonly min: number; readonly max: number; readonly otherwise: number },
): Read<number> {
  return isAbsent(value) ? ok(bounds.otherwise) : readInteger(value, field, bounds.min, bounds.max);
}

/** Reads a boolean that may be missing: then it is `false`. */
export function readFlag(value: unknown, field: string): Read<boolean> {
  if (isAbsent(value)) return ok(false);
  return typeof value === 'boolean' ? ok(value) : err(wrongValue(field, value, { kind: 'boolean' }));
}

/** Reads a seat 0..3. */
export function readSeat(value: unknown, field: string): Read<Seat> {
  return isSeat(value) ? ok(value === 0 ? 0 : value) : err(wrongValue(field, value, { kind: 'seat' }));
}

/** Reads a seat that may be missing. */
export function readOptionalSeat(value: unknown, field: string): Read<Seat | null> {
  return isAbsent(value) ? ok(null) : readSeat(value, field);
}

/** Reads a card in any of its spellings (`formats.md` 1). */
export function readCard(value: unknown, field: string): Read<Card> {
  const card = typeof value === 'string' ? parseCard(value) : null;
  return card === null ? err(wrongValue(field, value, { kind: 'card' })) : ok(card);
}

/** Reads a list of different cards of the deck. */
export function readCards(
  value: unknown,
  field: string,
  deck: CardSet,
  length: number | null = null,
): Read<readonly Card[]> {
  const list = readList(value, field);
  if (!list.ok) return list;
  const cards = readEach(list.value, field, readCard);
  if (!cards.ok) return cards;
  const foreign = cards.value.findIndex((card) => !has(deck, card));
  const twice = cards.value.findIndex((card, index) => cards.value.indexOf(card) < index);
  if (foreign >= 0)
    return err({ code: 'card-not-in-deck', field: `${field}[${foreign}]`, card: cards.value[foreign] ?? 0 });
  if (twice >= 0) return err({ code: 'card-twice', field: `${field}[${twice}]`, card: cards.value[twice] ?? 0 });
  if (length === null || cards.value.length === length) return cards;
  return err({ code: 'card-count', field, given: cards.value.length, expected: length });
}

/** Reads the house rules of a record; what is wrong with them keeps its own code. */
export function readRules(value: unknown, field: string): Read<HouseRules> {
  if (value === undefined) return err(wrongValue(field, value, { kind: 'object' }));
  const rules = readHouseRules(value);
  return rules.ok ? rules : err({ code: 'house-rules', field, problem: rules.reason });
}

/** The id of a record as it was given: any text or number; `null` if there is none. */
export function readId(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** Whether a field may be taken as not given. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

/** Refuses the first card that is in more than one of several sets. */
export function checkDisjoint(
  lists: readonly (readonly Card[])[],
  fieldOf: (index: number) => string,
): InputProblem | null {
  let seen: CardSet = 0;
  for (const [index, cards] of lists.entries()) {
    const twice = cards.findIndex((card) => has(seen, card));
    if (twice >= 0) return { code: 'card-twice', field: `${fieldOf(index)}[${twice}]`, card: cards[twice] ?? 0 };
    seen |= setOf(cards);
  }
  return null;
}
