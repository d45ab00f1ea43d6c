import { PRESETS, orderOf, readHouseRules } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { hand } from '../test/deal-fixtures.ts';
import { countHand } from './hand-count.ts';

const RULES = PRESETS.wirtshaus;

describe('counting a hand', () => {
  it('knows trumps, Säue, losers, voids and the run', () => {
    const count = countHand(orderOf(RULES, { game: 'solo', suit: 'E' }), 32, hand('EO GO SO EA EZ SA SZ G9'));
    expect(count).toMatchObject({ trumps: 5, saeue: 1, losers: 1, voids: 1, run: 2 });
  });

  it('height: the highest trump counts one, the lowest nothing', () => {
    const order = orderOf(RULES, { game: 'rufspiel' });
    expect(countHand(order, 32, hand('EO EA E9 GA G9 SA S9 SZ')).height).toBeCloseTo(1);
    expect(countHand(order, 32, hand('H7 EA E9 GA G9 SA S9 SZ')).height).toBe(0);
  });

  it('all trumps in one hand: the whole run, each of full height', () => {
    const count = countHand(orderOf(RULES, { game: 'wenz' }), 32, hand('EU GU HU SU EA EZ EK EO'));
    expect(count).toMatchObject({ trumps: 4, height: 4, run: 4, losers: 0, voids: 3 });
  });

  it('the short deck is scaled to eight cards', () => {
    const short = readHouseRules({ preset: 'wirtshaus', set: { deck: 24 } });
    if (!short.ok) throw new Error(JSON.stringify(short.reason));
    const count = countHand(orderOf(short.value, { game: 'rufspiel' }), 24, hand('EO GO HA EA E9 G9'));
    expect(count.trumps).toBeCloseTo(4);
    expect(count.run).toBe(2);
    expect(count.saeue).toBeCloseTo(4 / 3);
  });
});
