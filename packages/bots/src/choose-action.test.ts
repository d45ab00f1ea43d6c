import { PRESETS, newTable, view } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { card, playing, rufspiel, tableWith } from '../test/deal-fixtures.ts';
import { chooseAction } from './choose-action.ts';
import { randomBot } from './random-bot.ts';
import { seededRandom } from './random.ts';
import { BOTS, BOT_NAMES, isBotName } from './temperament.ts';

const random = seededRandom('choose-action');

describe('chooseAction', () => {
  it('says nothing where nobody may act: between deals, and for a spectator', () => {
    expect(chooseAction(view(newTable(PRESETS.wirtshaus, 0), 1), 'sepp', random)).toBeNull();
    expect(chooseAction(view(tableWith({}), 'spectator'), 'sepp', random)).toBeNull();
    expect(randomBot(view(newTable(PRESETS.wirtshaus, 0), 1), random)).toBeNull();
  });

  it('keeps silent instead of giving a Stoß out of turn with a hand that promises nothing', () => {
    const table = playing(tableWith({ 0: 'EO GO HO EU HA HK G9 E8', 1: 'E9 EK G7 G8 S7 S8 S9 H7' }), rufspiel(0, 'G'));
    const seen = view(table, 1);
    expect(seen.actions).toEqual([{ type: 'stoss' }]);
    for (const bot of BOT_NAMES) expect(chooseAction(seen, bot, random)).toBeNull();
    expect(randomBot(seen, random)).toBeNull();
  });

  it('returns the very action of the view, so a caller may look it up', () => {
    const table = playing(tableWith({ 0: 'EO GO HO EU HA HK G9 E8' }), rufspiel(0, 'G'));
    const seen = view(table, 0);
    expect(seen.actions).toContain(chooseAction(seen, 'resi', random));
  });

  it('equal views and equal chance give the equal action', () => {
    const table = playing(tableWith({ 0: 'EO GO HO EU HA HK G9 E8' }), rufspiel(0, 'G'), 'EO');
    const act = (): unknown => chooseAction(view(table, 1), 'xaver', seededRandom('same'));
    expect(act()).toEqual(act());
  });

  it('plays the only legal card', () => {
    const table = playing(
      tableWith({ 0: 'EO GO HO EU HA HK G9 E8', 1: 'GA G7 EA EK S7 S8 S9 H7' }),
      rufspiel(0, 'G'),
      'G9',
    );
    // R76 the Sau must fall when it is searched
    expect(chooseAction(view(table, 1), 'xaver', random)).toEqual({ type: 'play', card: card('GA') });
  });
});

describe('the regulars', () => {
  it('have three characters', () => {
    expect(BOT_NAMES.map((name) => BOTS[name].character)).toEqual(['careful', 'bold', 'steady']);
    expect(BOT_NAMES.map((name) => BOTS[name].name)).toEqual([...BOT_NAMES]);
  });

  it('dare the more, the bolder they are', () => {
    const { sepp, resi, xaver } = BOTS;
    for (const key of ['rufspielFrom', 'soloFrom', 'toutFrom', 'stossFrom', 'knockFrom'] as const) {
      expect(sepp.temperament[key]).toBeGreaterThan(xaver.temperament[key]);
      expect(xaver.temperament[key]).toBeGreaterThan(resi.temperament[key]);
    }
  });

  it('are known by name', () => {
    expect(isBotName('resi')).toBe(true);
    expect(isBotName('random')).toBe(false);
    expect(isBotName(7)).toBe(false);
  });
});
