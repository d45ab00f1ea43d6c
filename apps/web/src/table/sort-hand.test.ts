import { cardCode, parseCard, PRESETS, setOf } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { sortedHand, type SortedFor } from './sort-hand.ts';

const HAND = setOf(['EO', 'SU', 'HA', 'H7', 'EA', 'E7', 'GK', 'SO'].map((code) => parseCard(code)!));

function sorted(game: SortedFor | null): string {
  return sortedHand(PRESETS.sauspiel, HAND, game).map(cardCode).join(' ');
}

describe('a hand as players hold it', () => {
  it('is sorted for a Rufspiel before anybody announced: trumps from the Eichel-Ober down, then suits from the Sau', () => {
    expect(sorted(null)).toBe('EO SO SU HA H7 EA E7 GK');
  });

  it('is sorted for the game that is played: in a Wenz only the Unter is trump', () => {
    expect(sorted({ game: 'wenz' })).toBe('SU EA EO E7 GK HA H7 SO');
  });

  it('is sorted for a Solo with its trump suit', () => {
    expect(sorted({ game: 'solo', suit: 'E' })).toBe('EO SO SU EA E7 GK HA H7');
  });
});
