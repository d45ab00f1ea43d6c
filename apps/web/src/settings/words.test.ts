import { describe, expect, it } from 'vitest';
import { GROUPS } from './groups.ts';
import { VALUES } from './schema.ts';
import { wordsDe } from './words-de.ts';
import { wordsEn } from './words-en.ts';
import type { SettingName } from './words.ts';

const NAMES = Object.values(GROUPS).flat();

describe.each([
  ['de', wordsDe],
  ['en', wordsEn],
])('words of the settings, %s', (_, words) => {
  it.each(NAMES)('%s has words for every value, and a switch says what it does', (name) => {
    const { hint, values } = words.settings[name];
    const isSwitch = typeof VALUES[name][0] === 'boolean';
    expect(Object.keys(values ?? {}).toSorted()).toEqual(isSwitch ? [] : VALUES[name].map(String).toSorted());
    expect(isSwitch && hint === undefined).toBe(false);
  });

  it('fit on buttons: at most 24 characters for a value, 50 for a hint of a switch', () => {
    const all = NAMES.map((name) => words.settings[name]);
    const values = all.flatMap((one) => Object.values(one.values ?? {}));
    const hints = all.flatMap((one) => (one.values === undefined ? [one.hint ?? ''] : []));
    expect(values.filter((text) => text.length > 24)).toEqual([]);
    expect(hints.filter((text) => text.length > 50)).toEqual([]);
  });
});

it('every setting stands in one group; how strong bots are is chosen for a table', () => {
  const names: readonly SettingName[] = NAMES;
  expect([...names, 'botLevel'].toSorted()).toEqual(Object.keys(VALUES).toSorted());
});
