import type { Chance } from './random-table.ts';

const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  -0,
  1,
  3,
  4,
  32,
  35,
  1.5,
  NaN,
  2 ** 53,
  -(2 ** 31),
  '',
  '0',
  'EO',
  'ZZ',
  'G',
  'H',
  'sie',
  'ramsch',
  'rufspiel',
  'bettel',
  'muss',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  [0, 0, 0, 0],
  { length: 4 },
  ['EO', 'EO'],
];

/**
 * JSON with one thing in it changed: a value replaced by a strange one or by another value of the same data, a field left out or added, an
 * entry doubled or dropped, entries exchanged. The original stays as it is.
 */
export function mutated(value: unknown, chance: Chance): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  const holders = objectsIn(copy);
  const holder = holders[chance(holders.length || 1)];
  if (holder === undefined) return STRANGE[chance(STRANGE.length)];
  if (Array.isArray(holder)) mutateList(holder, chance);
  else mutateFields(holder as Record<string, unknown>, chance);
  return copy;
}

function objectsIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function mutateList(list: unknown[], chance: Chance): void {
  const at = chance(list.length || 1);
  const other = chance(list.length || 1);
  switch (chance(5)) {
    case 0:
      list[at] = STRANGE[chance(STRANGE.length)];
      return;
    case 1:
      list.splice(at, 1);
      return;
    case 2:
      list.splice(at, 0, list[other]);
      return;
    case 3:
      [list[at], list[other]] = [list[other], list[at]];
      return;
    default:
      list[at] = list[other];
  }
}

function mutateFields(fields: Record<string, unknown>, chance: Chance): void {
  const names = Object.keys(fields);
  const name = names[chance(names.length || 1)] ?? 'extra';
  switch (chance(4)) {
    case 0:
      delete fields[name];
      return;
    case 1:
      fields['extra'] = fields[name];
      return;
    case 2:
      fields[name] = fields[names[chance(names.length || 1)] ?? name];
      return;
    default:
      fields[name] = STRANGE[chance(STRANGE.length)];
  }
}
