import { readHouseRules } from '@stammtisch/rules';
import type { HouseRuleProblem } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { houseRuleProblemText } from './problem-text.ts';

function problem(input: unknown): HouseRuleProblem {
  const read = readHouseRules(input);
  if (read.ok) throw new Error('no problem');
  return read.reason;
}

function conflict(set: Record<string, unknown>, preset = 'wirtshaus'): HouseRuleProblem {
  return problem({ preset, set });
}

/** One of each kind, with what its sentence must name. */
const PROBLEMS: readonly (readonly [HouseRuleProblem, ...string[]])[] = [
  [problem(7), '7'],
  [problem({ preset: 'wirtshaus', extra: 1 }), 'extra', '"set"'],
  [problem({}), '"turnier"'],
  [problem({ preset: 'x' }), '"x"', '"turnier"'],
  [problem({ preset: 'wirtshaus', set: [] }), 'set', '[]'],
  [conflict({ 'tariff.foo': 1 }), 'tariff.foo'],
  [conflict({ 'Tariff.Wenz': 1 }), 'Tariff.Wenz', 'tariff.wenz'],
  [conflict({ 'games.geier': 1 }), 'games.geier', 'true', 'false', '1'],
  [conflict({ deck: 36 }), 'deck', '32', '24', '36'],
  [conflict({ 'tariff.wenz': -1 }), 'tariff.wenz', '0', '10000', '"solo"', '-1'],
  [conflict({ 'tout.multiplier': 5 }), 'tout.multiplier', '1', '4', '5'],
  [conflict({ 'tout.allowedGames': ['bettel'] }), 'tout.allowedGames', '"farbgeier"', '["bettel"]'],
  [conflict({ 'bidding.minGameByInterest': [] }), 'bidding.minGameByInterest', '4', '"bettel"'],
  [conflict({ 'bidding.rankTies': [['solo']] }), 'bidding.rankTies', '"rufspiel"'],
  [conflict({ 'laufende.max.wenz': 1 }), 'laufende.max.wenz', 'laufende.min.wenz', '1', '2'],
  [conflict({ 'games.geier': false, 'tout.allowedGames': ['geier'] }), 'tout.allowedGames', 'games.geier'],
  [conflict({ 'bidding.minGameByInterest': ['solo', 'wenz', 'wenz', 'rufspiel'] }), 'bidding.rankOrder'],
  [conflict({ 'stoss.enabled': false, 'stoss.maxSteps': 3 }), 'stoss.enabled', 'stoss.maxSteps', '3'],
  [conflict({ 'stoss.enabled': true, 'stoss.maxSteps': 0 }), 'stoss.enabled', 'stoss.maxSteps'],
  [conflict({ 'klopfen.afterCards': 3 }, 'turnier'), 'klopfen.afterCards', 'dealing.packets', '2, 4', '3'],
  [conflict({ 'dealing.packets': '2x3' }), 'dealing.packets', 'deck', '2x3', '32'],
  [conflict({ 'stock.enabled': false, 'allPass.action': 'stock' }), 'allPass.action', 'stock.enabled'],
  [conflict({ 'tariff.rufspiel': 0 }), 'stock.contribution', 'tariff.rufspiel'],
  [conflict({ 'games.rufspiel': false, 'games.solo': false }), 'games.rufspiel', 'games.solo'],
  [conflict({ 'games.rufspiel': false, 'muss.allowSolo': false }, 'turnier'), 'muss.allowSolo', 'games.rufspiel'],
  [conflict({ 'bidding.rankOrder': ['solo'] }), 'bidding.rankOrder', 'games.wenz'],
];

describe('problems of house rules in words', () => {
  it.each(PROBLEMS.map(([reason, ...parts]) => ({ reason, parts })))('$reason', ({ reason, parts }) => {
    const texts = LANGUAGES.map((language) => houseRuleProblemText(reason, language));
    for (const text of texts) {
      expect(text).toMatch(/^[^\n]+[.?]$/);
      expect(text).not.toMatch(/undefined|\[object/);
      for (const part of parts) expect(text).toContain(part);
    }
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });

  it('names option, label, what is expected and what was given', () => {
    const reason = conflict({ 'tariff.wenz': 'teuer' });
    expect(houseRuleProblemText(reason, 'de')).toBe(
      'Die Regel „tariff.wenz“ (Preis Wenz) nimmt eine ganze Zahl von 0 bis 10000 oder "solo", nicht "teuer".',
    );
    expect(houseRuleProblemText(reason, 'en')).toBe(
      'The rule “tariff.wenz” (Price of a Wenz) takes a whole number from 0 to 10000 or "solo", not "teuer".',
    );
    expect(houseRuleProblemText(reason, 'bar')).toBe(
      'D\' Regl „tariff.wenz“ (Preis Wenz) nimmt a ganze Zoi vo 0 bis 10000 oda "solo", ned "teuer".',
    );
  });

  it('every kind of problem and of conflict is among them', () => {
    const codes = new Set(PROBLEMS.map(([{ code }]) => code));
    const conflicts = new Set(
      PROBLEMS.flatMap(([reason]) => (reason.code === 'rule-conflict' ? [reason.because] : [])),
    );
    expect([codes.size, conflicts.size]).toEqual([8, 12]);
  });
});
