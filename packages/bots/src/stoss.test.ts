import { decide, evolve, readHouseRules, view } from '@stammtisch/rules';
import type { HouseRules, Seat, SeatAction, Table } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { playing, rufspiel, solo, tableWith } from '../test/deal-fixtures.ts';
import { chooseAction } from './choose-action.ts';
import { seededRandom } from './random.ts';
import { BOT_NAMES } from './temperament.ts';

const random = seededRandom('stoss');

function rulesWith(set: object = {}): HouseRules {
  const read = readHouseRules({ preset: 'sauspiel', set });
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return read.value;
}

function types(table: Table, seat: Seat): readonly unknown[] {
  return BOT_NAMES.map((bot) => chooseAction(view(table, seat), bot, random)?.type ?? null);
}

function act(table: Table, seat: Seat, action: SeatAction): Table {
  const decided = decide(table, { seat, ...action });
  if (!decided.ok) throw new Error(decided.reason.code);
  return decided.value.reduce(evolve, table);
}

// seat 0 calls the Gras-Sau of seat 1; seat 2 holds a stack of trumps
const HANDS = { 0: 'HU SU HA HK H9 G9 E9 S9', 1: 'GA G8 H8 H7 E8 E7 S8 S7', 2: 'EO GO HO SO EU GU HZ EA' };

describe('Stoß (R81)', () => {
  it('an opponent with the trumps doubles, out of turn as well', () => {
    const table = playing(tableWith(HANDS, 3, rulesWith()), rufspiel(0, 'G'));
    expect(types(table, 2)).toEqual(['stoss', 'stoss', 'stoss']);
  });

  it('an opponent without trumps keeps silent until it is his turn', () => {
    const table = playing(tableWith(HANDS, 3, rulesWith()), rufspiel(0, 'G'));
    expect(types(table, 3)).toEqual([null, null, null]);
  });

  it('R83 the declarer with a poor hand does not answer, and says so', () => {
    const table = act(playing(tableWith(HANDS, 3, rulesWith()), rufspiel(0, 'G')), 2, { type: 'stoss' });
    expect(types(table, 0)).toEqual(['no-stoss', 'no-stoss', 'no-stoss']);
    expect(types(table, 1)).toEqual(['no-stoss', 'no-stoss', 'no-stoss']);
  });

  it('R83 a declarer who cannot lose answers, and so does such a partner', () => {
    const hands = { 0: 'EO GO HO SO EU GU HA G9', 2: 'HU SU HZ HK H9 EA EZ SA' };
    const table = act(playing(tableWith(hands, 3, rulesWith()), rufspiel(0, 'G')), 2, { type: 'stoss' });
    expect(types(table, 0)).toEqual([expect.anything(), 'stoss', 'stoss']);
    const strong = { 0: 'HU SU HZ HK H9 G9 E9 S9', 1: 'EO GO HO SO EU GU GA EA' };
    const other = act(playing(tableWith(strong, 3, rulesWith()), rufspiel(0, 'G')), 2, { type: 'stoss' });
    expect(types(other, 1)).toEqual([expect.anything(), 'stoss', 'stoss']);
  });

  it('R63 the highest trump beats a Tout for certain', () => {
    const hands = { 0: 'GO HO SO EU GU HA HZ HK', 2: 'EO E9 E8 E7 G9 G8 G7 S7', 3: 'HU SU EA EZ GA GZ SA SZ' };
    const table = playing(tableWith(hands, 3, rulesWith()), { game: 'solo', suit: 'H', declarer: 0, tout: true });
    expect(types(table, 2)).toEqual(['stoss', 'stoss', 'stoss']);
    expect(types(table, 3)).toEqual([null, null, null]);
  });

  it('against a game alone one hand tells too little', () => {
    const hands = { 0: 'EO GO HU HA HZ HK EA GA', 2: 'HO SO EU GU H9 E9 E8 G9' };
    expect(types(playing(tableWith(hands, 3, rulesWith()), solo(0, 'H')), 2)).toEqual([null, null, null]);
  });

  it('the two highest Unter are a Stoß against a Wenz for whoever dares', () => {
    const table = playing(tableWith({ 2: 'EU GU E9 E8 G9 HO SO SK' }, 3, rulesWith()), {
      game: 'wenz',
      declarer: 0,
      tout: false,
    });
    const [sepp, resi] = types(table, 2);
    expect([sepp, resi]).toEqual([null, 'stoss']);
  });

  it('nobody doubles a Bettel or a Ramsch', () => {
    const rules = rulesWith({ 'stoss.inRamsch': 'ownFirstCard' });
    expect(types(playing(tableWith({}, 3, rules), { game: 'bettel', declarer: 0 }), 2)).toEqual([null, null, null]);
    expect(types(playing(tableWith({}, 3, rules), { game: 'ramsch' }), 2)).toEqual([null, null, null]);
  });

  it('B19 nobody doubles a Sie', () => {
    const rules = rulesWith({ 'stoss.onSie': true, 'klopfen.enabled': false });
    const table = act(tableWith({ 0: 'EO GO HO SO EU GU HU SU' }, 3, rules), 0, { type: 'lay-sie' });
    expect(types(table, 1)).toEqual(['no-stoss', 'no-stoss', 'no-stoss']);
  });
});
