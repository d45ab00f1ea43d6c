import { parseCard, PRESETS, setOf, type Contract, type View } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { isRestSure } from './sure-rest.ts';

const SOLO: Contract = { game: 'solo', suit: 'H', declarer: 0, tout: false };

/** Cards from codes with spaces between. */
function cards(text: string): readonly number[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((code) => parseCard(code)!);
}

function holding(codes: string, contract: Contract = SOLO, played = ''): View {
  return {
    rules: PRESETS.sauspiel,
    actions: [{ type: 'claim' }],
    deal: { contract, hand: setOf(cards(codes)), tricks: [{ cards: cards(played) }] },
  } as unknown as View;
}

describe('whether the rest is certain', () => {
  it('is, with the highest trumps only', () => {
    expect(isRestSure(holding('EO GO HO'))).toBe(true);
  });

  it('is not, while one higher trump may be somewhere', () => {
    expect(isRestSure(holding('GO HO'))).toBe(false);
    expect(isRestSure(holding('GO HO', SOLO, 'EO'))).toBe(true);
  });

  it('is not with a Sau while somebody may trump it', () => {
    expect(isRestSure(holding('EO EA'))).toBe(false);
  });

  it('is with a Sau as soon as no trump can be left to anybody', () => {
    expect(isRestSure(holding('EO EA', SOLO, 'GO HO SO EU GU HU SU HA HZ HK H9 H8'))).toBe(true);
    expect(isRestSure(holding('EO EA', SOLO, 'GO HO SO EU GU HU SU HA HZ HK H9'))).toBe(false);
  });

  it('is never said in a Bettel, where winning loses', () => {
    expect(isRestSure(holding('EA', { game: 'bettel', declarer: 0 }))).toBe(false);
  });

  it('is not offered where the house rules know no claim', () => {
    expect(isRestSure({ ...holding('EO'), actions: [] })).toBe(false);
  });
});
