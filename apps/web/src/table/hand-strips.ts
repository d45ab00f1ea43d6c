import type { Card } from '@stammtisch/rules';

/** A place in the window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A card of the hand as it lies on the screen, from left to right and from the back row to the front. */
export interface LaidCard extends Box {
  readonly card: Card;
  readonly row: 0 | 1;
  /** Whether it may be played now; `null` while nothing of the hand may be. */
  readonly legal: boolean | null;
}

/** A finger may land so far beside a card and still means it. */
const REACH = 24;

/**
 * What is seen of each card: the next one of its row covers all but a strip (a mirrored fan lies the other way round), and the front row
 * covers the lower part of the back row.
 */
export function visibleStrips(cards: readonly LaidCard[], mirrored: boolean): readonly LaidCard[] {
  const front = Math.min(...cards.filter(({ row }) => row === 1).map(({ top }) => top));
  return cards.map((one, index) => {
    const covering = cards[mirrored ? index - 1 : index + 1];
    const cover = covering?.row === one.row ? covering : undefined;
    return {
      ...one,
      left: mirrored ? Math.max(one.left, cover?.right ?? one.left) : one.left,
      right: mirrored ? one.right : Math.min(one.right, cover?.left ?? one.right),
      bottom: one.row === 0 ? Math.min(one.bottom, front) : one.bottom,
    };
  });
}

/** The card under a place, or the nearest one within a finger's reach. */
export function stripAt(strips: readonly LaidCard[], place: Place): LaidCard | null {
  const near = strips[nearestStrip(strips, place)];
  return near === undefined || distance(near, place) > REACH ? null : near;
}

/** Which of some strips is nearest to a place, however far away; -1 if there is none. */
export function nearestStrip(strips: readonly Box[], place: Place): number {
  const distances = strips.map((strip) => distance(strip, place));
  return distances.indexOf(Math.min(...distances));
}

/** How far a place is from a rectangle; 0 inside. */
export function distance({ left, right, top, bottom }: Box, { x, y }: Place): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
