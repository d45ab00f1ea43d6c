import type { Touch } from './hand-gesture.ts';

/** Two touches within this time and this distance are a double tap for a browser that zooms. */
const WITHIN = 300;
const NEAR = 30;

/** Whether a touch that ends completes a double tap. */
export function isDoubleTap(before: Touch | null, now: Touch): boolean {
  if (before === null || now.time - before.time > WITHIN) return false;
  return Math.hypot(now.x - before.x, now.y - before.y) <= NEAR;
}
