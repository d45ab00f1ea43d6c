import fc from 'fast-check';
import { OPTION_GROUPS, OPTION_NAMES, PRESETS, differencesFrom, readHouseRules } from '@stammtisch/rules';
import { expect, test } from 'vitest';
import { choices, validRules } from '../../test/arbitrary-rules.ts';
import { change, draftOf, optionsOf, reset, smallestSet, viewDraft } from './draft.ts';

test('the folds hold every option once', () => {
  const all = OPTION_GROUPS.flatMap(optionsOf);
  expect(all.toSorted()).toEqual(OPTION_NAMES.toSorted());
});

test('whatever is changed, play uses rules that are valid', () => {
  fc.assert(
    fc.property(validRules, choices, ({ preset, set }, changes) => {
      const end = changes.reduce(
        (draft, [name, value]) => change(draft, { [name]: value }, name),
        draftOf(preset, set),
      );
      const { rules, conflict } = viewDraft(end);
      expect(readHouseRules({ preset, set: smallestSet(end) })).toEqual({ ok: true, value: rules });
      expect(conflict === null).toBe(readHouseRules({ preset: end.preset, set: end.set }).ok);
    }),
  );
});

test('what is switched on and off again leaves nothing behind', () => {
  const on = change(draftOf('schafkopfschule'), { 'games.geier': true }, 'games.geier');
  expect(viewDraft(on).rules['bidding.rankOrder']).toContain('geier');
  expect(change(on, { 'games.geier': false }, 'games.geier').set).toEqual({});
});

test('an order of rank that was chosen comes back with the game', () => {
  const order = ['wenz', 'geier', 'solo', 'farbwenz', 'rufspiel'] as const;
  const chosen = change(draftOf('wirtshaus'), { 'bidding.rankOrder': order }, 'bidding.rankOrder');
  const without = change(chosen, { 'games.geier': false }, 'games.geier');
  const again = change(without, { 'games.geier': true }, 'games.geier');
  expect(viewDraft(again)).toMatchObject({ conflict: null, rules: { 'bidding.rankOrder': order } });
});

test('C.8 a contradiction stays in sight, and the rules before it stay in use', () => {
  const off = change(draftOf('turnier'), { 'stoss.maxSteps': 3 }, 'stoss.maxSteps');
  expect(viewDraft(off).rules['stoss.enabled']).toBe(true);
  const bad = change(off, { 'stoss.enabled': false }, 'stoss.enabled');
  const { rules, shown, conflict } = viewDraft(bad);
  expect(conflict).toMatchObject({ because: 'stoss-off-with-steps' });
  expect(shown).toMatchObject({ 'stoss.enabled': false, 'stoss.maxSteps': 3 });
  expect(rules).toMatchObject({ 'stoss.enabled': true, 'stoss.maxSteps': 3 });
  const other = change(bad, { 'tariff.solo': 5 }, 'tariff.solo');
  expect(viewDraft(other).rules).toMatchObject({ 'stoss.maxSteps': 3, 'tariff.solo': 5 });
});

test('one option, then all of them, go back to the preset', () => {
  const changed = draftOf('wirtshaus', { 'tariff.rufspiel': 20, 'stock.enabled': false, 'games.bettel': true });
  const named = differencesFrom(viewDraft(changed).rules, 'wirtshaus').map(({ option }) => option);
  expect(named).toEqual(['games.bettel', 'tariff.rufspiel', 'allPass.action']);
  expect(smallestSet(reset(changed, ['allPass.action']))).toEqual({ 'tariff.rufspiel': 20, 'games.bettel': true });
  expect(viewDraft(reset(changed, OPTION_NAMES)).rules).toEqual(PRESETS.wirtshaus);
});

test('each difference can be given back by itself or says why not', () => {
  fc.assert(
    fc.property(validRules, ({ preset, set }) => {
      const draft = draftOf(preset, set);
      const all = differencesFrom(viewDraft(draft).rules, preset).map(({ option }) => option);
      for (const option of all) {
        const { rules, conflict } = viewDraft(reset(draft, [option]));
        const left = differencesFrom(rules, preset).map((one) => one.option);
        expect(conflict !== null || !left.includes(option) || left.length < all.length).toBe(true);
      }
    }),
  );
});
