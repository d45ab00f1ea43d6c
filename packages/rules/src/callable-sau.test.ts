import { describe, expect, test } from 'vitest';
import { callableSuits, isGesperrt, renonceCalls, whyNotCallable } from './callable-sau.ts';
import { codesOf, hand, rulesOf } from '../test/support/cards.ts';

const RULES = rulesOf();

describe('which Sau may be called', () => {
  test('BD-21 R29 none: two Säue owned, no plain Gras card although GO and GU are held', () => {
    const held = hand('EA E9 GO GU SO SA HZ H7');
    expect(callableSuits(RULES, held)).toEqual([]);
    expect(isGesperrt(RULES, held)).toBe(true);
  });

  test('BD-22 R39 B35 only Gras: EO and EU are no Eichel cards, the Schellen-Sau is owned', () => {
    const held = hand('EO EU GK G7 SA S9 H8 H7');
    expect(callableSuits(RULES, held)).toEqual(['G']);
    expect(isGesperrt(RULES, held)).toBe(false);
  });

  test('BD-23 Eichel and Schellen', () => {
    expect(callableSuits(RULES, hand('EK E8 GA S7 HO HU HA H9'))).toEqual(['E', 'S']);
  });

  test('R38 R39 each refusal says why', () => {
    const held = hand('EK E8 GA HO HU HA H9 H8');
    expect(whyNotCallable(RULES, held, 'E')).toBeNull();
    expect(whyNotCallable(RULES, held, 'G')).toEqual({ code: 'bid-own-sau', suit: 'G' });
    expect(whyNotCallable(RULES, held, 'H')).toEqual({ code: 'bid-herz' });
    expect(whyNotCallable(RULES, held, 'S')).toEqual({ code: 'bid-no-suit', suit: 'S' });
  });

  test('R39 one small card of each suit is enough', () => {
    for (const [suit, one] of [
      ['E', 'E7'],
      ['G', 'G7'],
      ['S', 'S7'],
    ] as const) {
      expect(whyNotCallable(RULES, hand(`${one} HO HU HA`), suit)).toBeNull();
    }
  });
});

describe('what may be called by somebody who is gesperrt and has to play', () => {
  test('B54 the Säue he does not hold', () => {
    expect(codesOf(renonceCalls(hand('EO EA GA HU H9 E9 G9 HO')))).toEqual(['SA']);
    expect(codesOf(renonceCalls(hand('EO GA HU H9 HK HZ G9 HO')))).toEqual(['EA', 'SA']);
  });

  test('B54 with all three Säue the Zehner he does not hold', () => {
    expect(codesOf(renonceCalls(hand('EO EA GA SA HU H9 E9 G9')))).toEqual(['EZ', 'GZ', 'SZ']);
    expect(codesOf(renonceCalls(hand('EO EA GA SA HU GZ E9 G9')))).toEqual(['EZ', 'SZ']);
  });

  test('B54 nothing if he has all of them', () => {
    expect(renonceCalls(hand('EO EA GA SA EZ GZ SZ G9'))).toEqual([]);
  });
});
