import { PRESETS, readHouseRules } from '@stammtisch/rules';
import type { HouseRuleSet, HouseRules } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { hand } from '../test/deal-fixtures.ts';
import { chanceOfCount } from './count-chance.ts';
import { chanceOf } from './game-chance.ts';
import { bestOf, prospects } from './prospect.ts';
import { BOTS } from './temperament.ts';

const RULES = PRESETS.wirtshaus;

function rulesWith(set: HouseRuleSet): HouseRules {
  const read = readHouseRules({ preset: 'wirtshaus', set });
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return read.value;
}

describe('chance of a count', () => {
  it('is even at 0, rises, and never promises everything or nothing', () => {
    expect(chanceOfCount(0)).toBe(50);
    const chances = Array.from({ length: 121 }, (_, index) => chanceOfCount(index - 60));
    expect(chances.every((chance, index) => index === 0 || chance >= (chances[index - 1] ?? 0))).toBe(true);
    expect([chances[0], chances[120]]).toEqual([2, 98]);
  });
});

describe('chance of a game', () => {
  it('T1 a Rufspiel from four trumps with two Ober is about even, five trumps with three are good, two small ones are not', () => {
    const four = chanceOf(RULES, hand('EO HO HU H8 GZ G7 EK S9'), { game: 'rufspiel', suit: 'G' });
    const five = chanceOf(RULES, hand('EO GO SO HU HZ GZ EA S9'), { game: 'rufspiel', suit: 'G' });
    const two = chanceOf(RULES, hand('H9 H8 GZ G7 EK E9 S9 S8'), { game: 'rufspiel', suit: 'G' });
    expect(four).toBeGreaterThan(40);
    expect(four).toBeLessThan(65);
    expect(five).toBeGreaterThan(75);
    expect(two).toBeLessThan(25);
  });

  it('T4 a Wenz wants Unter and Säue', () => {
    const good = chanceOf(RULES, hand('EU GU SU EA EZ GA GZ HA'), { game: 'wenz' });
    const bad = chanceOf(RULES, hand('EU SU E9 E8 GK G7 HO S9'), { game: 'wenz' });
    expect(good).toBeGreaterThan(85);
    expect(bad).toBeLessThan(20);
  });

  it('T5 a Tout has no loser and enough of the highest trumps', () => {
    const tout = { game: 'solo', suit: 'E', tout: true } as const;
    expect(chanceOf(RULES, hand('EO GO HO SO EU GU EA EZ'), tout)).toBeGreaterThan(90);
    expect(chanceOf(RULES, hand('EO GO HO SO EU GU EA S7'), tout)).toBeLessThan(50);
    expect(chanceOf(RULES, hand('EO GO EK E9 E8 E7 GA SA'), tout)).toBeLessThan(50);
  });

  it('R51 a Bettel wants low cards', () => {
    const rules = rulesWith({ 'games.bettel': true });
    expect(chanceOf(rules, hand('E7 E8 G7 G8 H7 H8 S7 S8'), { game: 'bettel' })).toBe(95);
    expect(chanceOf(rules, hand('EA EK G7 G8 H7 H8 S7 S8'), { game: 'bettel' })).toBeLessThan(20);
  });

  it('a Sie cannot be lost (R64)', () => {
    expect(chanceOf(RULES, hand('EO GO HO SO EU GU HU SU'), { game: 'sie' })).toBe(100);
  });

  it('Geier and Farbgeier are judged like Wenz and Farbwenz', () => {
    const rules = rulesWith({ 'games.farbgeier': true });
    expect(chanceOf(rules, hand('EO GO SO EA EZ GA GZ HA'), { game: 'geier' })).toBeGreaterThan(85);
    expect(chanceOf(rules, hand('EO GO SO EA EZ EK GA HA'), { game: 'farbgeier', suit: 'E' })).toBeGreaterThan(85);
    const short = rulesWith({ 'games.farbgeier': true, deck: 24 });
    for (const game of ['solo', 'farbwenz', 'farbgeier'] as const) {
      const strong = chanceOf(short, hand('EO GO EU GU EA EZ'), { game, suit: 'E' });
      const weak = chanceOf(short, hand('E9 EK SK S9 GK H9'), { game, suit: 'E' });
      expect(strong - weak).toBeGreaterThan(60);
    }
    expect(chanceOf(short, hand('EU GU HU EA GA HA'), { game: 'wenz' })).toBeGreaterThan(85);
    expect(chanceOf(short, hand('EO GO HO HA GZ EA'), { game: 'rufspiel', suit: 'G' })).toBeGreaterThan(70);
  });
});

describe('prospects', () => {
  it('a game alone is worth three times its price, with the own Laufende (R106, R98)', () => {
    const held = hand('EO GO HO SO EU EA EZ GA');
    const game = prospects(RULES, 0, held, BOTS.xaver.temperament).find(
      ({ announcement }) => announcement.game === 'solo' && announcement.suit === 'E' && announcement.tout !== true,
    );
    // 98 % of 3 × (50 + 5 × 10)
    expect(game?.value).toBeCloseTo(0.96 * 300);
  });

  it('the price decides between a Rufspiel and a Solo, the chance where nothing is at stake', () => {
    const held = hand('EO GO HO HU HA HZ GA EZ');
    const cheap = rulesWith({ 'tariff.solo': 0, 'tariff.rufspiel': 0, 'tariff.laufende': 0, 'stock.contribution': 10 });
    const free = bestOf(prospects(cheap, 0, held, BOTS.xaver.temperament));
    const paid = bestOf(prospects(RULES, 0, held, BOTS.xaver.temperament));
    expect(paid?.announcement.game).not.toBe('rufspiel');
    expect(free?.chance).toBeGreaterThanOrEqual(paid?.chance ?? 100);
  });

  it('a Sie is worth most of all (R67)', () => {
    const sie = bestOf(prospects(RULES, 2, hand('EO GO HO SO EU GU HU SU'), BOTS.sepp.temperament));
    expect(sie?.announcement).toEqual({ game: 'sie' });
  });

  it('a Rufspiel-Tout counts double where it is allowed', () => {
    const rules = rulesWith({ 'tout.allowedGames': ['rufspiel'], 'laufende.enabled': false });
    const found = prospects(rules, 0, hand('EO GO HO SO EU GU HU G9'), BOTS.xaver.temperament);
    const plain = found.find(({ announcement }) => announcement.game === 'rufspiel' && announcement.tout !== true);
    const tout = found.find(({ announcement }) => announcement.game === 'rufspiel' && announcement.tout === true);
    expect(plain?.value).toBeCloseTo((10 * (2 * (plain?.chance ?? 0) - 100)) / 100);
    expect(tout?.value).toBeCloseTo((20 * (2 * (tout?.chance ?? 0) - 100)) / 100);
  });

  it('there is no best of none', () => {
    expect(bestOf([])).toBeUndefined();
  });
});
