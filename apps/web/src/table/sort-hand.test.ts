import { cardCode, parseCard, PRESETS, setOf, type Card } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { inOwnOrder, movedTo, sortedHand, type HandOrder, type SortedFor } from './sort-hand.ts';

const CARDS = ['EO', 'SU', 'HA', 'H7', 'EA', 'E7', 'GK', 'SO'].map((code) => parseCard(code)!);
const HAND = setOf(CARDS);
const USUAL: HandOrder = { trumpSide: 'left', cardOrder: 'high-first' };

function codes(cards: readonly Card[]): string {
  return cards.map(cardCode).join(' ');
}

function sorted(game: SortedFor | null, order: Partial<HandOrder> = {}): string {
  return codes(sortedHand(PRESETS.sauspiel, HAND, game, { ...USUAL, ...order }));
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

  it('has the trumps on the right for whoever holds them there', () => {
    expect(sorted(null, { trumpSide: 'right' })).toBe('EA E7 GK EO SO SU HA H7');
  });

  it('rises in each suit for whoever likes the low cards first', () => {
    expect(sorted(null, { cardOrder: 'low-first' })).toBe('H7 HA SU SO EO E7 EA GK');
  });
});

describe('an own order', () => {
  it('keeps what was moved there and leaves out what is gone', () => {
    const own = movedTo(CARDS, parseCard('SO')!, 0);
    expect(codes(own)).toBe('SO EO SU HA H7 EA E7 GK');
    const left = CARDS.filter((card) => cardCode(card) !== 'HA');
    expect(codes(inOwnOrder(left, own))).toBe('SO EO SU H7 EA E7 GK');
  });

  it('takes cards of a second packet to the end', () => {
    expect(codes(inOwnOrder(CARDS, [parseCard('E7')!]))).toBe('E7 EO SU HA H7 EA GK SO');
  });

  it('stays within the hand', () => {
    expect(codes(movedTo(CARDS, parseCard('EO')!, 99))).toBe('SU HA H7 EA E7 GK SO EO');
    expect(codes(movedTo(CARDS, parseCard('SO')!, -3))).toBe('SO EO SU HA H7 EA E7 GK');
  });
});
