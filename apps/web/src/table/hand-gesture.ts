import type { Card } from '@stammtisch/rules';
import { distance, stripAt, type Box, type LaidCard, type Place } from './hand-strips.ts';

/** The hand under a finger: what is seen of its cards, where it ends, and how large the window is. */
export interface HandOnScreen {
  readonly strips: readonly LaidCard[];
  readonly box: Box;
  readonly window: { readonly width: number; readonly height: number };
}

/** Where a finger is, and when (milliseconds). */
export interface Touch extends Place {
  readonly time: number;
}

/** A finger that lies on the hand. */
export interface Finger {
  readonly start: Touch;
  /** The card that was lifted before the finger came. */
  readonly before: Card | null;
  /** It has moved: it slides, it does not tap. */
  readonly slides: boolean;
}

/** What a touch of the hand means. */
export interface Outcome {
  readonly finger: Finger | null;
  readonly lifted: Card | null;
  /** The card that is enlarged above the finger. */
  readonly peek: Card | null;
  readonly play: Card | null;
}

/** A finger that moves less is a tap. */
const TAP_SLOP = 10;
/** So far up within `FLICK_TIME` is a flick: it plays although the finger did not leave the hand. */
const FLICK = 48;
const FLICK_TIME = 250;
/** So far down cancels, although the finger is still on the hand. */
const DOWN = 56;
/** In one-tap mode a tap this near to another card that could be played only lifts. */
const GUARD = 8;
/** Slides that begin so near to the edge of the window belong to the system: back, home. */
const EDGE = 20;

/** A finger comes down: the card under it is lifted. Nothing is decided yet. */
export function press(hand: HandOnScreen, touch: Touch, lifted: Card | null): Outcome {
  const finger: Finger = { start: touch, before: lifted, slides: false };
  return { finger, lifted: stripAt(hand.strips, touch)?.card ?? null, peek: null, play: null };
}

/** The finger moves: the lifted card follows it along the fan, stays what it is above the hand, and is let down below. */
export function slide(hand: HandOnScreen, finger: Finger, touch: Touch, lifted: Card | null): Outcome {
  const { start, before } = finger;
  if (!finger.slides && Math.hypot(touch.x - start.x, touch.y - start.y) < TAP_SLOP) {
    return { finger, lifted, peek: null, play: null };
  }
  const sliding: Finger = { ...finger, slides: true };
  if (isEdge(hand, start)) return { finger: sliding, lifted: before, peek: null, play: null };
  if (touch.y > hand.box.bottom || touch.y - start.y > DOWN) {
    return { finger: sliding, lifted: null, peek: null, play: null };
  }
  const card = touch.y < hand.box.top ? lifted : (stripAt(hand.strips, touch)?.card ?? null);
  return { finger: sliding, lifted: card, peek: card, play: null };
}

/**
 * The finger leaves: above the hand, or after a flick, the card is played; on the hand a slide leaves it lifted. A tap plays the card that
 * was lifted before, and in one-tap mode any card that it hits clearly. A card that is not allowed says so at the first tap.
 */
export function letGo(
  hand: HandOnScreen,
  finger: Finger,
  touch: Touch,
  lifted: Card | null,
  mode: 'safe' | 'one-tap',
): Outcome {
  const rest: Outcome = { finger: null, lifted, peek: null, play: null };
  if (lifted === null) return rest;
  const played: Outcome = { ...rest, play: lifted };
  if (finger.slides) return !isEdge(hand, finger.start) && goesUp(hand, finger, touch) ? played : rest;
  if (finger.before === lifted) return played;
  const strip = hand.strips.find(({ card }) => card === lifted);
  if (strip?.legal === false) return played;
  return mode === 'one-tap' && strip?.legal === true && isClear(hand, touch, lifted) ? played : rest;
}

function goesUp({ box }: HandOnScreen, { start }: Finger, { x, y, time }: Touch): boolean {
  if (y < box.top) return true;
  const up = start.y - y;
  return up > FLICK && up > Math.abs(x - start.x) && time - start.time < FLICK_TIME;
}

/** Whether no other card that could be played is near enough to be meant as well. */
function isClear({ strips }: HandOnScreen, touch: Touch, meant: Card): boolean {
  return strips.every((strip) => strip.card === meant || strip.legal !== true || distance(strip, touch) >= GUARD);
}

function isEdge({ window }: HandOnScreen, { x, y }: Place): boolean {
  return x < EDGE || x > window.width - EDGE || y > window.height - EDGE;
}
