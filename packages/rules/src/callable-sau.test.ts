import { describe, expect, test } from 'vitest';
import { callableSuits, whyNotCallable } from './callable-sau.ts';
import { isGesperrt } from './gesperrt.ts';
import { hand, rulesOf } from '../test/support/cards.ts';

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
