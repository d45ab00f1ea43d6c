import { decide, evolve, readHouseRules, view } from '@stammtisch/rules';
import type { HouseRules, Table } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { tableWith } from '../test/deal-fixtures.ts';
import { chooseAction } from './choose-action.ts';
import { seededRandom } from './random.ts';
import { BOT_NAMES } from './temperament.ts';

const random = seededRandom('knock');

function rulesWith(set: object): HouseRules {
  const read = readHouseRules({ preset: 'wirtshaus', set: { 'dealing.cutMaxTimes': 0, ...set } });
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return read.value;
}

function knocks(table: Table): readonly unknown[] {
  return BOT_NAMES.map((bot) => chooseAction(view(table, 0), bot, random)?.type);
}

describe('Klopfen (R16)', () => {
  it('everybody knocks on three Ober and an Unter, nobody on four plain cards', () => {
    expect(knocks(tableWith({ 0: 'EO GO HO EU E7 E8 E9 G7' }, 3, rulesWith({})))).toEqual(['knock', 'knock', 'knock']);
    const plain = knocks(tableWith({ 0: 'E7 E8 E9 G7 EO GO HO EU' }, 3, rulesWith({})));
    expect(plain).toEqual(['not-knock', 'not-knock', 'not-knock']);
  });

  it('VI-06 only the first packet counts', () => {
    const strong = tableWith({ 0: 'EO GO E9 E8 HO SO EU GU' }, 3, rulesWith({}));
    const weak = tableWith({ 0: 'EO GO E9 E8 E7 G7 G8 G9' }, 3, rulesWith({}));
    expect(knocks(strong)).toEqual(knocks(weak));
  });

  it('of two cards as much is expected each as of four', () => {
    const two = rulesWith({ 'dealing.packets': '4x2', 'klopfen.afterCards': 2 });
    expect(knocks(tableWith({ 0: 'EO GO E9 E8 E7 G7 G8 G9' }, 3, two))).toHaveLength(3);
  });

  it('the bold one knocks where the careful one does not', () => {
    const [sepp, resi] = knocks(tableWith({ 0: 'EO GO E9 E8 E7 G7 G8 G9' }, 3, rulesWith({})));
    expect([sepp, resi]).toEqual(['not-knock', 'knock']);
  });
});

describe('cutting (R9, R10)', () => {
  it('cuts once and leaves the pack at that', () => {
    const rules = rulesWith({ 'dealing.cutMaxTimes': 3, 'klopfen.enabled': false });
    const table = tableWith({}, 3, rules);
    const first = chooseAction(view(table, 2), 'sepp', random);
    if (first?.type !== 'cut') throw new Error('did not cut');
    const decided = decide(table, { seat: 2, ...first });
    if (!decided.ok) throw new Error(decided.reason.code);
    const cut = decided.value.reduce(evolve, table);
    expect(chooseAction(view(cut, 2), 'sepp', random)).toEqual({ type: 'done-cutting' });
  });
});
