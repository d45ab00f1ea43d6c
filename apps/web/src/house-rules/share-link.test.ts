import fc from 'fast-check';
import { OPTION_NAMES, PRESET_NAMES, PRESETS, readHouseRules, writeHouseRules } from '@stammtisch/rules';
import { expect, test } from 'vitest';
import { validRules } from '../../test/arbitrary-rules.ts';
import { cleanName, fragmentOf, isRulesFragment, readFragment } from './share-link.ts';

test('a link holds the preset and what differs, in plain words', () => {
  const set = {
    'tariff.rufspiel': 20,
    'games.bettel': true,
    'tout.allowedGames': [],
    'ramsch.durchmarsch': 91,
  } as const;
  expect(fragmentOf({ name: 'Unsere Runde (Do!)', preset: 'wirtshaus', set })).toBe(
    '1=wirtshaus&tariff.rufspiel=20&games.bettel=1&tout.allowedGames=none&ramsch.durchmarsch=91&name=Unsere%20Runde%20%28Do%21%29',
  );
});

test('what is written into a link is read out of it again, for any valid rules and any name', () => {
  fc.assert(
    fc.property(validRules, fc.string({ unit: 'binary' }), ({ preset, set }, name) => {
      const fragment = fragmentOf({ name, preset, set });
      expect(fragment).toMatch(/^[\w.~&=%-]+$/);
      expect(isRulesFragment(fragment)).toBe(true);
      const read = readFragment(fragment);
      const rules = readHouseRules({ preset, set });
      expect(read.ok && rules.ok && read.value).toEqual({
        name: cleanName(name),
        preset,
        set,
        rules: rules.ok && rules.value,
      });
    }),
  );
});

test('the smallest link of any rules means the same rules', () => {
  fc.assert(
    fc.property(validRules, ({ preset, set }) => {
      const rules = readHouseRules({ preset, set });
      const written = rules.ok ? writeHouseRules(rules.value) : null;
      const read = readFragment(fragmentOf({ name: '', preset, set: {}, ...written }));
      expect(read.ok && read.value.rules).toEqual(rules.ok && rules.value);
    }),
  );
});

test('every preset and every single option with its default can be read', () => {
  for (const preset of PRESET_NAMES) {
    for (const option of OPTION_NAMES) {
      const set = { [option]: PRESETS[preset][option] };
      const read = readFragment(fragmentOf({ name: '', preset, set }));
      expect(read.ok && read.value.rules).toEqual(PRESETS[preset]);
    }
  }
});

test('garbage is refused or read, but never throws', () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '1=wirtshaus',
      '2=wirtshaus',
      '&',
      '=',
      '%',
      '%E0%A4%A',
      'games.wenz',
      '__proto__=1',
      'constructor',
      '~',
      '.',
      'none',
      'name=',
    ),
    fc.constantFrom(...OPTION_NAMES),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (texts) => {
      const read = readFragment(texts.join(''));
      expect(typeof read.ok).toBe('boolean');
    }),
  );
});

const broken: readonly (readonly [string, string, unknown])[] = [
  ['nothing', '', { code: 'link-unknown' }],
  ['something else', 'alle', { code: 'link-unknown' }],
  ['a newer layout', '2=wirtshaus', { code: 'link-newer' }],
  ['an unknown preset', '1=kneipe', { code: 'link-rules', problem: { code: 'preset-unknown' } }],
  [
    'an unknown option',
    '1=wirtshaus&games.skat=1',
    { code: 'link-rules', problem: { code: 'rule-unknown', option: 'games.skat' } },
  ],
  [
    'a value out of bounds',
    '1=wirtshaus&tariff.solo=99999',
    { code: 'link-rules', problem: { code: 'rule-value', option: 'tariff.solo' } },
  ],
  [
    'a cut value',
    '1=wirtshaus&bidding.mode=nego',
    { code: 'link-rules', problem: { code: 'rule-value', option: 'bidding.mode' } },
  ],
  [
    'a contradiction',
    '1=wirtshaus&stoss.enabled=0&stoss.maxSteps=2',
    { code: 'link-rules', problem: { code: 'rule-conflict', because: 'stoss-off-with-steps' } },
  ],
  ['the same option twice', '1=wirtshaus&games.wenz=1&games.wenz=0', { code: 'link-damaged' }],
  ['a whole book', `1=wirtshaus&name=${'x'.repeat(9000)}`, { code: 'link-damaged' }],
];

test.each(broken)('a link with %s says what is wrong', (_what, fragment, reason) => {
  expect(readFragment(fragment)).toMatchObject({ ok: false, reason });
});

test('a name is one line without tricks', () => {
  expect(cleanName(' Unsere\n\tRunde\u202E \u0000')).toBe('Unsere Runde');
  expect(cleanName('x'.repeat(80))).toHaveLength(40);
  expect(cleanName('\uD800')).toBe('');
});
