import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseRules } from '../../test/house-rules-arbitrary.ts';
import type { HouseRules } from '../house-rules.ts';
import { PRESETS } from './presets.ts';
import { readHouseRules } from './read-house-rules.ts';

function reasonOf(input: unknown): unknown {
  const read = readHouseRules(input);
  return read.ok ? 'no reason' : read.reason;
}

function rulesOf(preset: string, set: Record<string, unknown>): HouseRules {
  const read = readHouseRules({ preset, set });
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return read.value;
}

function unknown(name: string): unknown {
  return reasonOf(JSON.parse(`{"preset":"wirtshaus","set":{"${name}":1}}`));
}

function minimum(set: Record<string, unknown>): unknown {
  return rulesOf('schafkopfschule', set)['bidding.minGameByInterest'];
}

const PRESETS_EXPECTED = ['schafkopfschule', 'wirtshaus', 'sauspiel', 'turnier'];

describe('reading house rules', () => {
  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    ['wirtshaus', '"wirtshaus"'],
    [7, '7'],
    [[{ preset: 'wirtshaus' }], '[{…}]'],
    [Symbol('x'), 'symbol'],
    [10n, 'bigint'],
    [() => 1, 'function'],
  ])('refuses what is no object: %s', (input, given) => {
    expect(reasonOf(input)).toEqual({ code: 'rules-not-object', given });
  });

  it('refuses a field that house rules do not have', () => {
    expect(reasonOf({ preset: 'wirtshaus', sets: {} })).toEqual({
      code: 'rules-field-unknown',
      field: 'sets',
      expected: ['preset', 'set'],
    });
  });

  it('refuses a missing and an unknown preset and names the four', () => {
    expect(reasonOf({ set: {} })).toEqual({ code: 'preset-missing', expected: PRESETS_EXPECTED });
    for (const preset of ['Wirtshaus', '', 'constructor', '__proto__']) {
      expect(reasonOf({ preset })).toEqual({
        code: 'preset-unknown',
        given: JSON.stringify(preset),
        expected: PRESETS_EXPECTED,
      });
    }
    expect(reasonOf({ preset: null })).toMatchObject({ code: 'preset-unknown', given: 'null' });
  });

  it.each([null, [], 'x', 3])('refuses a set that is no object: %j', (set) => {
    expect(reasonOf({ preset: 'wirtshaus', set })).toMatchObject({ code: 'set-not-object' });
  });

  it('refuses an unknown option and says which one was probably meant', () => {
    expect(unknown('tariff.Wenz')).toEqual({ code: 'rule-unknown', option: 'tariff.Wenz', similar: 'tariff.wenz' });
    expect(unknown('durchmarsch')).toMatchObject({ similar: 'ramsch.durchmarsch' });
    expect(unknown('wenz')).toMatchObject({ similar: null });
    expect(unknown('laufende.min')).toMatchObject({ similar: null });
    for (const name of ['__proto__', 'constructor', 'hasOwnProperty', '']) {
      expect(unknown(name)).toEqual({ code: 'rule-unknown', option: name, similar: null });
    }
  });

  it('refuses a wrong value, names option, value and what is expected, and clamps nothing (B58)', () => {
    expect(reasonOf({ preset: 'wirtshaus', set: { 'tariff.wenz': 10_001 } })).toEqual({
      code: 'rule-value',
      option: 'tariff.wenz',
      given: '10001',
      expected: { kind: 'integer', min: 0, max: 10_000, words: ['solo'] },
    });
    expect(reasonOf({ preset: 'wirtshaus', set: { 'games.geier': 'ja' } })).toMatchObject({ given: '"ja"' });
    expect(reasonOf({ preset: 'wirtshaus', set: { 'tout.allowedGames': ['solo', ['x'], null, {}] } })).toMatchObject({
      given: '["solo",[…],null,{…}]',
    });
  });

  it('C.8 check 8: a Durchmarsch by points begins at 61', () => {
    const set = { 'allPass.action': 'ramsch', 'ramsch.durchmarsch': 60 };
    expect(reasonOf({ preset: 'turnier', set })).toEqual({
      code: 'rule-value',
      option: 'ramsch.durchmarsch',
      given: '60',
      expected: { kind: 'integer', min: 61, max: 120, words: ['off', 'allTricks'] },
    });
    expect(rulesOf('turnier', { ...set, 'ramsch.durchmarsch': 61 })['ramsch.durchmarsch']).toBe(61);
  });

  it('shortens what was given to one line', () => {
    const long = reasonOf({ preset: 'x'.repeat(5000) });
    expect(long).toMatchObject({ code: 'preset-unknown', given: `"${'x'.repeat(58)}…` });
    const solos = Array.from({ length: 10_000 }, () => 'solo');
    expect(reasonOf({ preset: 'wirtshaus', set: { 'tout.allowedGames': solos } })).toMatchObject({
      given: `["solo","solo","solo","solo","solo","solo","solo","solo","s…`,
    });
  });

  it('never throws and never accepts rubbish', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(readHouseRules(input).ok).toBe(false);
        const read = readHouseRules({ preset: 'wirtshaus', set: input });
        const isEmptySet =
          input === undefined || (typeof input === 'object' && input !== null && Object.keys(input).length === 0);
        expect(read.ok).toBe(isEmptySet && !Array.isArray(input));
      }),
    );
  });

  it('reading what was read changes nothing', () => {
    fc.assert(
      fc.property(houseRules, (rules) => {
        expect(readHouseRules({ preset: 'turnier', set: rules })).toEqual({ ok: true, value: rules });
      }),
    );
  });

  it('makes no negative zero', () => {
    const rules = rulesOf('wirtshaus', { 'tariff.laufende': -0, 'stoss.maxSteps': -0 });
    expect(Object.is(rules['tariff.laufende'], 0)).toBe(true);
    expect(rules['stoss.enabled']).toBe(false);
  });
});

