import { parseCard, type Card } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { letGo, press, slide, type Finger, type HandOnScreen, type Outcome } from './hand-gesture.ts';
import { stripAt, visibleStrips, type LaidCard } from './hand-strips.ts';

const CODES = ['EO', 'GO', 'HU', 'HA', 'EA', 'GK', 'S9', 'S7'];
const [FIRST, SECOND, THIRD] = CODES.map((code) => parseCard(code)!) as [Card, Card, Card];

/** Eight cards of 84 x 140 with a pitch of 39, as on a phone of 360 x 640. */
function fan(legal: (card: Card) => boolean | null = () => true): readonly LaidCard[] {
  return CODES.map((code, index) => {
    const card = parseCard(code)!;
    const left = 2 + 39 * index;
    return { card, row: 0, left, right: left + 84, top: 488, bottom: 628, legal: legal(card) };
  });
}

function handOf(cards: readonly LaidCard[], mirrored = false): HandOnScreen {
  return {
    strips: visibleStrips(cards, mirrored),
    box: { left: 0, right: 360, top: 468, bottom: 632 },
    window: { width: 360, height: 660 },
  };
}

const HAND = handOf(fan());
const onSecond = { x: 60, y: 560, time: 0 };

/** Presses, slides over the places and lets go at the last one. */
function gesture(
  hand: HandOnScreen,
  places: readonly (readonly [x: number, y: number])[],
  { lifted = null, mode = 'safe', pace = 100 }: { lifted?: Card | null; mode?: 'safe' | 'one-tap'; pace?: number } = {},
): Outcome {
  const [first, ...others] = places.map(([x, y], index) => ({ x, y, time: index * pace }));
  let out = press(hand, first!, lifted);
  for (const touch of others) out = slide(hand, out.finger!, touch, out.lifted);
  return letGo(hand, out.finger!, others.at(-1) ?? first!, out.lifted, mode);
}

describe('safe: the first tap lifts, the second plays', () => {
  it('lifts the card under the finger at once and does nothing else when the finger leaves', () => {
    expect(press(HAND, onSecond, null)).toMatchObject({ lifted: SECOND, play: null });
    expect(gesture(HAND, [[60, 560]])).toMatchObject({ lifted: SECOND, play: null });
  });

  it('plays the card that was lifted before', () => {
    expect(gesture(HAND, [[60, 560]], { lifted: SECOND }).play).toBe(SECOND);
  });

  it('lifts another card instead of playing the one that was lifted', () => {
    expect(gesture(HAND, [[60, 560]], { lifted: FIRST })).toMatchObject({ lifted: SECOND, play: null });
  });

  it('answers at the first tap on a card that is not allowed', () => {
    const hand = handOf(fan((card) => card !== SECOND));
    expect(gesture(hand, [[60, 560]]).play).toBe(SECOND);
  });

  it('lays a card ready before the own turn', () => {
    const hand = handOf(fan(() => null));
    expect(gesture(hand, [[60, 560]])).toMatchObject({ lifted: SECOND, play: null });
    expect(gesture(hand, [[60, 560]], { mode: 'one-tap' })).toMatchObject({ lifted: SECOND, play: null });
  });

  it('decides when the finger leaves, never before', () => {
    const { finger } = press(HAND, onSecond, SECOND);
    const away = slide(HAND, finger!, { x: 60, y: 650, time: 300 }, SECOND);
    expect(letGo(HAND, away.finger!, { x: 60, y: 650, time: 300 }, away.lifted, 'one-tap')).toMatchObject({
      lifted: null,
      play: null,
    });
  });
});

describe('sliding', () => {
  it('lifts what is under the finger, enlarged above it, and keeps it lifted on the hand', () => {
    const start: Finger = press(HAND, onSecond, null).finger!;
    expect(slide(HAND, start, { x: 100, y: 560, time: 100 }, SECOND)).toMatchObject({ lifted: THIRD, peek: THIRD });
    expect(
      gesture(HAND, [
        [60, 560],
        [100, 560],
      ]),
    ).toMatchObject({ lifted: THIRD, peek: null, play: null });
  });

  it('plays above the hand the card that was under the finger last', () => {
    const places = [
      [60, 560],
      [100, 560],
      [140, 430],
    ] as const;
    expect(gesture(HAND, places).play).toBe(THIRD);
  });

  it('plays by a flick that ends on the hand; the same way slowly only lifts', () => {
    const up = [
      [60, 560],
      [62, 500],
    ] as const;
    expect(gesture(HAND, up, { pace: 120 }).play).toBe(SECOND);
    expect(gesture(HAND, up, { pace: 600 })).toMatchObject({ lifted: SECOND, play: null });
  });

  it('cancels downwards, below the hand or far enough', () => {
    const below = [
      [60, 600],
      [60, 640],
    ] as const;
    const far = [
      [60, 500],
      [60, 570],
    ] as const;
    expect(gesture(HAND, below)).toMatchObject({ lifted: null, play: null });
    expect(gesture(HAND, far)).toMatchObject({ lifted: null, play: null });
  });

  it('never begins at the edge of the window: that is a swipe of the system', () => {
    const back = [
      [8, 560],
      [100, 560],
      [100, 430],
    ] as const;
    expect(gesture(HAND, back)).toMatchObject({ lifted: null, play: null });
    expect(gesture(HAND, [[8, 560]])).toMatchObject({ lifted: FIRST, play: null });
  });
});

describe('one tap', () => {
  const mode = 'one-tap';

  it('plays a card that is hit clearly', () => {
    expect(gesture(HAND, [[60, 560]], { mode }).play).toBe(SECOND);
  });

  it('only lifts nearer than 8 pixels to another card that could be played', () => {
    expect(gesture(HAND, [[44, 560]], { mode })).toMatchObject({ lifted: SECOND, play: null });
    expect(gesture(HAND, [[50, 560]], { mode }).play).toBe(SECOND);
  });

  it('plays beside a card that is not allowed: that one cannot have been meant', () => {
    const hand = handOf(fan((card) => card !== FIRST));
    expect(gesture(hand, [[44, 560]], { mode }).play).toBe(SECOND);
  });
});

describe('what is seen of a hand', () => {
  it('is the left strip of each card, and the whole last one', () => {
    expect(HAND.strips.map(({ left, right }) => right - left)).toEqual([39, 39, 39, 39, 39, 39, 39, 84]);
  });

  it('is the right strip of each card in a mirrored fan', () => {
    expect(handOf(fan(), true).strips.map(({ left, right }) => right - left)).toEqual([84, 39, 39, 39, 39, 39, 39, 39]);
  });

  it('is the upper part of the back row of two', () => {
    const rows = fan().map(({ card }, index): LaidCard => {
      const left = 2 + 89 * (index % 4);
      const top = index < 4 ? 404 : 490;
      return { card, row: index < 4 ? 0 : 1, legal: true, left, right: left + 87, top, bottom: top + 145 };
    });
    const strips = visibleStrips(rows, false);
    expect(strips.map(({ top, bottom }) => bottom - top)).toEqual([86, 86, 86, 86, 145, 145, 145, 145]);
    expect(stripAt(strips, { x: 40, y: 480 })?.card).toBe(FIRST);
    expect(stripAt(strips, { x: 40, y: 495 })?.card).toBe(parseCard('EA'));
  });

  it('is meant by a finger that lands a little beside it, and by no other', () => {
    expect(stripAt(HAND.strips, { x: 60, y: 640 })?.card).toBe(SECOND);
    expect(stripAt(HAND.strips, { x: 60, y: 400 })).toBeNull();
  });
});
