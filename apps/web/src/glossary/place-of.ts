import type { CSSProperties } from 'preact';

/** Width of an explanation in rem, and what stays free at the edges in pixels. */
const WIDTH = 20;
const EDGE = 8;
const GAP = 6;

/** Where an explanation goes: below its word, or above it in the lower half of the page, and never beyond an edge. */
export function placeOf(word: Element, page: Element): CSSProperties {
  const { left, top, bottom } = word.getBoundingClientRect();
  const { clientWidth, clientHeight } = page;
  const rem = Number.parseFloat(getComputedStyle(page).fontSize);
  const width = Math.min(WIDTH * rem, clientWidth - 2 * EDGE);
  const x = Math.max(EDGE, Math.min(left, clientWidth - EDGE - width));
  const isBelow = top < clientHeight / 2;
  return {
    width,
    left: x,
    top: isBelow ? bottom + GAP : 'auto',
    bottom: isBelow ? 'auto' : clientHeight - top + GAP,
    maxHeight: (isBelow ? clientHeight - bottom : top) - GAP - EDGE,
  };
}