describe('what follows from a choice', () => {
  it('Stoß: steps follow the switch and the switch follows the steps', () => {
    expect(rulesOf('wirtshaus', { 'stoss.enabled': false })['stoss.maxSteps']).toBe(0);
    expect(rulesOf('turnier', { 'stoss.enabled': true })['stoss.maxSteps']).toBe(2);
    expect(rulesOf('wirtshaus', { 'stoss.enabled': true })['stoss.maxSteps']).toBe(2);
    expect(rulesOf('turnier', { 'stoss.maxSteps': 4 })['stoss.enabled']).toBe(true);
    expect(rulesOf('wirtshaus', { 'stoss.maxSteps': 0 })['stoss.enabled']).toBe(false);
    expect(rulesOf('schafkopfschule', { 'stoss.enabled': true, 'stoss.maxSteps': 4 })).toMatchObject({
      'stoss.enabled': true,
      'stoss.maxSteps': 4,
    });
  });

  it('Tout is only inherited for games that are played', () => {
    expect(rulesOf('wirtshaus', { 'games.geier': false })['tout.allowedGames']).toEqual(['solo', 'wenz', 'farbwenz']);
    expect(rulesOf('schafkopfschule', { 'games.geier': true })['tout.allowedGames']).toEqual([
      'solo',
      'wenz',
      'farbwenz',
    ]);
    const geier = rulesOf('schafkopfschule', { 'games.geier': true, 'tout.allowedGames': ['geier'] });
    expect(geier['tout.allowedGames']).toEqual(['geier']);
    expect(rulesOf('turnier', { 'tout.allowedGames': ['wenz', 'solo'] })).toEqual(PRESETS.turnier);
    expect(rulesOf('turnier', { 'tout.allowedGames': [] })['tout.allowedGames']).toEqual([]);
  });

  it('B31 a game that is switched on finds its place in the order of rank', () => {
    const rules = rulesOf('turnier', { 'games.farbgeier': true, 'games.bettel': true, 'games.geier': true });
    expect(rules['bidding.rankOrder']).toEqual(['solo', 'wenz', 'geier', 'farbgeier', 'bettel', 'rufspiel']);
  });

  it('games that are not played have no rank', () => {
    const rules = rulesOf('wirtshaus', {
      'games.geier': false,
      'games.wenz': false,
      'bidding.rankOrder': ['farbwenz', 'wenz', 'solo', 'rufspiel'],
      'bidding.rankTies': [
        ['wenz', 'rufspiel'],
        ['solo', 'geier', 'farbwenz'],
      ],
    });
    expect(rules['bidding.rankOrder']).toEqual(['farbwenz', 'solo', 'rufspiel']);
    expect(rules['bidding.rankTies']).toEqual([['farbwenz', 'solo']]);
    expect(rulesOf('wirtshaus', { 'games.geier': false })['bidding.rankTies']).toEqual([['solo', 'wenz', 'farbwenz']]);
  });

  it('groups of equal rank stand in the order of rank', () => {
    const ties = [
      ['rufspiel', 'farbwenz'],
      ['wenz', 'solo'],
    ];
    expect(rulesOf('schafkopfschule', { 'bidding.rankTies': ties })['bidding.rankTies']).toEqual([
      ['solo', 'wenz'],
      ['farbwenz', 'rufspiel'],
    ]);
  });

  it('C.8 check 3 (B29): a minimum game that is switched off is replaced by the next higher one', () => {
    expect(minimum({ 'games.farbwenz': false })).toEqual(['rufspiel', 'wenz', 'wenz', 'solo']);
    expect(minimum({ 'games.farbwenz': false, 'games.geier': true })).toEqual(['rufspiel', 'geier', 'wenz', 'solo']);
    expect(minimum({ 'games.solo': false })).toEqual(['rufspiel', 'farbwenz', 'wenz', 'wenz']);
    const chosen = ['rufspiel', 'bettel', 'farbgeier', 'solo'];
    expect(minimum({ 'bidding.minGameByInterest': chosen })).toEqual(['rufspiel', 'farbwenz', 'farbwenz', 'solo']);
    const order = ['wenz', 'solo', 'farbwenz', 'rufspiel'];
    expect(minimum({ 'bidding.minGameByInterest': chosen, 'bidding.rankOrder': order })).toEqual([
      'rufspiel',
      'farbwenz',
      'farbwenz',
      'solo',
    ]);
  });

  it('C.8 check 3: the inherited list follows a new order of rank', () => {
    const rules = rulesOf('schafkopfschule', { 'bidding.rankOrder': ['solo', 'farbwenz', 'wenz', 'rufspiel'] });
    expect(rules['bidding.minGameByInterest']).toEqual(['rufspiel', 'wenz', 'farbwenz', 'solo']);
  });

  it('C.8 check 7: without Rufspiel the first interested player needs the lowest solo game', () => {
    expect(rulesOf('schafkopfschule', { 'games.rufspiel': false })['bidding.minGameByInterest']).toEqual([
      'farbwenz',
      'farbwenz',
      'wenz',
      'solo',
    ]);
    const bettel = rulesOf('schafkopfschule', { 'games.rufspiel': false, 'games.bettel': true });
    expect(bettel['bidding.minGameByInterest'][0]).toBe('bettel');
  });

  it('Stock: the action brings it along, another action takes it away', () => {
    expect(rulesOf('turnier', { 'allPass.action': 'stock' })['stock.enabled']).toBe(true);
    expect(rulesOf('wirtshaus', { 'allPass.action': 'ramsch' })['stock.enabled']).toBe(false);
    expect(rulesOf('wirtshaus', { 'allPass.action': 'ramsch', 'stock.enabled': true })['stock.enabled']).toBe(true);
    expect(rulesOf('wirtshaus', { 'stock.enabled': false })['allPass.action']).toBe('redeal');
    expect(rulesOf('wirtshaus', { 'stock.enabled': true })).toEqual(PRESETS.wirtshaus);
    expect(rulesOf('schafkopfschule', { 'stock.enabled': true })).toMatchObject({
      'stock.enabled': true,
      'allPass.action': 'redeal',
    });
    expect(rulesOf('schafkopfschule', { 'stock.enabled': false })).toEqual(PRESETS.schafkopfschule);
  });

  it('short deck: two packets of three, Klopfen after three', () => {
    for (const preset of ['wirtshaus', 'turnier']) {
      expect(rulesOf(preset, { deck: 24 })).toMatchObject({ 'dealing.packets': '2x3', 'klopfen.afterCards': 3 });
    }
    expect(rulesOf('wirtshaus', { deck: 24, 'laufende.max.rufspiel': 14 })['laufende.max.rufspiel']).toBe(14);
    expect(rulesOf('wirtshaus', { deck: 24 })['rufsau.discardFromTrick']).toBe(8);
  });

  it('Klopfen falls between two packets', () => {
    expect(rulesOf('wirtshaus', { 'dealing.packets': '4x2' })['klopfen.afterCards']).toBe(4);
    for (const cards of [2, 4, 6]) {
      const rules = rulesOf('wirtshaus', { 'dealing.packets': '4x2', 'klopfen.afterCards': cards });
      expect(rules['klopfen.afterCards']).toBe(cards);
    }
  });
});
