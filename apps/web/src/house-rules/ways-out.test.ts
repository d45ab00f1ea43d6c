import fc from 'fast-check';
import { readHouseRules } from '@stammtisch/rules';
import { expect, test } from 'vitest';
import { choices, validRules } from '../../test/arbitrary-rules.ts';
import { change, draftOf, viewDraft } from './draft.ts';
import { waysOut } from './ways-out.ts';

const contradictions = [
  { 'laufende.min.wenz': 4, 'laufende.max.wenz': 2 },
  { 'games.geier': false, 'tout.allowedGames': ['geier'] },
  { 'bidding.minGameByInterest': ['solo', 'wenz', 'rufspiel', 'rufspiel'] },
  { 'stoss.enabled': false, 'stoss.maxSteps': 1 },
  { 'stoss.enabled': true, 'stoss.maxSteps': 0 },
  { 'dealing.packets': '2x4', 'klopfen.afterCards': 6 },
  { deck: 24, 'dealing.packets': '4x2' },
  { deck: 24, 'klopfen.afterCards': 4 },
  { 'allPass.action': 'stock', 'stock.enabled': false },
  { 'allPass.action': 'stock', 'tariff.rufspiel': 0 },
  { 'games.rufspiel': false, 'games.solo': false },
  { 'games.rufspiel': false, 'allPass.action': 'eichelOberMuss', 'muss.allowSolo': false },
  { 'games.bettel': true, 'bidding.rankOrder': ['solo', 'wenz', 'geier', 'farbwenz', 'rufspiel'] },
] as const;

test.each(contradictions)('C.8 %j has a way out with one tap', (set) => {
  const draft = { ...draftOf('wirtshaus'), set };
  const { shown, conflict } = viewDraft(draft);
  expect(conflict).not.toBeNull();
  const ways = waysOut(draft, shown, conflict!);
  expect(ways.length).toBeGreaterThan(0);
  for (const { option, value } of ways) {
    expect(readHouseRules({ preset: 'wirtshaus', set: { ...set, [option]: value } }).ok).toBe(true);
  }
});

test('C.8 from every contradiction of any rules a few taps lead out', () => {
  fc.assert(
    fc.property(validRules, choices, ({ preset, set }, changes) => {
      let draft = changes.reduce(
        (before, [name, value]) => change(before, { [name]: value }, name),
        draftOf(preset, set),
      );
      for (let taps = 0; viewDraft(draft).conflict !== null; taps += 1) {
        expect(taps).toBeLessThan(20);
        const { shown, conflict } = viewDraft(draft);
        const [way] = waysOut(draft, shown, conflict!);
        expect(way).toBeDefined();
        draft = change(draft, { [way!.option]: way!.value }, way!.option);
      }
    }),
  );
});
