import { describe, expect, test } from 'vitest';
import { codesOf, hand } from '../test/support/cards.ts';
import { renonceCalls } from './renonce.ts';

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
