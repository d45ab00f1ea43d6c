import { PRESETS, view } from '@stammtisch/rules';
import type { Contract } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { playing, rufspiel, tableWith } from '../../test/deal-fixtures.ts';
import { seededRandom } from '../random.ts';
import { BUDGETS } from './level.ts';
import { thinkStoss } from './think-stoss.ts';
import { forWholeDeals } from './thinking.ts';

// Seat 0 calls the Gras-Sau of seat 1; seat 2 holds a stack of trumps.
const HANDS = { 0: 'HU SU HA HK H9 G9 E9 S9', 1: 'GA G8 H8 H7 E8 E7 S8 S7', 2: 'EO GO HO SO EU GU HZ EA' };

// Seat 1 plays a Schellen-Farbwenz; seat 2 has the hand to beat it, seat 3 has not.
const AGAINST_FARBWENZ = { 0: 'EZ EK GK GO G9 G8 G7 SZ', 1: 'EU GA GZ GU HZ SK S9 S7', 2: 'EA E9 E8 HO HU H7 SA SU' };
const FARBWENZ: Contract = { game: 'farbwenz', suit: 'S', declarer: 1, tout: false };

describe('against a game alone a strong bot doubles', () => {
  it.each([
    [2, 'stoss'],
    [3, undefined],
  ] as const)(
    'with a hand that promises something of itself, as soon as most worlds are won: seat %s',
    (seat, word) => {
      const seen = view(playing(tableWith(AGAINST_FARBWENZ, 3, PRESETS.schafkopfschule), FARBWENZ), seat);
      const decision = thinkStoss(seen, forWholeDeals(seen, BUDGETS.strong), seededRandom('e'));
      expect(decision?.action?.type).toBe(word);
    },
  );
});

describe('why a strong bot doubles', () => {
  it('counts the worlds it tried, a likely one that was drawn twice only once', () => {
    const seen = view(playing(tableWith(HANDS), rufspiel(0, 'G')), 2);
    const thinking = forWholeDeals(seen, BUDGETS.strong);
    const decision = thinkStoss(seen, thinking, seededRandom('stoss'));
    expect(decision?.action).toEqual({ type: 'stoss' });
    expect(decision?.why.worlds).toBeGreaterThan(0);
    expect(decision?.why.worlds).toBeLessThan(thinking.plan.keep);
  });
});
