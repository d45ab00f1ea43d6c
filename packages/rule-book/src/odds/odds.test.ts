import { PRESETS, readHouseRules } from '@stammtisch/rules';
import type { HouseRules } from '@stammtisch/rules';
import { describe, expect, test } from 'vitest';
import { choose, drawn, drawnAtLeast } from './choose.ts';
import {
  anyOfFour,
  bothFollow,
  dealCount,
  gesperrt,
  handCount,
  longSuit,
  oneHand,
  runOf,
  shapeOf,
  voidSomewhere,
  withPartner,
} from './hand-odds.ts';
import { oneIn, percent } from './odds-text.ts';
import { eitherOf, otherwise, ratio, share } from './ratio.ts';

const LONG = shapeOf(PRESETS.schafkopfschule);

function shortDeck(): HouseRules {
  const rules = readHouseRules({ preset: 'schafkopfschule', set: { deck: 24 } });
  if (!rules.ok) throw new Error(rules.reason.code);
  return rules.value;
}

describe('counting', () => {
  test('known binomials', () => {
    expect(choose(32, 8)).toBe(10_518_300n);
    expect(choose(8, 0)).toBe(1n);
    expect(choose(3, 5)).toBe(0n);
    expect(choose(5, -1)).toBe(0n);
  });

  test('all counts of a draw together are certain', () => {
    const draw = { cards: 32, taken: 8, marked: 14 };
    const all = Array.from({ length: 9 }, (_, count) => drawn(draw, count));
    expect(eitherOf(all)).toEqual(ratio(1n, 1n));
    expect(drawnAtLeast(draw, 0)).toEqual(ratio(1n, 1n));
    expect(otherwise(drawn(draw, 0))).toEqual(drawnAtLeast(draw, 1));
  });
});

describe('hands', () => {
  test('the shape of both decks comes from the rules', () => {
    expect(LONG).toEqual({ cards: 32, hand: 8, trumps: 14, callable: [6, 6, 6] });
    expect(shapeOf(shortDeck())).toEqual({ cards: 24, hand: 6, trumps: 12, callable: [4, 4, 4] });
  });

  test('PR-01 PR-02 a Sie: 1 in 10,518,300 for one seat, 1 in 2,629,575 for any', () => {
    expect(oneHand(LONG)).toEqual(ratio(1n, 10_518_300n));
    expect(anyOfFour(oneHand(LONG))).toEqual(ratio(1n, 2_629_575n));
    expect(handCount(LONG)).toBe(10_518_300n);
  });

  test('99 561 092 450 391 000 ways to deal', () => {
    expect(dealCount(LONG)).toBe(99_561_092_450_391_000n);
  });

  test('eight trumps of fourteen: 3003 of all hands', () => {
    expect(drawn({ cards: 32, taken: 8, marked: LONG.trumps }, 8)).toEqual(ratio(3003n, 10_518_300n));
  });

  test('all four Ober: 20 475 of all hands', () => {
    expect(drawn({ cards: 32, taken: 8, marked: 4 }, 4)).toEqual(ratio(20_475n, 10_518_300n));
  });

  test('Laufende: three Ober from the top in one hand and in two', () => {
    expect(runOf(LONG, 3, 1)).toEqual(ratio(choose(29, 5), choose(32, 8)));
    expect(runOf(LONG, 3, 2)).toEqual(ratio(choose(29, 13), choose(32, 16)));
    expect(runOf(LONG, 8, 1)).toEqual(oneHand(LONG));
  });
});

/** Counts hands by looking at each kind of hand: how many cards of each suit and which Säue. */
function bruteForce(wanted: (suits: readonly { readonly sau: boolean; readonly small: number }[]) => boolean): bigint {
  let hands = 0n;
  const kinds = [false, true].flatMap((sau) => [0, 1, 2, 3, 4, 5].map((small) => ({ sau, small })));
  for (const a of kinds) {
    for (const b of kinds) {
      for (const c of kinds) {
        const suits = [a, b, c];
        const cards = suits.reduce((sum, { sau, small }) => sum + small + (sau ? 1 : 0), 0);
        if (cards > 8 || !wanted(suits)) continue;
        hands += suits.reduce((product, { small }) => product * choose(5, small), choose(14, 8 - cards));
      }
    }
  }
  return hands;
}

describe('suits', () => {
  test('R29 gesperrt, counted another way', () => {
    const hands = bruteForce((suits) => suits.every(({ sau, small }) => sau || small === 0));
    expect(gesperrt(LONG)).toEqual(ratio(hands, 10_518_300n));
  });

  test('a void suit, counted another way', () => {
    const hands = bruteForce((suits) => suits.some(({ sau, small }) => !sau && small === 0));
    expect(voidSomewhere(LONG)).toEqual(ratio(hands, 10_518_300n));
  });

  test('R80 four cards of the suit for whoever holds its Sau, counted another way', () => {
    const held = bruteForce(([a]) => a?.sau === true);
    const long = bruteForce(([a]) => a?.sau === true && a.small >= 3);
    expect(longSuit(LONG, 4)).toEqual(ratio(long, held));
  });

  test('the more cards of the called suit the caller holds, the less likely both opponents follow', () => {
    const shares = [1, 2, 3, 4].map((own) => share(bothFollow(LONG, own)));
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    // One of 23 unseen cards cannot lie with both opponents.
    expect(bothFollow(LONG, 4)).toEqual(ratio(0n, 1n));
    // Two cards, one with each opponent: 2 · 8 · 8 / (23 · 22).
    expect(bothFollow(LONG, 3)).toEqual(ratio(128n, 506n));
  });

  test('the partner has one missing card in 7 of 23 deals', () => {
    expect(withPartner(LONG, 1)).toEqual(ratio(7n, 23n));
  });
});

describe('chances in words', () => {
  test('exact and rounded ones are told apart', () => {
    expect(oneIn(oneHand(LONG), 'de')).toBe('1 : 10.518.300');
    expect(oneIn(anyOfFour(oneHand(LONG)), 'en')).toBe('1 : 2,629,575');
    expect(oneIn(ratio(3003n, 10_518_300n), 'de')).toBe('≈ 1 : 3.503');
    expect(oneIn(ratio(7n, 23n), 'de')).toBe('≈ 1 : 3,3');
    expect(oneIn(ratio(0n, 1n), 'de')).toBe('nie');
  });

  test('per cent', () => {
    expect(percent(ratio(7n, 23n), 'de')).toBe('30,4 %');
    expect(percent(ratio(3003n, 10_518_300n), 'en')).toBe('0.03%');
    expect(percent(oneHand(LONG), 'de')).toBe('unter 0,01 %');
    expect(percent(ratio(0n, 1n), 'de')).toBe('0,00 %');
  });
});
