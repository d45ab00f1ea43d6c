import { decide, evolve, orderOf, readHouseRules, view } from '@stammtisch/rules';
import type { HouseRules, Seat, SeatAction, Table } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { hand, playing, rufspiel, solo, tableWith } from '../test/deal-fixtures.ts';
import { chooseAction } from './choose-action.ts';
import { winsEverything } from './claim.ts';
import { seededRandom } from './random.ts';

const random = seededRandom('claim');

function rulesWith(set: object = {}): HouseRules {
  const read = readHouseRules({
    preset: 'sauspiel',
    set: { 'play.claimRest': 'allRemaining', 'stoss.enabled': false, ...set },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return read.value;
}

const RULES = rulesWith();

function act(table: Table, seat: Seat, action: SeatAction): Table {
  const decided = decide(table, { seat, ...action });
  if (!decided.ok) throw new Error(decided.reason.code);
  return decided.value.reduce(evolve, table);
}

function type(table: Table, seat: Seat): unknown {
  return chooseAction(view(table, seat), 'xaver', random)?.type;
}

describe('"Der Rest gehört mir" (B59)', () => {
  const order = orderOf(RULES, { game: 'solo', suit: 'H' });

  it('is certain with enough of the highest trumps and only top cards', () => {
    expect(winsEverything(order, hand('EO GO EA'), hand('HO SO GA GZ EZ E9'))).toBe(true);
    expect(winsEverything(order, hand('EO GO EA'), hand('HO SO HU GZ EZ E9'))).toBe(false);
    expect(winsEverything(order, hand('EO GO EZ'), hand('HO SO EA GZ EK E9'))).toBe(false);
    expect(winsEverything(order, hand('GO HO EA'), hand('EO SO GA GZ EZ E9'))).toBe(false);
    expect(winsEverything(order, hand('EA SA'), hand('EZ E9 SZ GA'))).toBe(true);
  });

  it('is claimed by a declarer who cannot lose a trick', () => {
    const table = playing(tableWith({ 0: 'EO GO HO SO EU GU HU SU' }, 3, RULES), solo(0, 'H'));
    expect(type(table, 0)).toBe('claim');
    expect(type(playing(tableWith({ 0: 'EO GO HO SO EU GU HU E7' }, 3, RULES), solo(0, 'H')), 0)).toBe('play');
  });

  it('is never claimed where tricks are no gain', () => {
    const table = playing(tableWith({ 0: 'EO GO HO SO EU GU HU SU' }, 3, RULES), { game: 'ramsch' });
    expect(type(table, 0)).toBe('play');
  });

  it('who cannot beat a card agrees, who can does not', () => {
    const hands = {
      0: 'EO GO HO SO EU GU EA E7',
      1: 'EZ EK E9 E8 G9 G8 S9 S8',
      2: 'HU SU HA HZ HK H9 H8 H7',
      3: 'GA GZ GK G7 SA SZ SK S7',
    };
    const claimed = act(playing(tableWith(hands, 3, RULES), solo(0, 'H')), 0, { type: 'claim' });
    expect(type(claimed, 1)).toBe('refuse-claim');
    expect(type(claimed, 2)).toBe('refuse-claim');
    expect(type(claimed, 3)).toBe('agree-claim');
  });

  it('a partner agrees: the tricks are his, too', () => {
    const hands = { 0: 'EO GO HO SO EU GU G9 E7', 1: 'GA EZ EK E9 E8 S9 S8 H7' };
    const claimed = act(playing(tableWith(hands, 3, RULES), rufspiel(0, 'G')), 0, { type: 'claim' });
    expect(type(claimed, 1)).toBe('agree-claim');
  });

  it('in a Ramsch everybody leaves the rest to the claimant', () => {
    const claimed = act(playing(tableWith({ 0: 'E7 E8 G7 G8 S7 S8 H7 H8' }, 3, RULES), { game: 'ramsch' }), 0, {
      type: 'claim',
    });
    expect(type(claimed, 1)).toBe('agree-claim');
  });
});

describe('Schwarz that has to be demanded (R92)', () => {
  it('is demanded', () => {
    const rules = rulesWith({ 'schwarz.claimRequired': true, 'play.claimRest': 'allRemaining' });
    let table = playing(tableWith({ 0: 'EO GO HO SO EU GU HU SU' }, 3, rules), solo(0, 'H'));
    table = act(table, 0, { type: 'claim' });
    for (const seat of [1, 2, 3] as const) table = act(table, seat, { type: 'agree-claim' });
    expect(type(table, 0)).toBe('claim-schwarz');
  });
});
